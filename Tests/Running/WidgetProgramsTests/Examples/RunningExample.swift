// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import WidgetPrograms
  import Disk
  import WidgetProtocol
  import WidgetViews

  /// The program of an example, whose servers answer what a test says.
  final class RunningExample {
    /// Noon of the 21st of November 2026, a Saturday, in UTC.
    static let noon = Instant(secondsSince1970: 1_795_262_400)

    /// The paths that were requested, in order.
    private(set) var requests: [String] = []

    private let widget: ExampleWidget
    private let session: ProgramSession
    private let locale: String

    init(
      _ widget: ExampleWidget, timeZone: String = "UTC", locale: String = "ja",
      appGroup: String? = nil
    ) async throws {
      self.widget = widget
      self.locale = locale
      let program = try await TestedExamples.shared.program(of: widget).text
      var environment = ProcessInfo.processInfo.environment
      environment["TZ"] = timeZone
      session = try ProgramSession(path: program, environment: environment)
      try session.enter(
        ProgramWorld(
          now: Self.noon, timeZone: timeZone, locale: locale,
          manifest: program + ".resources.json", appGroup: appGroup))
    }

    /// Asks the provider.
    ///
    /// - Parameters:
    ///   - part: What it is asked.
    ///   - family: The family.
    ///   - now: When it is asked.
    ///   - isPreview: Whether the gallery asks.
    ///   - answer: The JSON of an answer for a path, such as `images/curry.png`; nil if there is no network.
    /// - Returns: What it answered.
    /// - Throws: `ProgramFailure` if it did not answer.
    func run(
      _ part: ProviderQuestion.Part = .timeline, in family: WidgetFamily, at now: Instant = noon,
      isPreview: Bool = false, answering answer: (String) -> String?
    ) throws -> ProgramRun {
      requests = []
      return try ProgramRun(
        ProviderQuestion(
          part, kind: widget.kind, family: family, size: Self.size(of: family),
          isPreview: isPreview, now: now),
        in: session
      ) { request in
        let path = URL(string: request.url)?.path(percentEncoded: false).dropFirst() ?? ""
        requests.append(String(path))
        guard let text = answer(String(path)) else { return ServerResponse(.unreachable) }
        return ServerResponse(
          .answered(status: 200, type: "application/json", body: Array(text.utf8)))
      }
    }

    /// The drawing of an entry.
    func drawing(_ run: ProgramRun, entry: Int = 0, in family: WidgetFamily) throws -> DisplayList {
      let canvas = WidgetCanvas(family: family, size: Self.size(of: family))
      return try run.drawing(
        of: entry,
        in: WidgetLook(on: canvas, locale: locale, now: run.timeline.entries[entry].date))
    }

    private static func size(of family: WidgetFamily) -> Size {
      WidgetDevice.default.size(of: family) ?? Size(width: 158, height: 158)
    }
  }

  extension ProvidedTimeline {
    /// The minutes from a moment until the provider wants to be asked again; nil if it names no moment.
    func minutes(after moment: Instant) -> Int64? {
      guard case .after(let date) = policy else { return nil }
      return moment.duration(to: date).components.seconds / 60
    }
  }
#endif
