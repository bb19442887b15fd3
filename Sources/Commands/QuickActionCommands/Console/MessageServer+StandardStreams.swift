// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import MessageStream

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension MessageServer {
  /// Serves the client that started this process, over standard input and output, until it goes; what the process started for it ends
  /// with it.
  static func serve(_ handler: any MessageHandler, _ framing: MessageFraming) {
    // Who tries it in a terminal ends it there.
    if isatty(STDIN_FILENO) == 0 { ServerGroup.lead() }
    defer { ServerGroup.end() }
    MessageServer(framing, output: FileDescriptor(STDOUT_FILENO), handler: handler)
      .run(reading: FileDescriptor(STDIN_FILENO))
  }
}
