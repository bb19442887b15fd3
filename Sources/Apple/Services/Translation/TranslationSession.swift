// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Translates texts from a language to another; here there is no language that it knows.
public final class TranslationSession: Sendable {
  /// The language of the texts and that of the translations.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; nil if it is to be found.
    public var source: Locale.Language?
    /// The language of the translations; nil for the user's.
    public var target: Locale.Language?
    /// How often the texts were to be translated anew.
    public private(set) var version = 0

    /// Creates a configuration; nil for the language that the texts are in, or for the user's.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Asks for all texts to be translated anew.
    public mutating func invalidate() { version += 1 }
  }

  /// A text that is to be translated.
  public struct Request: Sendable {
    /// The text that is to be translated.
    public var sourceText: String
    /// What the response has too, so that they are found together; nil for nothing.
    public var clientIdentifier: String?

    /// Creates a request for a text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A translation, which never comes here.
  public struct Response: Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language of the translation.
    public let targetLanguage: Locale.Language
    /// The text that was translated.
    public let sourceText: String
    /// The text in the other language.
    public let targetText: String
    /// What the request had; nil for nothing.
    public let clientIdentifier: String?
  }

  /// The translations of many texts.
  public struct BatchResponse: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Response

    /// Gives one translation after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Gives no translation.
      ///
      /// - Throws: Always ``TranslationError/notInstalled``.
      public mutating func next() async throws -> Response? {
        throw TranslationError.notInstalled
      }
    }

    /// Starts with the first translation.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The language of the texts; nil if it is to be found.
  public let sourceLanguage: Locale.Language?
  /// The language of the translations; nil for the user's.
  public let targetLanguage: Locale.Language?

  /// Creates a session of two languages, which are not on the device.
  public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
    sourceLanguage = source
    targetLanguage = target
  }

  /// Whether both languages are on the device; false here.
  public var isReady: Bool { get async { false } }

  /// Gets no language.
  ///
  /// - Throws: Always ``TranslationError/notInstalled``.
  public func prepareTranslation() async throws { throw failed() }

  /// Translates nothing.
  ///
  /// - Throws: ``TranslationError/nothingToTranslate`` for an empty text, otherwise
  ///   ``TranslationError/notInstalled``.
  public func translate(_ string: String) async throws -> Response {
    if string.isEmpty { throw TranslationError.nothingToTranslate }
    throw failed()
  }

  /// Translates nothing.
  ///
  /// - Throws: Always ``TranslationError/notInstalled``.
  public func translations(from batch: [Request]) async throws -> [Response] { throw failed() }

  /// Returns a sequence that fails at its first element.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }

  /// Ends the session, in which nothing goes on.
  public func cancel() {}

  private func failed() -> TranslationError {
    reportUnavailable("TranslationSession", answer: "no language is installed")
    return .notInstalled
  }
}

/// Says which languages can be translated: none.
public final class LanguageAvailability: Sendable {
  /// Whether one language can be translated into another.
  public enum Status: Sendable {
    /// Both are on the device.
    case installed
    /// The device can get both.
    case supported
    /// There is no such translation.
    case unsupported
  }

  /// Creates an object to ask.
  public init() {}

  /// The languages that can be translated: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }

  /// Returns whether one language can be translated into another, nil for the user's: never.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }

  /// Returns nothing, as the language of the text is not found.
  ///
  /// - Throws: Always ``TranslationError/unableToIdentifyLanguage``.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    throw TranslationError.unableToIdentifyLanguage
  }
}
