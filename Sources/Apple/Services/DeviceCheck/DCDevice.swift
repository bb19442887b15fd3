// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The device, which cannot prove here that it is genuine.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()

  override init() {}

  /// The device that the program runs on.
  open class var current: DCDevice { device }

  /// Whether the device gives tokens: always false here.
  open var isSupported: Bool { false }

  private func failure() -> DCError {
    reportUnavailable("DCDevice", answer: "the device gives no token")
    return DCError(.featureUnsupported)
  }

  /// Calls the handler in the background, always with the error that tokens are not supported.
  @preconcurrency open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let failure = failure()
    DispatchQueue.global().async { completion(nil, failure) }
  }

  /// Throws that tokens are not supported.
  open func generateToken() async throws -> Data { throw failure() }
}
