// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An intent whose parameters a Focus sets.
public protocol SetFocusFilterIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The app's behavior while the Focus is on.
  var appContext: FocusFilterAppContext { get }

  /// Returns the intents that the app suggests when the user sets up a Focus.
  ///
  /// Never called here.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// The default context, which filters nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Returns an empty array, as there are no suggestions.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// The intent of the current Focus, of which there is none here.
  ///
  /// - Throws: Always ``AppIntentError/Unrecoverable/entityNotFound``.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// Says that the app's behavior changed; it has no effect here, as no Focus is on.
  public static func invalidateFocusFilterAppContext() async throws {}
}

/// The app's behavior while a Focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  /// The predicate of the notifications to show; nil shows all.
  public let notificationFilterPredicate: NSPredicate?
  /// The beginning of the identifiers of the content to show; nil shows all.
  public let targetContentIdentifierPrefix: String?

  /// Creates a context with a filter of notifications and of content.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// What the system knows when it asks for suggestions, which only a device creates.
public struct FocusFilterSuggestionContext: Hashable, Sendable {}

/// An error of a Focus filter.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  /// A parameter that is required has no value.
  case missingParameterValue
  /// There is no filter of this type.
  case notFound
}
