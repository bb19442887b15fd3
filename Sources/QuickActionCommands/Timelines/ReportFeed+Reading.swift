// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SampleWidgets
import SourceText
import TimelineReports
import TimelineSimulation
import WidgetProject
import WidgetTimeline

extension ReportFeed {
  /// Reads the feed of a path, or the widget's sample feed.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  init(path: String?, for widget: SimulatedWidget, _ messages: Messages) throws {
    guard let path else {
      let file = try widget.sample.map {
        try Self.file(
          SourceFile(name: "\(widget.name)\(FeedFile.fileSuffix)", text: $0.sampleFeed),
          for: widget, knownEndpoints: [], messages)
      }
      self.init(file, path: nil)
      return
    }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    self.init(
      try Self.file(
        source, for: widget, knownEndpoints: SimulatedWidget.knownEndpoints, messages),
      path: path)
  }

  private static func file(
    _ source: SourceFile, for widget: SimulatedWidget, knownEndpoints: [String],
    _ messages: Messages
  ) throws -> FeedFile {
    do throws(FeedFileError) {
      let file = try FeedFile(
        source, knownEndpoints: knownEndpoints, knownWidgets: SimulatedWidget.names)
      try file.check(isFor: [widget.name, widget.widget.kind])
      try file.check(has: widget.subject.endpoints, askedBy: widget.widget.kind)
      return file
    } catch {
      throw CommandFailure(
        error.diagnostics, sources: [error.source], style: messages.errorStyle, exitCode: 2)
    }
  }

  /// What answers requests.
  func answering(in zone: TimeZoneRules, seed: UInt64) -> any TimelineFeed {
    file.map { FileFeed($0, timeZone: zone, seed: seed) } ?? SilentFeed()
  }
}
