// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The index of what the search finds, which this device does not have.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "")

  /// The object that adds items again after a loss; nil until it is set.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Creates an index of the app with a name.
  public init(name: String) {}

  /// Creates an index of the app whose files are protected.
  public init(name: String, protectionClass: FileProtectionType?) {}

  /// Returns whether there is an index; always false here.
  open class func isIndexingAvailable() -> Bool { false }

  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Adds items: the handler gets ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Adds items.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw refused() }

  /// Removes items: the handler gets ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Removes items.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw refused()
  }

  /// Removes the items of domains: the handler gets ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Removes the items of domains.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    throw refused()
  }

  /// Removes all items: the handler gets ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Removes all items.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  open func deleteAllSearchableItems() async throws { throw refused() }

  /// Starts a batch of changes, none of which is made here.
  open func beginBatch() {}

  /// Ends a batch of changes: the handler gets ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Fetches the state of the last batch: the handler gets
  /// ``CSIndexError/Code/indexingUnsupported``.
  @preconcurrency open func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let error = refused()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }

  /// Fetches the state of the last batch.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  open func fetchLastClientState() async throws -> Data { throw refused() }

  private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    let error = refused()
    DispatchQueue.global().async { handler?(error) }
  }

  private func refused() -> CSIndexError {
    reportUnavailable("CSSearchableIndex", answer: "there is no index of the search")
    return CSIndexError(.indexingUnsupported)
  }
}

/// An object that adds items again after a loss of the index; nothing is asked of it here.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// All items are to be added again; never called here.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  /// Some items are to be added again; never called here.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
  /// The index takes fewer items for a while; never called here.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  /// The index takes all items again; never called here.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
  /// Does nothing by default where the system delays the index, which never happens here.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Ignores the end of the pause.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// The settings of a search.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// The names of the values to fetch.
  open var fetchAttributes: [String] = []
  /// Conditions that results must satisfy in addition to the query.
  open var filterQueries: [String] = []
  /// The language of the keyboard; nil if it does not matter.
  open var keyboardLanguage: String?

  /// Creates settings without conditions.
  public override init() {}
}

/// A search in the app's items, which fails.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Called with found items; never called here.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end, here with ``CSSearchQueryError/Code/indexUnreachable``.
  open var completionHandler: (((any Error)?) -> Void)?
  /// Whether the search was canceled.
  open private(set) var isCancelled = false

  /// Creates a search with settings.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {}
  /// Creates a search that fetches values.
  public init(queryString: String, attributes: [String]?) {}

  /// The number of found items; always 0 here.
  open var foundItemCount: Int { 0 }

  /// Starts the search, which fails.
  open func start() {
    reportUnavailable("CSSearchQuery", answer: "there is no index of the search")
    DispatchQueue.global().async { [self] in
      completionHandler?(CSSearchQueryError(isCancelled ? .cancelled : .indexUnreachable))
    }
  }

  /// Cancels the query, which finds nothing more.
  open func cancel() { isCancelled = true }
}
