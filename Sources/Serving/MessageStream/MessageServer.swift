// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import PropertyListSyntax
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads messages, lets them be answered, and writes the answers, until the client goes.
package final class MessageServer: Sendable {
  private let framing: MessageFraming
  private let limit: Int
  private let handler: any MessageHandler
  private let worker = MessageWorker()
  private let output: Mutex<FileDescriptor>
  private let isGone = Atomic(false)

  /// How long is waited between two looks at a client that sends nothing more, in milliseconds.
  private static let patience: Int32 = 20

  /// How long is waited for a message before it is asked whether one can still come, in milliseconds.
  private static let pause: Int32 = 1000

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - framing: How messages are told apart.
  ///   - limit: The most bytes of a message.
  ///   - output: Where answers go.
  ///   - handler: What answers.
  package init(
    _ framing: MessageFraming, limit: Int = MessageFramer.standardLimit, output: FileDescriptor,
    handler: any MessageHandler
  ) {
    self.framing = framing
    self.limit = limit
    self.handler = handler
    self.output = Mutex(output)
  }

  /// Serves until the input ends and all is answered, or nobody reads the answers.
  package func run(reading input: FileDescriptor) {
    // A client that goes is seen by what 'write' returns.
    signal(SIGPIPE, SIG_IGN)
    var framer = MessageFramer(framing, limit: limit)
    handler.begin(MessageClient { self.send($0) })
    while !isEnded {
      guard Self.hasPart(input) else { continue }
      guard let bytes = Self.part(of: input) else { break }
      framer.append(bytes)
      while !handler.isDone, let frame = framer.next() { receive(IncomingMessage(frame)) }
    }
    if isEnded { return }
    if let frame = framer.rest() { receive(IncomingMessage(frame)) }
    while !worker.isIdle, !isGone.load(ordering: .relaxed) {
      var request = output.withLock { pollfd(fd: $0.number, events: 0, revents: 0) }
      if poll(&request, 1, Self.patience) > 0 { return }
    }
  }

  /// Whether nobody reads the answers, or none is wanted.
  private var isEnded: Bool { isGone.load(ordering: .relaxed) || handler.isDone }

  /// Waits for bytes, or for the end of the input; false after a while without either.
  private static func hasPart(_ input: FileDescriptor) -> Bool {
    var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, pause) != 0
  }

  /// What can be read now; nil at the end.
  private static func part(of input: FileDescriptor) -> ArraySlice<UInt8>? {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { read(input.number, $0.baseAddress, $0.count) }
      if count > 0 { return part[..<count] }
      guard count < 0 else { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      default: return nil
      }
    }
  }

  private func send(_ message: [UInt8]) {
    let bytes = framing.framed(message)
    let isWritten = output.withLock { $0.write(bytes) == nil }
    if !isWritten { isGone.store(true, ordering: .relaxed) }
  }

  private func receive(_ message: IncomingMessage) {
    switch message {
    case .malformed(let id, let error): send(OutgoingMessage.error(error, to: id))
    // Nobody waits for what the client answers.
    case .response: break
    case .notification(let method, let parameters):
      guard let id = handler.canceledRequest(method, parameters) else {
        return handler.receive(method, parameters)
      }
      if worker.cancel(id), handler.answersCanceled {
        send(OutgoingMessage.error(.canceled, to: id))
      }
    case .request(let id, let method, let parameters):
      let call = MessageCall(id) { self.send($0) }
      if handler.isImmediate(method) { return answer(method, parameters, call) }
      let work = MessageWorker.Work(call: call) { self.answer(method, parameters, $0) }
      if !worker.add(work) {
        let error = MessageError.invalidRequest(
          "a request with this 'id' is not answered yet; give each request another one")
        send(OutgoingMessage.error(error, to: id))
      }
    }
  }

  private func answer(
    _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
  ) {
    let message: [UInt8]
    do throws(MessageError) {
      message = OutgoingMessage.result(
        try handler.answer(method, parameters, call), to: call.id)
    } catch {
      message = OutgoingMessage.error(error, to: call.id)
    }
    if !call.isCanceled { send(message) }
  }
}
