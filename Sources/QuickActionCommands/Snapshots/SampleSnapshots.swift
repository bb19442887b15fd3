// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Dispatch
import GoldenPictures
import QuickActionWidget
import SampleWidgets
import SourceText
import StringTables
import Synchronization
import TimelineReports
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// The pictures of a sample widget: the placeholder, the gallery's and those of a timeline.
struct SampleSnapshots {
  private let sample: SampleWidget
  private let families: [WidgetFamily]
  private let look: LookOptions
  private let moment: SnapshotMomentOptions
  private let sdk: WidgetSDK

  /// Names what is drawn; no families are all.
  init(
    _ sample: SampleWidget, families: [WidgetFamily], look: LookOptions,
    moment: SnapshotMomentOptions, sdk: WidgetSDK
  ) {
    self.sample = sample
    self.families = families
    self.look = look
    self.moment = moment
    self.sdk = sdk
  }

  /// Draws the pictures.
  ///
  /// - Parameters:
  ///   - locales: The languages; none for all.
  ///   - messages: What is said in addition.
  /// - Returns: The pictures, in an order that depends on nothing else.
  /// - Throws: `CommandFailure` if the widget, or what the options name, cannot be used.
  func pictures(locales: [LocaleName], _ messages: Messages) throws -> [GoldenPicture] {
    let known = InterfaceLanguage.allCases.map { LocaleName($0.rawValue) }
    return try (locales.isEmpty ? known : locales).flatMap { locale in
      let widget = SimulatedWidget(sample, locale: locale.identifier)
      return try widget.families(families).flatMap { family in
        try look.looks(
          family: family,
          margins: widget.widget.areContentMarginsDisabled ? .disabled : .standard,
          locale: locale, sdk: sdk, messages
        ).flatMap { look in
          try pictures(of: widget, in: look, messages)
        }
      }
    }
  }

  private func pictures(
    of widget: SimulatedWidget, in look: WidgetLook, _ messages: Messages
  ) throws -> [GoldenPicture] {
    guard let canvas = look.canvas else { return [] }
    let zone = try moment.zone(messages)
    let feed = try ReportFeed(path: moment.feed, for: widget, messages)
    var context = TimelineProviderContext(
      family: look.family, displaySize: canvas.size, date: try moment.instant(in: zone),
      timeZone: zone, locale: look.locale.identifier, feed: feed.answering(in: zone, seed: 1))
    let provider = widget.widget
    var entries = [("placeholder", provider.placeholder(context))]
    let timeline = try waiting { [context] in try await provider.timeline(context) }
    context.isPreview = true
    entries.append(("gallery", try waiting { [context] in try await provider.snapshot(context) }))
    entries += timeline.entries.enumerated().map { index, entry in
      (index < 9 ? "0\(index + 1)" : "\(index + 1)", entry)
    }
    let environment = look.environment(images: ImageCatalog())
    return entries.map { name, entry in
      var environment = environment
      environment.now = entry.date
      environment.timeZone = zone
      if name == "placeholder" { environment.redactionReasons = .placeholder }
      let list = DisplayList(rendering: entry.view, on: canvas, in: environment)
      return GoldenPicture(
        name: "\(provider.kind).\(name).\(look.goldenName)",
        svg: SVGRenderer(wallpaper: look.visibleWallpaper).document(
          list, title: provider.displayName, language: look.locale.identifier))
    }
  }
}

extension SimulatedWidget {
  /// The requested families; all of the widget's if none are.
  ///
  /// - Throws: `CommandFailure` if the widget does not support one.
  fileprivate func families(_ asked: [WidgetFamily]) throws -> [WidgetFamily] {
    asked.isEmpty
      ? widget.supportedFamilies : try asked.map { try family(named: $0.rawValue) }
  }
}

/// Does something that is asynchronous, as providers are and commands are not, and waits for it.
private func waiting<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let answer = Answer<Value>()
  Task.detached {
    do { answer.give(.success(try await body())) } catch { answer.give(.failure(error)) }
  }
  return try answer.wait()
}

private final class Answer<Value: Sendable>: Sendable {
  private let value = Mutex<Result<Value, any Error>?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  func give(_ result: Result<Value, any Error>) {
    value.withLock { $0 = result }
    isGiven.signal()
  }

  func wait() throws -> Value {
    while true {
      isGiven.wait()
      if let value = value.withLock(\.self) { return try value.get() }
    }
  }
}
