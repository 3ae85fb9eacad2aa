#if canImport(UIKit)
  public import CollectionLayouts
  import Foundation
  public import UIKit

  extension LayoutInsets {
    /// The insets that UIKit calls `UIEdgeInsets`.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    /// The same insets for UIKit.
    public init(_ insets: LayoutInsets) {
      self.init(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right))
    }
  }
#endif
