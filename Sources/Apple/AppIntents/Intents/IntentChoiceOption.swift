// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension AppIntent {
  /// An option that the intent asks the user to choose.
  public typealias Option = IntentChoiceOption

  /// Asks the user to choose an option, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw AppIntentError.needsChoice("\(Self.self)") }
}

/// An option that an intent asks the user to choose.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The meaning of an option, by which it is drawn.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// An option that does something.
    public static let `default` = Style(name: "default")
    /// An option that ends the intent and changes nothing.
    public static let cancel = Style(name: "cancel")
    /// An option that changes or deletes data.
    public static let destructive = Style(name: "destructive")
  }

  /// The title that users see.
  public let title: LocalizedStringResource
  /// The meaning of the option.
  public let style: Style

  /// Creates an option with a title.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The option that ends the intent and changes nothing.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }
}
