// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// How a place that was found looks.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
  /// As the text around it.
  case normal
  /// As a place that was found.
  case found
  /// As the place that is shown.
  case highlighted
}

/// The places of a search, which a text that is searched adds.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  private let found: (UITextRange, String, DocumentIdentifier?) -> Void

  init(found: @escaping (UITextRange, String, DocumentIdentifier?) -> Void) { self.found = found }

  /// Adds a place that was found.
  public func foundRange(
    _ range: UITextRange, searchString string: String, document: DocumentIdentifier?
  ) { found(range, string, document) }

  /// Says that there are no more places; nobody waits for it here.
  public func finishedSearching() {}
}

/// A text in which places are found and replaced.
@MainActor @preconcurrency public protocol UITextSearching: NSObjectProtocol {
  /// The name of one of several texts.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The part that is selected; nil for none.
  var selectedTextRange: UITextRange? { get }
  /// The text in which a part is selected; nil for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether parts can be replaced.
  var supportsTextReplacement: Bool { get }
  /// Finds places, and adds each.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Returns which of two places comes first.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Returns which of two texts comes first.
  func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
  /// Changes how a place looks.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)
  /// Lets all places look as the text around them.
  func clearAllDecoratedFoundText()
  /// Is told that a place is to be shown, which never happens here.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Moves a place into the view.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
  /// Returns whether a place may be replaced.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  /// Replaces a place.
  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all places.
  func replaceAll(
    queryString string: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  /// No text, as nothing is selected by default.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Nothing can be replaced by default.
  public var supportsTextReplacement: Bool { false }
  /// Returns by default that texts have no order.
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// Does nothing by default.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing by default.
  public func scrollRangeToVisible(
    _ range: UITextRange, inDocument document: DocumentIdentifier?
  ) {}
  /// Returns false by default.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { false }
  /// Does nothing by default.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  /// Does nothing by default.
  public func replaceAll(
    queryString string: String, options: UITextSearchOptions, withText replacementText: String
  ) {}
}

/// The number of places of a search, which a text may find on any thread.
private final class FoundPlaces: Sendable {
  let count = Atomic(0)
}

/// A search of a text that finds its own places; the system never starts one here.
open class UITextSearchingFindSession: UIFindSession {
  /// The text that is searched; nil for none.
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var places = FoundPlaces()

  /// Creates a search of a text.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  /// How many places the last search found.
  open override var resultCount: Int { places.count.load(ordering: .relaxed) }
  /// Whether the text can replace places.
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

  /// Lets the text find places, and counts them.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    places = FoundPlaces()
    if let searchableObject {
      search(searchableObject, for: query, options: options ?? UITextSearchOptions())
    }
  }

  /// Lets the text replace all places.
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
  }

  /// Forgets the places, and lets them look as the text around them.
  open override func invalidateFoundResults() {
    places = FoundPlaces()
    searchableObject?.clearAllDecoratedFoundText()
  }

  private func search<Searched: UITextSearching>(
    _ object: Searched, for query: String, options: UITextSearchOptions
  ) {
    let places = places
    object.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator { _, _, _ in
        places.count.add(1, ordering: .relaxed)
      })
  }
}
