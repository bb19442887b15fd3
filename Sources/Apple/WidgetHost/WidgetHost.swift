// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SimulatedSystem
import WidgetProtocol

/// Serves the widgets of a program to whoever started it.
package enum WidgetHost {
  /// Answers what is asked on the standard input, until it ends.
  ///
  /// What the program's own code prints goes to the standard error, so that nothing but messages is on the standard output.
  ///
  /// - Parameters:
  ///   - widgets: Makes the widgets.
  ///   - previews: Makes the previews that the sources declare.
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
    _ = GroupContainers.home
    simulated_system_begin()
    simulated_stack_watch()
    simulated_trap_watch()
    let channel = ProgramChannel()
    let server = QuestionServer(widgets: widgets, previews: previews, channel: channel)
    ReloadRequests.listen { channel.send(ProgramMessage.reloadLine(kind: $0)) }
    FeedURLProtocol.register(channel)
    channel.send(ProgramMessage.helloLine())
    Thread.detachNewThread {
      while let line = channel.nextLine() {
        if channel.takeResponse(line) { continue }
        DispatchQueue.main.async { MainActor.assumeIsolated { server.answer(line) } }
      }
      GroupContainers.removeHome()
      exit(0)
    }
    while true { RunLoop.main.run() }
  }
}
