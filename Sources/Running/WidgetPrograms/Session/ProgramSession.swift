// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
package import WidgetProtocol
package import WidgetTimeline
package import WidgetViews

/// A program of widgets that runs beside the tool until the session is released.
package final class ProgramSession: Sendable {
  struct State: ~Copyable {
    var process: ProgramProcess
    var lastQuestion = 0
    var answers: [Int: Result<MessageReader, ProgramFailure>] = [:]
    var remarks = Remarks()
    var drawings = DrawingReader()
    var failure: ProgramFailure?
    var world: ProgramWorld?
    var start = 0
    var slowQuestions: Set<String> = []
  }

  /// The file of the program.
  package let path: String

  private let environment: [String: String]
  private let limits: Limits
  let state: Mutex<State>

  /// Starts a program and waits for its first line.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - environment: The variables of its environment.
  ///   - limits: How long it may take.
  /// - Throws: ``ProgramFailure`` if it does not run, or is no program of widgets.
  package init(
    path: String, environment: [String: String], limits: Limits = Limits()
  ) throws(ProgramFailure) {
    self.path = path
    self.limits = limits
    self.environment = environment
    state = Mutex(State(process: try Self.process(path, environment, limits)))
  }

  /// Starts the program again after it ended, in the world in which it was; the entries that it gave are there no more.
  ///
  /// A program that runs goes on.
  ///
  /// - Throws: ``ProgramFailure`` if it does not run.
  package func restart() throws(ProgramFailure) {
    guard let failure else { return }
    // There is no time left in which it could answer.
    guard !limits.isOver else { throw failure }
    var process: ProgramProcess? = try Self.process(path, environment, limits)
    let world = state.withLock { state in
      if let process = process.take() { state.process = process }
      // A loop stays a loop: the same question is not waited for as long.
      if case .timedOut(let question, _, _) = state.failure { state.slowQuestions.insert(question) }
      state.failure = nil
      state.answers = [:]
      state.drawings = DrawingReader()
      state.start += 1
      return state.world
    }
    if let world { try enter(world) }
  }

  /// The number of restarts of the program: entries of an earlier start cannot be drawn.
  package var start: Int { state.withLock { $0.start } }

  /// Notes the world, for a further start.
  func note(_ world: ProgramWorld) { state.withLock { $0.world = world } }

  /// Notes that an entry is not drawn, and why.
  package func noteUndrawn(_ failure: ProgramFailure) {
    let sentence = "an entry is not drawn: \(failure)"
    state.withLock { state in
      if !state.remarks.notes.contains(sentence) { state.remarks.notes.append(sentence) }
    }
  }

  /// The reloads for which the program asked since the last call.
  package func takeReloads() -> [ReloadRequest] {
    state.withLock { state in
      let reloads = state.remarks.reloads
      state.remarks.reloads = []
      return reloads
    }
  }

  /// The app groups whose user defaults the program's own code has used since the last call, each once in its life.
  package func takeSuites() -> [String] {
    state.withLock { state in
      let suites = state.remarks.suites
      state.remarks.suites = []
      return suites
    }
  }

  /// The reads of the clock since the last call.
  func takeReads() -> [[UInt64]] {
    state.withLock { state in
      let reads = state.remarks.clockReads
      state.remarks.clockReads = []
      return reads
    }
  }

  /// Starts a process and waits for its first line.
  private static func process(
    _ path: String, _ environment: [String: String], _ limits: Limits
  ) throws(ProgramFailure) -> ProgramProcess {
    var process = try ProgramProcess(path: path, environment: environment)
    let version: Int
    switch process.nextLine(until: limits.end(of: limits.start)) {
    case .timedOut: throw .timedOut(question: "the start", seconds: limits.start.wholeSeconds)
    case .end:
      let crash = process.end(killing: false)
      let words = String(decoding: process.errorOutput, as: UTF8.self)
      // What the system's loader says: the library is not there, or it is another one.
      let isWithoutLibrary = words.contains("lib\(WidgetEngine.libraryName).so: cannot open")
      guard !isWithoutLibrary, !words.contains("symbol lookup error") else {
        throw .withoutEngine(path: path)
      }
      guard crash.signal != nil || crash.message != nil else { throw .notAProgram(path: path) }
      throw .crashed(question: "its start", crash)
    case .tooLong: throw .notAProgram(path: path)
    case .line(let line):
      guard case .hello(let spoken)? = try? ProgramMessage(line: line) else {
        throw .notAProgram(path: path)
      }
      version = spoken
    }
    guard version == ProtocolVersion.current else {
      throw .otherVersion(path: path, version: version)
    }
    return process
  }

  /// Asks something, and answers what the program requests of servers meanwhile.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - respond: What comes of a request.
  /// - Returns: The answer.
  /// - Throws: ``ProgramFailure`` if there is no answer.
  package func answer(
    to question: ProgramQuestion, respond: (ServerRequest) -> ServerResponse
  ) throws(ProgramFailure) -> MessageReader {
    let call = begin(question)
    while true {
      switch try next(of: call) {
      case .answer(let answer): return answer
      case .request(let request): send(respond(request), to: request)
      }
    }
  }

  /// Asks something, and answers what the program requests of servers meanwhile, which may take its time.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - respond: What comes of a request.
  /// - Returns: The answer.
  /// - Throws: ``ProgramFailure`` if there is no answer.
  package func answer(
    to question: ProgramQuestion, respond: (ServerRequest) async -> ServerResponse
  ) async throws(ProgramFailure) -> MessageReader {
    let call = begin(question)
    while true {
      switch try next(of: call) {
      case .answer(let answer): return answer
      case .request(let request): send(await respond(request), to: request)
      }
    }
  }

  /// Reads an answer with a function, and turns its errors into failures of the program.
  package func reading<Answer>(
    _ read: () throws(MessageError) -> Answer
  ) throws(ProgramFailure) -> Answer {
    do throws(MessageError) {
      return try read()
    } catch {
      throw .malformed(error.description)
    }
  }

  /// Reads a drawing from an answer.
  package func drawing(_ answer: MessageReader) throws(ProgramFailure) -> DisplayList {
    let result = state.withLock { state -> Result<DisplayList, MessageError> in
      do throws(MessageError) {
        return .success(try state.drawings.read(answer))
      } catch {
        return .failure(error)
      }
    }
    return try reading { () throws(MessageError) in try result.get() }
  }

  /// Returns the program's remarks since the last call.
  package func takeRemarks() -> Remarks {
    state.withLock { state in
      let remarks = state.remarks
      state.remarks = Remarks()
      return remarks
    }
  }

  /// The failure that ended the program; nil while it runs.
  package var failure: ProgramFailure? { state.withLock { $0.failure } }

  /// The end of what the program wrote to its standard error.
  package var errorOutput: [UInt8] { state.withLock { $0.process.errorOutput } }
}

// MARK: Exchanging lines

extension ProgramSession {
  private struct Call {
    var id: Int
    var name: String
    var deadline: ContinuousClock.Instant
    var limit: Duration
  }

  private enum Step {
    case answer(MessageReader)
    case request(ServerRequest)
  }

  private func begin(_ question: ProgramQuestion) -> Call {
    state.withLock { state in
      state.lastQuestion += 1
      if state.failure == nil { state.process.send(question.line(id: state.lastQuestion)) }
      let name = question.words
      let isSlow = state.slowQuestions.contains(name)
      let limit = isSlow ? min(limits.answer, Self.laterLimit) : limits.answer
      return Call(id: state.lastQuestion, name: name, deadline: limits.end(of: limit), limit: limit)
    }
  }

  /// How long a question is waited for that was not answered once.
  private static let laterLimit = Duration.seconds(2)

  private func send(_ response: ServerResponse, to request: ServerRequest) {
    state.withLock { $0.process.send(response.line(to: request.id)) }
  }

  private func next(of call: Call) throws(ProgramFailure) -> Step {
    try state.withLock { state in Self.next(of: call, &state) }.get()
  }

  private static func next(
    of call: Call, _ state: inout State
  ) -> Result<Step, ProgramFailure> {
    while true {
      if let answer = state.answers.removeValue(forKey: call.id) { return answer.map(Step.answer) }
      if let failure = state.failure { return .failure(failure) }
      switch state.process.nextLine(until: call.deadline) {
      case .timedOut:
        let crash = state.process.end(killing: true, asksPlace: true)
        state.failure = .timedOut(
          question: call.name, seconds: call.limit.wholeSeconds, place: crash.place)
      case .end:
        state.failure = .crashed(question: call.name, state.process.end(killing: false))
      case .tooLong:
        _ = state.process.end(killing: true)
        state.failure = .malformed("its line is longer than 256 MB")
      case .line(let line):
        do throws(MessageError) {
          if let request = take(try ProgramMessage(line: line), &state) {
            return .success(.request(request))
          }
        } catch {
          _ = state.process.end(killing: true)
          state.failure = .malformed(error.description)
        }
      }
    }
  }

  /// Takes a message; a request is answered by whoever asks.
  private static func take(_ message: ProgramMessage?, _ state: inout State) -> ServerRequest? {
    switch message {
    case .answer(let id, let answer): state.answers[id] = .success(answer)
    case .failure(let id, let reason): state.answers[id] = .failure(.refused(reason))
    case .fetch(let request): return request
    case .reload(let kind):
      state.remarks.reloads.append(kind.map(ReloadRequest.kind) ?? .all)
    case .clock(let reads):
      for read in reads where !state.remarks.clockReads.contains(read) {
        state.remarks.clockReads.append(read)
      }
    case .suites(let names): state.remarks.suites += names
    case .note(let text):
      if !state.remarks.notes.contains(text) { state.remarks.notes.append(text) }
    case .hello, nil: break
    }
    return nil
  }
}

extension Duration {
  fileprivate var wholeSeconds: Int { Int(components.seconds) }
}
