// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Starts and ends calls, which always fails here.
open class CXCallController: NSObject, @unchecked Sendable {
  /// The observer that lists calls, of which there are none here.
  public let callObserver = CXCallObserver()

  /// Creates a controller that calls back on the main queue.
  public override init() { super.init() }
  /// Creates a controller; handlers are called at once and not on the queue here.
  public init(queue: DispatchQueue) { super.init() }

  /// Does nothing: the handler is called at once with
  /// ``CXErrorCodeRequestTransactionError/Code/unknownCallProvider``.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(failure())
  }
  /// Does nothing.
  ///
  /// - Throws: Always ``CXErrorCodeRequestTransactionError/Code/unknownCallProvider``.
  open func request(_ transaction: CXTransaction) async throws { throw failure() }

  /// Does nothing: the handler is called at once with
  /// ``CXErrorCodeRequestTransactionError/Code/unknownCallProvider``.
  open func requestTransaction(
    with action: CXAction, completion: @escaping ((any Error)?) -> Void
  ) { completion(failure()) }

  private func failure() -> any Error {
    reportUnavailable("CXCallController", answer: "there are no calls")
    return CXErrorCodeRequestTransactionError(.unknownCallProvider)
  }
}

/// The numbers that an extension names or blocks.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether the user switched an extension on.
  public enum EnabledStatus: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The user has switched the extension off.
    case disabled = 1
    /// The user has switched the extension on.
    case enabled = 2
  }

  private static let shared = CXCallDirectoryManager()
  /// The numbers of the device.
  open class var sharedInstance: CXCallDirectoryManager { shared }

  /// Loads nothing: the handler is called at once with
  /// ``CXErrorCodeCallDirectoryManagerError/Code/extensionDisabled``.
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CXErrorCodeCallDirectoryManagerError(.extensionDisabled)) }
  /// Loads nothing.
  ///
  /// - Throws: Always ``CXErrorCodeCallDirectoryManagerError/Code/extensionDisabled``.
  open func reloadExtension(withIdentifier identifier: String) async throws {
    throw CXErrorCodeCallDirectoryManagerError(.extensionDisabled)
  }

  /// Says that an extension is not switched on: the handler is called at once.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping (EnabledStatus, (any Error)?) -> Void
  ) { completionHandler(.disabled, nil) }
  /// Returns whether an extension is switched on; never here.
  open func enabledStatusForExtension(
    withIdentifier identifier: String
  ) async throws -> EnabledStatus { .disabled }
}
