// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents
import IntentsBridge
import SimulatedSystem
import WidgetProtocol
import WidgetViews

/// The server that answers questions one at a time, on the main thread.
@MainActor final class QuestionServer {
  private let makeWidgets: @MainActor () -> [HostedWidget]
  private let makePreviews: @MainActor () -> [HostedPreview]
  let channel: ProgramChannel
  var world = ProgramWorld()
  var runs = EntryStore()
  private var drawings = DrawingWriter()
  var handlers: [ObjectIdentifier: ExtensionHandler] = [:]
  private(set) var extensionObject: INExtension?
  private(set) var resources: LoadedResources?
  private(set) var definedIntents: DefinedIntents?
  private var places = ProgramPlace()
  private var groups = AppGroups()
  private var suiteCount: Int32 = 0
  lazy var widgets = makeWidgets()
  lazy var previews = makePreviews()

  init(
    widgets: @escaping @MainActor () -> [HostedWidget],
    previews: @escaping @MainActor () -> [HostedPreview], channel: ProgramChannel
  ) {
    makeWidgets = widgets
    makePreviews = previews
    self.channel = channel
  }

  /// Answers the question in a line.
  func answer(_ line: [UInt8]) {
    var id = 0
    do throws(MessageError) {
      let message = try MessageReader(line: line)
      id = try message.member("id").integer()
      guard let question = try ProgramQuestion(message) else {
        let name = (try? message.member("ask").string()) ?? ""
        return fail(id, "the program does not know the question '\(name)'")
      }
      answer(question, id)
    } catch {
      fail(id, "the question cannot be read: \(error)")
    }
  }

  private func answer(_ question: ProgramQuestion, _ id: Int) {
    switch question {
    case .describe: send(id) { self.description.write(to: &$0) }
    case .world(let world):
      enter(world)
      send(id) { $0.bool(true) }
    case .provide(let question): provide(question, id)
    case .draw(let run, let entry, let look):
      guard let entry = runs.entry(entry, of: run) else {
        return fail(id, "there is no entry \(entry) of run \(run)")
      }
      simulated_reads_begin()
      defer { _ = simulated_reads_end() }
      let look = look.at(look.now ?? Instant(entry.date))
      let hasFixedBackground = runs.hasFixedBackground(run)
      var environment = environment(of: look)
      environment.hasFixedBackground = hasFixedBackground
      let asked = entry.asked(environment).applied(to: look, of: entry.view, in: environment)
        .fitted(to: entry.view, in: environment)
      if asked != look {
        environment = self.environment(of: asked)
        environment.hasFixedBackground = hasFixedBackground
      }
      draw(entry.view(), asked, environment, id)
    case .previews:
      let previews = describedPreviews
      send(id) { previews.write(to: &$0) }
    case .preview(let question): provide(question, id)
    case .forget(let run):
      runs.forget(run)
      send(id) { $0.bool(true) }
    case .intent(let kind): describeIntent(of: kind, id)
    case .parameter(let question): answer(question, id)
    }
  }

  func send(_ id: Int, _ answer: (inout MessageWriter) -> Void) {
    noteSuites()
    channel.send(ProgramMessage.answerLine(id: id, answer))
  }

  func fail(_ id: Int, _ reason: String) {
    channel.send(ProgramMessage.failure(id: id, reason).line)
  }

  func widget(_ kind: String) -> HostedWidget? { widgets.first { $0.kind == kind } }

  private func draw(
    _ view: AnyView, _ look: WidgetLook, _ environment: EnvironmentValues, _ id: Int
  ) {
    guard let canvas = look.canvas else {
      return fail(id, "the size of \(look.family.rawValue) is not known")
    }
    let list = DisplayList(rendering: view, on: canvas, in: environment)
    noteReads()
    send(id) { drawings.write(list, to: &$0) }
  }

  /// Tells where the app's own code has read the clock while it drew.
  private func noteReads() {
    let reads = (0..<simulated_reads_end()).map { read in
      (0..<Int32(SIMULATED_READ_DEPTH)).map { simulated_read(read, $0) }.filter { $0 != 0 }
    }
    if !reads.isEmpty { channel.send(ProgramMessage.clock(reads).line) }
  }

  /// Tells which suites of user defaults the app's own code uses that are app groups.
  private func noteSuites() {
    let names = takeSuites().filter { $0.hasPrefix("group.") }
    if !names.isEmpty { channel.send(ProgramMessage.suites(names).line) }
  }

  /// The suites that were used first since the last call.
  private func takeSuites() -> [String] {
    let count = simulated_suite_count()
    defer { suiteCount = count }
    return (suiteCount..<count).map { String(cString: simulated_suite($0)) }
  }

  private func enter(_ world: ProgramWorld) {
    self.world = world
    ProgramClock.now = world.now
    simulated_network_allow(world.allowsNetwork)
    simulated_random_seed(world.seed)
    FeedURLProtocol.enter(world)
    places.enter(world)
    let manifest = manifest(of: world)
    if resources == nil, let manifest {
      var loaded = LoadedResources(manifest)
      loaded.offer()
      for fault in loaded.faults { note(fault) }
      resources = loaded
      definedIntents = DefinedIntents(manifest)
    }
    if let fault = groups.enter(world, groups: manifest?.appGroups) { note(fault) }
    // These were filled from the given data.
    _ = takeSuites()
    if extensionObject == nil, let names = manifest?.handlers {
      extensionObject = names.lazy.compactMap(IntentsExtension.object).first
      if extensionObject == nil, !names.isEmpty {
        note("there is no class '\(names.joined(separator: "' or '"))' of an intents extension")
      }
    }
  }

  private func manifest(of world: ProgramWorld) -> LoadedManifest? {
    guard let path = world.manifest else { return nil }
    do {
      return try LoadedManifest.read(path)
    } catch {
      note("'\(path)' cannot be read, so that the program has no resources: \(error)")
      return nil
    }
  }

  func note(_ sentence: String) { channel.send(ProgramMessage.note(sentence).line) }

  /// What the look says, and what the place of the program adds: its zone and its resources.
  private func environment(of look: WidgetLook) -> EnvironmentValues {
    var environment = look.environment()
    environment.timeZone = places.timeZone
    resources?.add(to: &environment)
    return environment
  }
}

/// The entries of providers, by run, until they are released.
struct EntryStore {
  private struct Run {
    var entries: [HostedEntry]
    var hasFixedBackground: Bool
  }

  private var runs: [Int: Run] = [:]
  private var count = 0

  /// Keeps the entries of a run.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - hasFixedBackground: Whether the system never removes the background of their widget.
  /// - Returns: The number of the run.
  mutating func add(_ entries: [HostedEntry], hasFixedBackground: Bool) -> Int {
    count += 1
    runs[count] = Run(entries: entries, hasFixedBackground: hasFixedBackground)
    return count
  }

  /// Whether the system never removes the background of a run's widget.
  func hasFixedBackground(_ run: Int) -> Bool { runs[run]?.hasFixedBackground ?? false }

  mutating func forget(_ run: Int) {
    runs[run] = nil
  }

  func entry(_ index: Int, of run: Int) -> HostedEntry? {
    guard let entries = runs[run]?.entries, entries.indices.contains(index) else { return nil }
    return entries[index]
  }
}
