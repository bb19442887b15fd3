// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A panel with which users find text, which is never shown.
@MainActor @preconcurrency open class UIFindInteraction: NSObject, UIInteraction {
  /// What is asked for a search; nil for nothing.
  open weak var delegate: (any UIFindInteractionDelegate)?
  /// The view that it belongs to.
  open weak var view: UIView?
  /// The text that is searched for first; nil for none.
  open var searchText: String?
  /// The text that would replace what is found; nil for none.
  open var replacementText: String?
  /// Returns the menu of the panel; never called here.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The search of the panel; nil, as it is never shown.
  open var activeFindSession: UIFindSession? { nil }
  /// Whether users see the panel; never here.
  open var isFindNavigatorVisible: Bool { false }

  /// Creates one that would ask a delegate for a search.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func dismissFindNavigator() {}
  /// Does nothing, as nothing is found.
  open func findNext() {}
  /// Does nothing, as nothing is found.
  open func findPrevious() {}
  /// Does nothing, as a widget has no screen.
  open func updateResultCount() {}
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is asked for a search, which never happens here.
@MainActor @preconcurrency public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a search of a view; nil for none. It is never called here.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Is told that the panel is shown, which never happens here.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Is told that the panel is gone, which never happens here.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// The direction from one part of a text to another.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// To the end of the text.
  case forward
  /// To the beginning of the text.
  case backward
}

/// A search in a text, whose subclasses find something; the system never starts one here.
@MainActor @preconcurrency open class UIFindSession: NSObject {
  /// What the panel says of the places that were found.
  public enum SearchResultDisplayStyle: UInt, Hashable, Sendable {
    /// The number of the place and of all.
    case currentAndTotal
    /// The number of all.
    case total
    /// Nothing is said of them.
    case none
  }

  /// Creates a search that finds nothing.
  public override init() { super.init() }
  /// How many places were found.
  open var resultCount: Int { 0 }
  /// The number of the place that is shown, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What the panel says of the places.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether what is found can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the place that is shown can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Finds nothing unless a subclass does.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces nothing unless a subclass does.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces nothing unless a subclass does.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Shows nothing unless a subclass does.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets nothing unless a subclass does.
  open func invalidateFoundResults() {}
}

/// How a text is searched for.
@MainActor @preconcurrency open class UITextSearchOptions: NSObject {
  /// Which parts of words are found.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    /// Any part of a word.
    case contains
    /// The beginning of a word.
    case startsWith
    /// The whole word alone.
    case fullWord
  }

  /// Creates options that find any part of a word.
  public override init() { super.init() }
  /// Which parts of words are found.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How letters are compared.
  open var stringCompareOptions: NSString.CompareOptions { [] }
}
