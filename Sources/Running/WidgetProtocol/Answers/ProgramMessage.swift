// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A message of a program to the tool.
package enum ProgramMessage {
  /// The program has started, and supports a version of the protocol.
  case hello(version: Int)
  /// The answer to a question.
  case answer(id: Int, MessageReader)
  /// The message why a question has no answer.
  case failure(id: Int, String)
  /// The program sends a request to a server and waits.
  case fetch(ServerRequest)
  /// The program asks for new timelines of the widgets of a kind; nil for all kinds.
  case reload(kind: String?)
  /// The program's own code read the clock while it drew: the offsets of the calls in its file, from the innermost, of each read.
  case clock([[UInt64]])
  /// The program's own code used suites of user defaults that are app groups, each for the first time.
  case suites([String])
  /// The program reports a problem to the developer.
  case note(String)

  /// Reads a line; nil if it is a message that this version does not know.
  package init?(line: [UInt8]) throws(MessageError) {
    let message = try MessageReader(line: line)
    if let id = message["id"], message["event"] == nil {
      if let error = message["error"] {
        self = .failure(id: try id.integer(), try error.string())
      } else {
        self = .answer(id: try id.integer(), try message.member("answer"))
      }
      return
    }
    let name = try message.member("event").string()
    guard var event = Self.blank(named: name) else { return nil }
    var reader = message.members
    try event.fields(on: &reader)
    self = event
  }

  /// The line of the message, with its line break.
  package var line: [UInt8] {
    var copy = self
    return MessageWriter.line { copy.fields(on: &$0) }
  }

  /// The line of an answer.
  package static func answerLine(id: Int, _ answer: (inout MessageWriter) -> Void) -> [UInt8] {
    MessageWriter.line { writer in
      writer.key("id")
      writer.integer(id)
      writer.key("answer")
      answer(&writer)
    }
  }

  private static func blank(named name: String) -> ProgramMessage? {
    switch name {
    case "hello": .hello(version: 0)
    case "fetch": .fetch(ServerRequest(id: 0, url: ""))
    case "reload": .reload(kind: nil)
    case "clock": .clock([])
    case "suites": .suites([])
    case "note": .note("")
    default: nil
    }
  }

  private mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    let kind = "event"
    switch self {
    case .hello(var version):
      wire.kind("hello", of: kind)
      try wire.member("protocol", &version)
      self = .hello(version: version)
    case .answer: break
    case .failure(var id, var reason):
      try wire.member("id", &id)
      try wire.member("error", &reason)
      self = .failure(id: id, reason)
    case .fetch(var request):
      wire.kind("fetch", of: kind)
      try request.fields(on: &wire)
      self = .fetch(request)
    case .reload(var widget):
      wire.kind("reload", of: kind)
      try wire.member("kind", ifAny: &widget)
      self = .reload(kind: widget)
    case .clock(let reads):
      wire.kind("clock", of: kind)
      var offsets = reads.map { read in read.map(Int.init(clamping:)) }
      try wire.member("reads", &offsets)
      self = .clock(offsets.map { read in read.map { UInt64($0.magnitude) } })
    case .suites(var names):
      wire.kind("suites", of: kind)
      try wire.member("names", &names)
      self = .suites(names)
    case .note(var text):
      wire.kind("note", of: kind)
      try wire.member("text", &text)
      self = .note(text)
    }
  }
}

/// A request of a program to a server.
package struct ServerRequest: Hashable, Sendable {
  /// The number with which the answer is sent.
  package var id: Int

  /// The URL of the request.
  package var url: String

  /// The HTTP method, such as `GET`.
  package var method: String

  /// The moment of the program's clock; nil if it is the machine's.
  package var now: Instant?

  /// Creates a request with a number that its response has too.
  package init(id: Int, url: String, method: String = "GET", now: Instant? = nil) {
    self.id = id
    self.url = url
    self.method = method
    self.now = now
  }

  fileprivate mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("fetch", &id)
    try wire.member("url", &url)
    try wire.member("method", &method)
    try wire.member("now", ifAny: &now)
  }
}

/// The response to a request.
package struct ServerResponse: Hashable, Sendable {
  /// The outcome of a request.
  package enum Outcome: Hashable, Sendable {
    /// The server answered, with its status, the type of the content, and the content.
    case answered(status: Int, type: String, body: [UInt8])
    /// No answer came in time.
    case timedOut
    /// The network could not be reached.
    case unreachable
  }

  /// The outcome of the request.
  package var outcome: Outcome

  /// The moment at which it is known, which the program's clock shows from then on; nil leaves the clock as it is.
  package var now: Instant?

  /// Creates a response; nil leaves the program's clock as it is.
  package init(_ outcome: Outcome, now: Instant? = nil) {
    self.outcome = outcome
    self.now = now
  }

  /// The line of the response to a request.
  package func line(to id: Int) -> [UInt8] {
    var (id, copy) = (id, self)
    return MessageWriter.line { writer in
      writer.member("fetched", &id)
      copy.fields(on: &writer)
    }
  }

  /// Reads a response, with the number of its request; nil if the message is another one.
  package static func read(
    _ message: MessageReader
  ) throws(MessageError) -> (id: Int, response: ServerResponse)? {
    guard let id = message["fetched"] else { return nil }
    var response = ServerResponse(.answered(status: 0, type: "", body: []))
    var reader = message.members
    try response.fields(on: &reader)
    return (try id.integer(), response)
  }

  private mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    var failure: String? =
      switch outcome {
      case .answered: nil
      case .timedOut: "timedOut"
      case .unreachable: "unreachable"
      }
    try wire.member("failure", ifAny: &failure)
    if let failure {
      outcome = failure == "timedOut" ? .timedOut : .unreachable
    } else if case .answered(var status, var type, let body) = outcome {
      try wire.member("status", &status)
      try wire.member("type", &type)
      var bytes = WireBytes(bytes: body)
      try wire.member("body", &bytes)
      outcome = .answered(status: status, type: type, body: bytes.bytes)
    }
    try wire.member("now", ifAny: &now)
  }
}
