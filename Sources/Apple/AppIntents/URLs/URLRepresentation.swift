// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The URL of a value of the app: a text with places for what the value has.
public struct HostedURLRepresentation<Root>: Sendable {
  enum Part: @unchecked Sendable {
    case words(String)
    /// The text of a property; nil if the value has none.
    case property((Root) -> String?)
    /// A URL that the value has already; nil if it has none.
    case whole((Root) -> URL?)
  }

  var parts: [Part]

  /// Returns the URL of a value; nil if a property has no text or the result is not a URL.
  func url(of root: Root) -> URL? {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .property(let read):
        guard let value = read(root) else { return nil }
        text += value.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? value
      case .whole(let read):
        guard let url = read(root) else { return nil }
        text += url.absoluteString
      }
    }
    return URL(string: text)
  }
}

/// A value that has a text in the URLs of others.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text of the value; nil if it has none.
  var urlRepresentationParameter: String? { get }
}

/// Returns the text that a value has in a URL: that of its own, of a text, a number, a URL or an identifier; nil for any other value.
func hostedURLText(of value: Any) -> String? {
  switch value {
  case let value as any CustomURLRepresentationParameterConvertible:
    value.urlRepresentationParameter
  case let value as any EntityIdentifierConvertible: value.entityIdentifierString
  case let value as URL: value.absoluteString
  case let value as Double: "\(value)"
  case let value as Bool: "\(value)"
  case let value as any AppEntity: value.hostedIdentifier
  case let value as any AppEnum: value.hostedRawText
  default: nil
  }
}

extension AppEntity {
  fileprivate var hostedIdentifier: String { id.entityIdentifierString }
}

extension AppEnum {
  fileprivate var hostedRawText: String { String(rawValue) }
}
