/// The workflow of GitHub Actions that keeps regressions out.
struct StarterWorkflow {
  /// The name of the executable target.
  let target: String

  /// The text of the file.
  ///
  /// - Parameter folder: The package's folder, seen from the repository's top; empty for the top itself.
  func text(inFolder folder: String) -> String {
    let path = folder.isEmpty ? "" : folder + "/"
    let place = folder.isEmpty ? "" : "\n    defaults: { run: { working-directory: '\(folder)' } }"
    return """
      # Tests, and the gate that keeps slower layouts out. It needs the baseline:
      # swift run -c release \(target) baseline update, and commit results/baseline.csv and its environment file.
      name: benchmarks

      on:
        push:
          branches: [main]
        pull_request:

      concurrency:
        group: benchmarks-${{ github.ref }}
        # A newer commit of a pull request ends the run of the older one; on main every commit keeps its verdict.
        cancel-in-progress: ${{ github.ref != 'refs/heads/main' }}

      permissions:
        contents: read

      jobs:
        gate:
          runs-on: ubuntu-latest
          container: swift:6.3-bookworm
          timeout-minutes: 30\(place)
          steps:
            - uses: actions/checkout@v7

            - uses: actions/cache@v6
              with:
                path: \(path).build
                key: swift-6.3-${{ hashFiles('\(path)Package.swift', '\(path)Sources/**', '\(path)Tests/**') }}
                restore-keys: swift-6.3-

            - name: Let git read the checkout, which belongs to another user than the container's
              run: git config --global --add safe.directory "$GITHUB_WORKSPACE"

            - name: Set up
              run: apt-get update && apt-get install -y libjemalloc-dev pkg-config valgrind

            - name: Tests
              if: hashFiles('\(path)Tests/**/*.swift') != ''
              run: swift test

            - name: Gate
              run: >
                swift run -c release \(target) baseline check
                --export junit=results/gate.xml --export markdown=results/gate.md

            - uses: actions/upload-artifact@v7
              if: always()
              with:
                name: results
                path: \(path)results/

      """
  }
}
