// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import TerminalInterface
import Testing

@Suite("Keys on a screen without room")
struct UnseenKeyTests {
  private func unseen(_ run: inout ScreenRun, _ keys: String) -> [EditorEffect] {
    keys.flatMap { run.state.updateUnseen(KeyPress(.character($0))) }
  }

  @Test("nothing is changed, asked or opened")
  func nothing() throws {
    let start = ScreenRun(try Sample.state())
    for key in "jkgGJKaxurcdptlf?: " {
      var run = start
      #expect(unseen(&run, String(key)).isEmpty)
      #expect(run.text() == start.text(), "\(key)")
    }
    var unsaved = start
    unsaved.type("J")
    let before = unsaved.text()
    #expect(unseen(&unsaved, "q").isEmpty)
    #expect(unsaved.text() == before)
    // It asks, which is seen once there is room; when it comes again it leaves, and what is unsaved is kept.
    let interrupt = KeyPress(.character("c"), .control)
    #expect(unsaved.state.updateUnseen(interrupt).isEmpty)
    #expect(unsaved.state.updateUnseen(interrupt) == [.interrupt])
  }

  @Test("a user can leave where nothing is unsaved, save what is, and stop the process")
  func wayOut() throws {
    var run = ScreenRun(try Sample.state())
    #expect(unseen(&run, "q") == [.quit])
    #expect(run.state.updateUnseen(KeyPress(.character("c"), .control)) == [.interrupt])
    #expect(run.state.updateUnseen(KeyPress(.character("z"), .control)) == [.suspend])
    run.type("J")
    #expect(unseen(&run, "s") == [.save(path: nil, overwriting: false)])
    run.send(.saved(name: "f"))
    #expect(unseen(&run, "q") == [.quit])
    // Where a text is typed, an 's' is a part of it.
    run.type("J⏎")
    #expect(unseen(&run, "s").isEmpty)
  }
}
