import Testing

@testable import BenchCommands

@Suite struct LinkOrderTests {
  @Test(arguments: [
    "<unknown>:0: error: unknown argument: '-function-sections'",
    "clang: error: invalid linker name in argument '-fuse-ld=lld'",
    "/usr/bin/ld.gold: --shuffle-sections=.text*=1: unknown option",
    "/usr/bin/ld.bfd: unrecognized option '--shuffle-sections=.text*=1'",
    "ld: unknown options: --shuffle-sections=.text*=1",
    "ld.lld: error: unknown argument '--shuffle-sections=.text*=1'",
  ])
  func aToolThatDoesNotKnowTheArgumentsRefusesThem(line: String) {
    #expect(LinkOrder.isRefused(inLog: "[3/4] Linking app\n\(line)\nerror: link command failed\n"))
  }

  @Test(arguments: [
    "Sources/Pulldown.swift:3:1: error: cannot find 'pulldown' in scope",
    "error: unknown argument: '-bogus'",
    "swiftc -target x86_64-unknown-linux-gnu -use-ld=lld -Xlinker --shuffle-sections=.text*=1 -o app",
    "ld.lld: error: undefined symbol: unknown",
    "",
  ])
  func anotherFailureIsNoRefusal(line: String) {
    #expect(!LinkOrder.isRefused(inLog: "[3/4] Linking app\n\(line)\nerror: link command failed\n"))
  }
}
