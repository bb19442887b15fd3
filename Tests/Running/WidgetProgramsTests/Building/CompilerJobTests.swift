// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct CompilerJobTests {
  private func event(_ text: String) -> String { "\(text.utf8.count)\n\(text)\n" }

  @Test func `The programs that the compiler started are read with their arguments`() {
    let output =
      event(
        #"{"kind": "began", "name": "link", "command_executable": "\/bin\/clang", "command_arguments": ["-o", "a\nb", "é"]}"#
      )
      + "ld.lld: warning\n" + event(#"{"kind": "finished", "name": "link", "output": "é"}"#)
      + event(#"{"kind": "began", "name": "wrap", "command_executable": "w"}"#)
    #expect(
      CompilerJob.started(in: output) == [
        CompilerJob(name: "link", executable: "/bin/clang", arguments: ["-o", "a\nb", "é"]),
        CompilerJob(name: "wrap", executable: "w", arguments: []),
      ])
  }

  @Test(arguments: ["", "12", "12\n{}", "-1\n{}\n", "2\n{]\n", "9999999999999999999999\n{}\n"])
  func `What is no event is nothing`(_ output: String) {
    #expect(CompilerJob.started(in: output).isEmpty)
  }
}
