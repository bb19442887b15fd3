// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import ShownWidgets
import SourceText
import TimelineSimulation
import WidgetPrograms

extension FeedFile {
  /// Reads the feed of a program's widget; nil if none is named.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  init?(path: String?, _ messages: Messages) throws {
    guard let path else { return nil }
    self = try Self.reading(path, messages) { source throws(FeedFileError) in
      try FeedFile(source)
    }
  }

  /// Reads the feed of an example, which must answer what the widget requests.
  ///
  /// - Throws: `CommandFailure` if it cannot be used, or is for another widget.
  init(path: String, for example: ExampleWidget, _ messages: Messages) throws {
    self = try Self.reading(path, messages) { source throws(FeedFileError) in
      let file = try FeedFile(
        source, knownEndpoints: ExampleWidget.knownEndpoints, knownWidgets: SimulatedWidget.names)
      try file.check(isFor: [example.name, example.kind])
      try file.check(has: example.endpoints, askedBy: example.kind)
      return file
    }
  }

  private static func reading(
    _ path: String, _ messages: Messages,
    _ read: (SourceFile) throws(FeedFileError) -> FeedFile
  ) throws -> FeedFile {
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    do throws(FeedFileError) {
      return try read(source)
    } catch {
      throw CommandFailure(
        error.diagnostics, sources: [error.source], style: messages.errorStyle, exitCode: 2)
    }
  }
}
