// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SimulatedSystem
import WidgetProtocol

/// The host that serves the widgets of a program to the tool.
package enum WidgetHost {
  /// Answers the questions on standard input until it ends, and then exits.
  ///
  /// Output of the program's own code goes to standard error, so that standard output has only
  /// messages.
  ///
  /// - Parameters:
  ///   - widgets: A function that creates the widgets.
  ///   - previews: A function that creates the previews that the program declares.
  @MainActor package static func serve(
    _ widgets: @escaping @MainActor () -> [HostedWidget],
    previews: @escaping @MainActor () -> [HostedPreview]
  ) -> Never {
    guard isatty(STDIN_FILENO) == 0 else {
      let name = ProcessInfo.processInfo.processName
      FileHandle.standardError.write(
        Data(
          "\(name) is a program of widgets; 'quickaction preview --program \(name)' draws them\n"
            .utf8))
      exit(2)
    }
    _ = HomeFolder.url
    simulated_system_begin()
    simulated_stack_watch()
    simulated_trap_watch()
    let channel = ProgramChannel()
    let server = QuestionServer(widgets: widgets, previews: previews, channel: channel)
    ReloadRequests.listen { channel.send(ProgramMessage.reload(kind: $0).line) }
    FeedURLProtocol.register(channel)
    channel.send(ProgramMessage.hello(version: ProtocolVersion.current).line)
    Thread.detachNewThread {
      while let line = channel.nextLine() {
        if channel.takeResponse(line) { continue }
        DispatchQueue.main.async { MainActor.assumeIsolated { server.answer(line) } }
      }
      HomeFolder.remove()
      exit(0)
    }
    while true { RunLoop.main.run() }
  }
}
