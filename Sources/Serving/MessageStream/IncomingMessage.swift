// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
import SourceText

/// A message that came in.
package enum IncomingMessage: Sendable {
  /// A request, which is answered once.
  case request(MessageID, method: String, parameters: PropertyListValue?)

  /// A notification, which is not answered.
  case notification(method: String, parameters: PropertyListValue?)

  /// The answer to a request of ours.
  case response(MessageID)

  /// What cannot be a message; the name of the request is known if it could be read.
  case malformed(MessageID?, MessageError)

  /// Reads a message from a frame; one that cannot be read is a message, too, with its error.
  package init(_ frame: MessageFramer.Frame) {
    switch frame {
    case .tooLong:
      self = .malformed(nil, .parse("the message is longer than the limit, and was not read"))
    case .badHeader:
      self = .malformed(nil, .parse("the header has no 'Content-Length' with a number"))
    case .message(let bytes): self.init(bytes)
    }
  }

  private init(_ bytes: [UInt8]) {
    let root: PropertyListValue
    do {
      let source = try SourceFile(name: "message", content: bytes)
      root = try PropertyListDocument(source, as: .json).root
    } catch let error as PropertyListError {
      self = .malformed(nil, .parse("the message is not JSON: \(error.message)"))
      return
    } catch {
      self = .malformed(nil, .parse("the message is not text in UTF-8"))
      return
    }
    self.init(root)
  }

  private init(_ root: PropertyListValue) {
    guard root.kind == .dictionary else {
      let advice = root.kind == .array ? "; send the messages of a batch one by one" : ""
      self = .malformed(nil, .invalidRequest("a message must be an object" + advice))
      return
    }
    let id = root["id"].flatMap { MessageID($0) }
    func malformed(_ sentence: String) -> Self { .malformed(id, .invalidRequest(sentence)) }
    guard root["jsonrpc"]?.string == "2.0" else {
      self = malformed("'jsonrpc' must be \"2.0\"")
      return
    }
    if root["id"] != nil, id == nil {
      self = malformed("'id' must be a text or a whole number")
      return
    }
    guard let method = root["method"] else {
      if let id, root["result"] != nil || root["error"] != nil {
        self = .response(id)
      } else {
        self = malformed("a message has a 'method', or a 'result' or an 'error' with an 'id'")
      }
      return
    }
    guard method.kind == .string, let name = method.string else {
      self = malformed("'method' must be a text")
      return
    }
    // Some clients write 'null' for no parameters.
    let parameters = root["params"].flatMap { $0.kind == .null ? nil : $0 }
    switch parameters?.kind {
    case nil, .dictionary, .array: break
    default:
      self = malformed("'params' must be an object or an array")
      return
    }
    if let id {
      self = .request(id, method: name, parameters: parameters)
    } else {
      self = .notification(method: name, parameters: parameters)
    }
  }
}
