// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText
import TimelineSimulation
import WidgetProject

extension FeedFile {
  /// Reads the feed of a program's widget; nil if none is named.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  init?(path: String?, _ messages: Messages) throws {
    guard let path else { return nil }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    do throws(FeedFileError) {
      try self.init(source)
    } catch {
      throw CommandFailure(
        error.diagnostics, sources: [error.source], style: messages.errorStyle, exitCode: 2)
    }
  }
}
