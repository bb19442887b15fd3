// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What proves that an app is genuine, which the device cannot do here.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let service = DCAppAttestService()

  override init() {}

  /// The service of the app.
  open class var shared: DCAppAttestService { service }

  /// Whether the device has the service: always false here.
  open var isSupported: Bool { false }

  private func failure() -> DCError {
    reportUnavailable("DCAppAttestService", answer: "the device proves nothing")
    return DCError(.featureUnsupported)
  }

  /// Calls the handler in the background, always with the error that keys are not supported.
  @preconcurrency open func generateKey(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completionHandler(nil, failure) }
  }

  /// Throws that keys are not supported.
  open func generateKey() async throws -> String { throw failure() }

  /// Calls the handler in the background, always with the error that proofs of keys are not supported.
  @preconcurrency open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completionHandler(nil, failure) }
  }

  /// Throws that proofs of keys are not supported.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw failure()
  }

  /// Calls the handler in the background, always with the error that proofs of requests are not supported.
  @preconcurrency open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completionHandler(nil, failure) }
  }

  /// Throws that proofs of requests are not supported.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw failure()
  }
}
