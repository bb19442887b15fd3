// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetPrograms

/// The program that a command runs: the app's own, or that of an example.
///
/// It is built when it is opened: what is wrong with other options is said before that.
struct RequestedProgram {
  /// The widget, by its kind or its name; nil for the first.
  let kind: String?

  /// The feed file that answers requests; nil for none.
  let feed: FeedFile?

  /// The feed file by which it is seen what the widget requests: an example's own, else that of the options.
  let ownFeed: FeedFile?

  /// The path of the feed file as it was given; nil for an example's own.
  let feedPath: String?

  /// The example; nil for the app's own program.
  let example: ExampleWidget?

  private let open: (Messages) throws -> ProgramSettings

  /// The program of options; nil if there is none.
  ///
  /// - Throws: `CommandFailure` if the feed cannot be used.
  init?(_ options: ProgramOptions, feed path: String?, _ messages: Messages) throws {
    guard options.isGiven else { return nil }
    kind = options.kind
    feed = try FeedFile(path: path, messages)
    ownFeed = feed
    feedPath = path
    example = nil
    open = { messages in
      guard let settings = try options.settings(messages) else {
        throw CommandFailure("no program is named; add '--program FILE'", exitCode: 2)
      }
      return settings
    }
  }

  /// The program of an example.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - options: How long it has for an answer, and with which sources it is built.
  ///   - path: The path of a feed file; nil for the example's own.
  ///   - messages: Where messages go.
  /// - Throws: `CommandFailure` if the feed cannot be used, or the example is not found.
  init(
    _ example: ExampleWidget, _ options: ProgramOptions, feed path: String?, _ messages: Messages
  ) throws {
    self.example = example
    kind = example.kind
    feedPath = path
    let package: ExamplePackage
    do throws(ProgramError) {
      package = try ExamplePackage(
        example, engine: options.build.engineFolder, environment: messages.console.environment)
    } catch {
      throw BuildReport(messages).failure(error)
    }
    let own = try FeedFile(path: package.feed.text, for: example, messages)
    ownFeed = own
    feed = try path.map { try FeedFile(path: $0, for: example, messages) } ?? own
    open = { messages in
      let line = StepLine(messages)
      defer { line.finish() }
      do throws(ProgramError) {
        return ProgramSettings(
          path: try package.program(line.progress).text, answerLimit: .seconds(options.timeLimit))
      } catch {
        line.finish()
        throw BuildReport(messages).failure(error)
      }
    }
  }

  /// The settings of the program, which is built if necessary.
  ///
  /// - Throws: `CommandFailure` if it cannot be built.
  func settings(_ messages: Messages) throws -> ProgramSettings { try open(messages) }

  /// The locale of the user: language and region.
  ///
  /// - Parameters:
  ///   - asked: Those that are asked for; nil for those of the environment if the example has texts in them, else English.
  ///   - messages: Where a note on another language goes.
  /// - Returns: The language and region.
  func locale(asked: LocaleName?, _ messages: Messages) -> LocaleName {
    let english = LocaleName(InterfaceLanguage.english.rawValue)
    guard example != nil else { return asked ?? english }
    let language = TextLanguage(
      asked: asked, known: InterfaceLanguage.allCases.map { LocaleName($0.rawValue) },
      own: english, environment: messages.console.environment)
    language.note(messages)
    return language.shown ?? english
  }
}
