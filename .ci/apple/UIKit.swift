@_exported public import Foundation
@_exported public import QuartzCore

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

// What the file for apps in Documentation/RecordingYourScreen.md uses.

@MainActor open class UIScrollView {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize(width: 0, height: 0)
  public var bounds: CGRect { CGRect(origin: .zero, size: contentSize) }
}

@MainActor open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public var collectionViewLayout = UICollectionViewLayout()
}

@MainActor open class UICollectionViewLayout {
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
}

@MainActor open class UICollectionViewLayoutAttributes {
  public var center = CGPoint.zero
  public var size = CGSize(width: 0, height: 0)
  public var indexPath = IndexPath(indexes: [])
  public var representedElementCategory: UICollectionView.ElementCategory { .cell }
  public var representedElementKind: String? { nil }
}

extension IndexPath {
  public var section: Int { self[0] }
}
