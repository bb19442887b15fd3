// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure of translating.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private enum Cause: Hashable, Sendable {
    case source
    case target
    case pair
    case unknownLanguage
    case nothing
    case inside
    case notInstalled
    case canceled
  }

  private let cause: Cause

  /// The language of the text cannot be translated.
  public static let unsupportedSourceLanguage = TranslationError(cause: .source)
  /// The language is not one into which texts can be translated.
  public static let unsupportedTargetLanguage = TranslationError(cause: .target)
  /// There is no translation from the one language to the other.
  public static let unsupportedLanguagePairing = TranslationError(cause: .pair)
  /// The language of the text is not known.
  public static let unableToIdentifyLanguage = TranslationError(cause: .unknownLanguage)
  /// There is no text.
  public static let nothingToTranslate = TranslationError(cause: .nothing)
  /// The translation failed for a reason that the system does not say.
  public static let internalError = TranslationError(cause: .inside)
  /// The languages are not on the device.
  public static let notInstalled = TranslationError(cause: .notInstalled)
  /// The session was canceled before.
  public static let alreadyCancelled = TranslationError(cause: .canceled)

  /// Returns whether an error is of the kind, for patterns of `catch`.
  public static func ~= (kind: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == kind
  }

  /// The sentence for the user: the text cannot be translated here.
  public var errorDescription: String? { "The text cannot be translated." }
}
