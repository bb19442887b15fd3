// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import FoundationNetworking

/// What gets the metadata of pages, which cannot be had here: each request fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether icons, pictures and videos are loaded, too.
  open var shouldFetchSubresources = true
  /// How long a request may take, in seconds.
  open var timeout: TimeInterval = 30

  /// Creates a provider for one request.
  public override init() { super.init() }

  private func failure() -> LPError {
    reportUnavailable("LPMetadataProvider", answer: "the page of a link is not loaded")
    return LPError(.metadataFetchFailed)
  }

  /// Calls the handler on a queue in the background, always with the error that the page could not be had.
  @preconcurrency open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completionHandler(nil, failure) }
  }

  /// Calls the handler of a request in the background, always with the error that the page could not be had.
  @preconcurrency open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completionHandler(nil, failure) }
  }

  /// Throws that the page could not be had.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw failure() }

  /// Throws that the page of a request could not be had.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw failure()
  }

  /// Cancels the request, which has failed already.
  open func cancel() {}
}
