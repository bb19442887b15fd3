// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A search in a screen, which a widget does not have.
open class UISearchController: UIViewController {
  /// When the bar of scopes comes.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// As the system decides, by code, or with a search.
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// The controller of the results; nil for the same one.
  public let searchResultsController: UIViewController?
  /// Creates a search with a controller of its results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a search of a file, which is not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
  /// What updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether users search at the moment.
  open var isActive = false
  /// Whether what is behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes while users search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a button ends the search.
  open var automaticallyShowsCancelButton = true
  /// Whether results are shown by themselves.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are shown.
  open var showsSearchResultsController = false
  /// When the bar of scopes comes.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The bar of the search.
  open private(set) lazy var searchBar = UISearchBar()
}

/// What updates the results of a search, which never happens here.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search, which never happens here.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Is told of what happens, which is nothing here.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Is told of what happens, which is nothing here.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Is told of what happens, which is nothing here.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Is told of what happens, which is nothing here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A field for a search, which is never drawn.
open class UISearchBar: UIView {
  /// An image in the field.
  public enum Icon: Int, Hashable, Sendable { case search, clear, bookmark, resultsList }
  /// How the bar looks.
  public enum Style: Int, Hashable, Sendable { case `default`, prominent, minimal }
  /// What is told of the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the key that searches waits for a text.
  open var enablesReturnKeyAutomatically = true
  /// What users typed; nil for nothing.
  open var text: String?
  /// The line above the field; nil for none.
  open var prompt: String?
  /// What stands in an empty field.
  open var placeholder: String?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// How the bar looks.
  open var searchBarStyle = Style.default
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether a button ends the search.
  open var showsCancelButton = false
  /// Whether a button shows results.
  open var showsSearchResultsButton = false
  /// Whether that button is on.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]?
  /// The number of the scope, from 0.
  open var selectedScopeButtonIndex = 0
  /// Whether scopes are shown.
  open var showsScopeBar = false
  /// The image of the bar.
  open var backgroundImage: UIImage?
  /// Whether users can search.
  open var isEnabled = true
  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the key that ends a line is called.
  open var returnKeyType = UIReturnKeyType.search
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether typed words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The field of the bar.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// Shows the button that ends the search, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Does nothing, as a widget has no screen.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Does nothing, as a widget has no screen.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, as a widget has no screen.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
}

/// The field of a search, which is never drawn.
open class UISearchTextField: UITextField {}

/// What is told of a search, which never happens here.
@MainActor @preconcurrency public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Is asked for this by the system, which never happens here.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Is told of what happens, which is nothing here.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Is asked for this by the system, which never happens here.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Is told of what happens, which is nothing here.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Is told of what happens, which is nothing here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Is asked for this by the system, which never happens here.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Is told of what happens, which is nothing here.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Is told of what happens, which is nothing here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Is told of what happens, which is nothing here.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Is told of what happens, which is nothing here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Is told of what happens, which is nothing here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
