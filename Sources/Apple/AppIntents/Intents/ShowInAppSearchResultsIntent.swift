// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of the search criteria.
  associatedtype Criteria: SearchCriteria

  /// The criteria of the search.
  var criteria: Criteria { get set }

  /// The parts of the app's content that the search covers.
  static var searchScopes: Criteria.SearchScopes { get }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// The default: nothing, as these criteria have no scopes.
  public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
  /// The default: content of all kinds.
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// The criteria of a search.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// The type of what says which content the search covers.
  associatedtype SearchScopes = Void
}

/// Search criteria that are a text.
public struct StringSearchCriteria: SearchCriteria {
  /// The scopes of a search for a text.
  public typealias SearchScopes = [StringSearchScope]

  /// The text to search for.
  public var term: String

  /// Creates criteria from a text.
  public init(term: String) { self.term = term }

  /// The shape of the values: texts.
  public static var hostedShape: HostedIntentShape { .text }
  /// The text to search for.
  public var hostedValue: HostedIntentValue? { .text(term) }

  /// Returns the criteria of a text; nil if the value is not one.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> StringSearchCriteria? {
    if case .text(let term) = value { StringSearchCriteria(term: term) } else { nil }
  }
}

/// The content that a search for a text covers.
public enum StringSearchScope: Hashable, Sendable {
  /// Content of all kinds.
  case general
  /// Movies as a catalog lists them.
  case movies
  /// Shows, seasons and episodes of TV.
  case tv
  /// Videos that do not belong to a catalog.
  case freeformVideo
}
