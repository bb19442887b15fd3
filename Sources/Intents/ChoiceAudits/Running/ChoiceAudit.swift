// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Audits lines of saved choices on several processors, in memory that does not grow with their number.
///
/// The result does not depend on how many processors there are, nor on which block each of them takes.
package struct ChoiceAudit: Sendable {
  /// The progress of an audit.
  package struct Progress: Sendable {
    /// The number of lines that were read.
    package let lineCount: Int

    /// The share of the inputs, from 0 to 1; nil where a pipe brings them.
    package let share: Double?
  }

  /// The reason why an audit ends early.
  package enum Failure: Error {
    /// An input cannot be read.
    case input(AuditInputError)
    /// The verdicts cannot be written.
    case output(any Error)
  }

  /// The subject that the choices are audited against.
  package let subject: AuditSubject

  /// The path of the choice in the object of a line.
  package let path: ChoicePath

  /// The number of processors to use; nil for all.
  package let workerCount: Int?

  /// Creates an audit; nil workers are as many as there are processors.
  package init(of subject: AuditSubject, path: ChoicePath, workerCount: Int? = nil) {
    self.subject = subject
    self.path = path
    self.workerCount = workerCount
  }

  /// Audits all lines of the inputs.
  ///
  /// - Parameters:
  ///   - inputs: Where the lines come from, in their order.
  ///   - writeLines: Takes the lines with their verdicts, in order; nil where only the summary is asked for.
  ///   - report: Takes how far the audit has come, from any thread.
  /// - Returns: The summary.
  /// - Throws: ``Failure``.
  package func run(
    _ inputs: [AuditInput], writeLines: (@Sendable ([UInt8]) throws -> Void)?,
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(Failure) -> AuditSummary {
    let count = max(1, workerCount ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let work = SharedWork(
      self, inputs, workerCount: count, writeLines: writeLines, report: report)
    if count == 1 {
      work.run()
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { _ in work.run() }
    }
    return try work.result()
  }
}

/// The state that the workers of an audit share.
private final class SharedWork: Sendable {
  private struct State {
    var summary: AuditSummary
    var failure: ChoiceAudit.Failure?
    var input = -1
    var linesBefore = 0
    var share: Double?
  }

  private let audit: ChoiceAudit
  private let inputs: [AuditInput]
  private let writeLines: (@Sendable ([UInt8]) throws -> Void)?
  private let report: @Sendable (ChoiceAudit.Progress) -> Void
  private let source: Mutex<LineSource>
  private let state: Mutex<State>
  private let isStopped = Atomic(false)
  private let isOutputBroken = Atomic(false)

  /// Who has a block may write it once the one before it is written; no two blocks at work share one of these.
  private let turns: [DispatchSemaphore]

  init(
    _ audit: ChoiceAudit, _ inputs: [AuditInput], workerCount: Int,
    writeLines: (@Sendable ([UInt8]) throws -> Void)?,
    report: @escaping @Sendable (ChoiceAudit.Progress) -> Void
  ) {
    self.audit = audit
    self.inputs = inputs
    self.writeLines = writeLines
    self.report = report
    source = Mutex(LineSource(inputs))
    state = Mutex(State(summary: AuditSummary(audit.subject)))
    // One that ends below the value that it began with ends the process, so the first turn is given later.
    turns = (0..<workerCount).map { _ in DispatchSemaphore(value: 0) }
    turns.first?.signal()
  }

  /// Takes blocks until there are no more.
  func run() {
    var auditor = BlockAuditor(
      audit.subject, path: audit.path, writesLines: writeLines != nil)
    var block = LineBlock()
    while next(&block) {
      auditor.audit(block)
      turns[block.number % turns.count].wait()
      commit(auditor, block)
      turns[(block.number + 1) % turns.count].signal()
    }
    let counts = auditor.counts
    state.withLock { $0.summary.counts.add(counts) }
  }

  /// Takes the next block; false where there are no more.
  private func next(_ block: inout LineBlock) -> Bool {
    guard !isStopped.load(ordering: .relaxed) else { return false }
    do throws(AuditInputError) {
      return try source.withLock { source throws(AuditInputError) in
        guard try source.fill(&block) else { return false }
        let share = source.share
        state.withLock { $0.share = share }
        return true
      }
    } catch {
      stop(.input(error))
      return false
    }
  }

  private func stop(_ failure: ChoiceAudit.Failure) {
    isStopped.store(true, ordering: .relaxed)
    state.withLock { state in
      if state.failure == nil { state.failure = failure }
    }
  }

  /// Adds a block in its turn.
  private func commit(_ auditor: borrowing BlockAuditor, _ block: borrowing LineBlock) {
    guard !isOutputBroken.load(ordering: .relaxed) else { return }
    do {
      try writeLines?(auditor.output)
    } catch {
      isOutputBroken.store(true, ordering: .relaxed)
      return stop(.output(error))
    }
    let events = auditor.events
    let input = block.input
    let progress = state.withLock { state in
      if state.input != input { (state.input, state.linesBefore) = (input, 0) }
      state.summary.events.append(events, of: inputs[input].name, after: state.linesBefore)
      state.linesBefore += events.lineCount
      return ChoiceAudit.Progress(
        lineCount: state.summary.events.lineCount, share: state.share)
    }
    report(progress)
  }

  /// The summary, once all workers are done.
  func result() throws(ChoiceAudit.Failure) -> AuditSummary {
    let (summary, failure) = state.withLock { ($0.summary, $0.failure) }
    if let failure { throw failure }
    return summary
  }
}
