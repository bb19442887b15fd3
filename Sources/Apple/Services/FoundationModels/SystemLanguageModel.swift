// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The language model of the system, which is not available here, as on a device that is too old for it.
public final class SystemLanguageModel: Sendable {
  /// What a model is used for.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// A model for whatever is asked.
    public static let general = UseCase(name: "general")
    /// To find tags for a text.
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What a model refuses to speak about.
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    /// What the system decides.
    public static let `default` = Guardrails(name: "default")
    /// Texts are changed whatever they speak about.
    public static let permissiveContentTransformations = Guardrails(
      name: "permissiveContentTransformations")
  }

  /// Whether the model can be used.
  public enum Availability: Hashable, Sendable {
    /// The reason why the model cannot be used.
    public enum UnavailableReason: Hashable, Sendable {
      /// The device is too old.
      case deviceNotEligible
      /// The user did not turn on Apple Intelligence.
      case appleIntelligenceNotEnabled
      /// The model is not downloaded yet.
      case modelNotReady
    }

    /// It can be used.
    case available
    /// It cannot be used, for a reason.
    case unavailable(UnavailableReason)
  }

  /// The model for whatever is asked.
  public static let `default` = SystemLanguageModel()

  /// Creates a model for a use.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Whether the model can be used: never here, as on a device that is too old.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether the model can be used: never here.
  public var isAvailable: Bool { false }
  /// The languages that it knows: none here.
  public var supportedLanguages: Set<Locale.Language> { [] }

  /// Returns whether it knows the language of a locale: never here.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
