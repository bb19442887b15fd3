// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

extension WebPage {
  /// A step of the loading of a page.
  nonisolated public enum NavigationEvent: Hashable, Sendable {
    /// The page is asked for.
    case startedProvisionalNavigation
    /// The server sent to another address.
    case receivedServerRedirect
    /// The page begins to come.
    case committed
    /// The page is there.
    case finished
  }

  /// Why a page cannot be loaded.
  nonisolated public enum NavigationError: Error {
    /// The page could not be had.
    case failedProvisionalNavigation(any Error)
    /// The page was closed.
    case pageClosed
    /// The process of the page ended.
    case webContentProcessTerminated
    /// There was no address.
    case invalidURL
  }

  /// The steps of all pages that are loaded from now on, until one cannot be had.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
    listeners.append(continuation)
    return stream
  }

  /// Loads nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``, or that there is no address.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    failure(of: url, with: url == nil ? .invalidURL : nil)
  }

  /// Loads nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    failure(of: request.url)
  }

  /// Shows nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: baseURL) }

  /// Shows nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult public func load(
    html: String, baseURL: URL? = nil
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: baseURL) }

  /// Shows nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: request.url) }

  /// Shows nothing: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult public func load(
    simulatedRequest request: URLRequest, responseHTML: String
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: request.url) }

  /// Shows nothing, as no page was visited: the sequence throws `URLError.notConnectedToInternet` in a ``NavigationError``.
  @discardableResult public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: item.url) }

  /// Loads nothing, as there is no page: the sequence throws ``NavigationError/invalidURL``.
  @discardableResult public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { failure(of: nil, with: .invalidURL) }

  /// Does nothing, as no page is loading.
  public func stopLoading() {}

  private func failure(
    of url: URL?, with error: NavigationError? = nil
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    report()
    let known = url.map { [NSURLErrorFailingURLErrorKey: $0 as Any] } ?? [:]
    let error =
      error ?? .failedProvisionalNavigation(URLError(.notConnectedToInternet, userInfo: known))
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
    for listener in listeners + [continuation] {
      if case .failedProvisionalNavigation = error { listener.yield(.startedProvisionalNavigation) }
      listener.finish(throwing: error)
    }
    listeners = []
    return stream
  }
}
