// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import Disk
package import FontFiles
import SourceText
package import TimelineSimulation
package import WidgetPrograms
package import WidgetProtocol
package import WidgetTimeline
import WidgetViews

/// A program that runs, in its surroundings.
package struct OpenProgram {
  /// The session with the running program.
  package let session: ProgramSession

  /// The description of its widgets.
  package let description: ProgramDescription

  /// The answers to its requests.
  package let answers: ServerAnswers

  private let feed: FileFeed?
  /// The moment at which the program begins.
  package let now: Instant

  /// The fonts that the program has as resources.
  package let fonts: FontLibrary

  private let messages: Messages

  /// Starts a program at a moment in a time zone.
  ///
  /// - Parameters:
  ///   - settings: Which program, and in which surroundings.
  ///   - now: The moment that its clock shows.
  ///   - zone: The device's time zone.
  ///   - locale: The user's locale: language and region.
  ///   - file: The feed; nil for none.
  ///   - seed: The seed of the feed and of the program's random numbers.
  ///   - messages: Where notes go.
  /// - Throws: `CommandFailure` if it cannot be used.
  package init(
    _ settings: ProgramSettings, now: Instant, in zone: TimeZoneRules, locale: String,
    feed file: FeedFile?, seed: UInt64 = 1, _ messages: Messages
  ) throws {
    self.messages = messages
    self.now = now
    feed = file.map { FileFeed($0, timeZone: zone, seed: seed) }
    let folder = FilePath(file?.source.name ?? "").folder
    answers = ServerAnswers(file) { path in
      // A feed speaks of files beside it, and of no others.
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
      return try? FileSystem.disk.bytes(of: folder.appending(path))
    }
    let path = FileSystem.disk.resolved(FilePath(settings.path)).text
    fonts = FontLibrary(ofProgram: path)
    var environment = messages.console.environment
    environment["TZ"] = zone.identifier
    // The order of sets and dictionaries is the same in every run.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A crash is reported in one sentence.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    do throws(ProgramFailure) {
      session = try ProgramSession(
        path: path, environment: environment,
        limits: .init(answer: settings.answerLimit, until: settings.deadline))
      let manifest = FilePath(path + Self.manifestSuffix)
      try session.enter(
        ProgramWorld(
          now: now, timeZone: zone.identifier, locale: locale,
          allowsNetwork: settings.allowsNetwork, endpoints: file?.endpointNames ?? [], seed: seed,
          manifest: FileSystem.disk.status(of: manifest) == .file ? manifest.text : nil,
          appGroup: settings.appGroup.map { FileSystem.disk.resolved(FilePath($0)).text }))
      description = try session.description()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The suffix of the file of a program's resources, beside the program.
  package static let manifestSuffix = ".resources.json"

  /// Asks a provider, and returns the run with its timeline.
  ///
  /// - Throws: `CommandFailure` if there is no answer.
  package func run(_ question: ProviderQuestion) throws -> ProgramRun {
    do throws(ProgramFailure) {
      return try ProgramRun(question, in: session) { respond(to: $0) }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Answers a request of the program.
  package func respond(to request: ServerRequest) -> ServerResponse {
    let asked = answers.feedRequest(for: request, now: now)
    guard let feed else { return ServerResponse(.unreachable) }
    let result = Result<FeedResponse, FeedFailure> { () throws(FeedFailure) in
      try feed.answer(to: asked)
    }
    return answers.response(result)
  }

  /// Writes the program's own output, and the requests that the feed did not know.
  ///
  /// - Throws: `CommandFailure` if the program ended in the middle of a question.
  package func finish() throws {
    if let failure = session.failure { throw CommandFailure(failure) }
    let remarks = session.takeRemarks()
    for reload in Set(remarks.reloads).sorted() {
      let count = remarks.reloads.count { $0 == reload }
      messages.note(
        "the program asked for new timelines of "
          + (reload.kind.map { "'\(VisibleText.of($0))'" } ?? "all widgets")
          + (count == 1 ? " once" : " \(count) times") + " while it made its own")
    }
    for note in remarks.notes { messages.note(VisibleText.of(note)) }
    for name in answers.unknown {
      messages.note(
        "'\(VisibleText.of(name))' was requested, and "
          + (feed == nil
            ? "there is no feed to answer; add '--feed FILE'"
            : "the feed has no endpoint for it; add one of this name"))
    }
  }
}

extension CommandFailure {
  /// The failure of a program, which is wrong input.
  package init(_ failure: ProgramFailure) {
    self.init(VisibleText.of(failure.description), exitCode: 2)
  }
}
