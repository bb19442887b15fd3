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
    switch try message.member("event").string() {
    case "hello": self = .hello(version: try message.member("protocol").integer())
    case "fetch": self = .fetch(try ServerRequest(message))
    case "reload": self = .reload(kind: try message["kind"]?.string())
    case "clock":
      let reads = try message.member("reads").array { (read) throws(MessageError) in
        try read.array { (offset) throws(MessageError) in UInt64(try offset.integer().magnitude) }
      }
      self = .clock(reads)
    case "suites":
      self = .suites(
        try message.member("names").array { (name) throws(MessageError) in try name.string() })
    case "note": self = .note(try message.member("text").string())
    default: return nil
    }
  }

  /// The first line of a program.
  package static func helloLine() -> [UInt8] {
    event("hello") { writer in
      writer.key("protocol")
      writer.integer(ProtocolVersion.current)
    }
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

  /// The line that says why there is no answer.
  package static func failureLine(id: Int, _ reason: String) -> [UInt8] {
    MessageWriter.line { writer in
      writer.key("id")
      writer.integer(id)
      writer.key("error")
      writer.string(reason)
    }
  }

  /// The line of a reload that is asked for.
  package static func reloadLine(kind: String?) -> [UInt8] {
    event("reload") { writer in
      guard let kind else { return }
      writer.key("kind")
      writer.string(kind)
    }
  }

  /// The line of reads of the clock.
  package static func clockLine(_ reads: [[UInt64]]) -> [UInt8] {
    event("clock") { writer in
      writer.key("reads")
      writer.array(reads) { writer, read in
        writer.array(read) { $0.integer(Int(clamping: $1)) }
      }
    }
  }

  /// The line of suites of user defaults.
  package static func suitesLine(_ names: [String]) -> [UInt8] {
    event("suites") { writer in
      writer.key("names")
      writer.array(names) { $0.string($1) }
    }
  }

  /// The line of something that the developer should know.
  package static func noteLine(_ text: String) -> [UInt8] {
    event("note") { writer in
      writer.key("text")
      writer.string(text)
    }
  }

  /// The line of an event.
  package static func event(
    _ name: String, _ members: (inout MessageWriter) -> Void
  ) -> [UInt8] {
    MessageWriter.line { writer in
      writer.key("event")
      writer.string(name)
      members(&writer)
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

  init(_ message: MessageReader) throws(MessageError) {
    self.init(
      id: try message.member("fetch").integer(), url: try message.member("url").string(),
      method: try message.member("method").string(),
      now: try message["now"].map { (now) throws(MessageError) in try now.instant() })
  }

  /// The line of the request.
  package var line: [UInt8] {
    ProgramMessage.event("fetch") { writer in
      writer.key("fetch")
      writer.integer(id)
      writer.key("url")
      writer.string(url)
      writer.key("method")
      writer.string(method)
      if let now {
        writer.key("now")
        writer.integer(now.millisecondsSince1970)
      }
    }
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
    MessageWriter.line { writer in
      writer.key("fetched")
      writer.integer(id)
      switch outcome {
      case .answered(let status, let type, let body):
        writer.key("status")
        writer.integer(status)
        writer.key("type")
        writer.string(type)
        writer.key("body")
        writer.data(body)
      case .timedOut:
        writer.key("failure")
        writer.string("timedOut")
      case .unreachable:
        writer.key("failure")
        writer.string("unreachable")
      }
      if let now {
        writer.key("now")
        writer.integer(now.millisecondsSince1970)
      }
    }
  }

  /// Reads a response, with the number of its request; nil if the message is another one.
  package static func read(
    _ message: MessageReader
  ) throws(MessageError) -> (id: Int, response: ServerResponse)? {
    guard let id = message["fetched"] else { return nil }
    let outcome: Outcome
    if let failure = try message["failure"]?.string() {
      outcome = failure == "timedOut" ? .timedOut : .unreachable
    } else {
      outcome = .answered(
        status: try message.member("status").integer(),
        type: try message.member("type").string(), body: try message.member("body").data())
    }
    let now = try message["now"].map { (now) throws(MessageError) in try now.instant() }
    return (try id.integer(), ServerResponse(outcome, now: now))
  }
}
