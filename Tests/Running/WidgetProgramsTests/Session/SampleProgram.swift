// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetPrograms
import WidgetProtocol
import WidgetViews

import struct WidgetValues.Size

/// The program that the tests run.
enum SampleProgram {
  /// The file, which is built beside the tests.
  static let path = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("SampleProgram").path

  /// Whether it is there: not off Linux.
  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)

  static let now = Instant(secondsSince1970: 1_763_977_260)  // 2025-11-24 09:41

  /// Starts it.
  static func session(
    answer limit: Duration = .seconds(60), _ world: ProgramWorld = ProgramWorld(now: now),
    limits: ProgramSession.Limits? = nil, temporaryFolder: String? = nil,
    variables: [String: String] = [:]
  ) throws -> ProgramSession {
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if let temporaryFolder { environment["TMPDIR"] = temporaryFolder }
    let session = try ProgramSession(
      path: path, environment: environment, limits: limits ?? .init(answer: limit))
    try session.enter(world)
    return session
  }

  /// Asks for a timeline.
  static func run(
    _ kind: String, _ part: ProviderQuestion.Part = .timeline, family: WidgetFamily = .systemSmall,
    at now: Instant = now, in session: ProgramSession,
    respond: (ServerRequest) -> ServerResponse = { _ in ServerResponse(.unreachable) }
  ) throws(ProgramFailure) -> ProgramRun {
    try ProgramRun(
      ProviderQuestion(
        part, kind: kind, family: family, size: Size(width: 158, height: 158), now: now),
      in: session, respond: respond)
  }

  /// The drawing of the first entry.
  static func drawing(of run: ProgramRun) throws(ProgramFailure) -> DisplayList {
    try run.drawing(
      of: 0,
      in: WidgetLook(
        on: WidgetCanvas(family: .systemSmall, size: Size(width: 158, height: 158)), now: now))
  }

  /// The texts of a drawing.
  static func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
  }
}
