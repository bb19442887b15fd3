// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether a session is active.
public enum WCSessionActivationState: Int, Sendable {
  /// The session was not activated.
  case notActivated = 0
  /// The session is with an Apple Watch that is no longer worn.
  case inactive = 1
  /// The session is active.
  case activated = 2
}

/// The connection with the user's Apple Watch, which answers as on an iPhone without one.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  private let queue = DispatchQueue(label: "WCSession")

  override init() {}

  /// Returns whether the device can have an Apple Watch: true, as on every iPhone.
  open class func isSupported() -> Bool { true }

  /// The session of the app.
  open class var `default`: WCSession { session }

  /// The object that learns what arrives; nil until it is set.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether the session is active.
  open private(set) var activationState = WCSessionActivationState.notActivated
  /// Whether something arrived that was not told yet; always false here.
  open var hasContentPending: Bool { false }
  /// Whether there is an Apple Watch; always false here.
  open var isPaired: Bool { false }
  /// Whether the app is on the Apple Watch; always false here.
  open var isWatchAppInstalled: Bool { false }
  /// Whether a complication of the app is on the face; always false here.
  open var isComplicationEnabled: Bool { false }
  /// How often a complication can be sent values today; always 0 here.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The directory for files about the Apple Watch; nil without one.
  open var watchDirectoryURL: URL? { nil }
  /// Whether a message can be sent now; always false here.
  open var isReachable: Bool { false }
  /// The newest state that was sent; always empty here.
  open var applicationContext: [String: Any] { [:] }
  /// The newest state that arrived; always empty here.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// The values that are still to be sent; always empty here.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The files that are still to be sent; always empty here.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Activates the session and tells the delegate.
  open func activate() {
    report()
    activationState = .activated
    tell { $1.session($0, activationDidCompleteWith: .activated, error: nil) }
  }

  /// Sends a message: the error handler gets ``WCError/Code/notReachable``.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }

  /// Sends data: the error handler gets ``WCError/Code/notReachable``.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }

  /// Sends the newest state, which replaces the one before.
  ///
  /// - Throws: ``WCError/Code/deviceNotPaired``, or ``WCError/Code/sessionNotActivated`` before
  ///   the activation.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    report()
    throw failure(else: .deviceNotPaired)
  }

  /// Sends values: the delegate is told ``WCError/Code/deviceNotPaired``.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isForComplication: false))
  }

  /// Sends values to a complication: the delegate is told ``WCError/Code/deviceNotPaired``.
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isForComplication: true))
  }

  /// Sends a file: the delegate is told ``WCError/Code/deviceNotPaired``.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    report()
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    let error = failure(else: .deviceNotPaired)
    tell { $1.session($0, didFinish: transfer, error: error) }
    return transfer
  }

  private func transfer(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
    report()
    let error = failure(else: .deviceNotPaired)
    tell { $1.session($0, didFinish: transfer, error: error) }
    return transfer
  }

  private func refuse(_ handler: ((any Error) -> Void)?) {
    report()
    let error = failure(else: .notReachable)
    nonisolated(unsafe) let handler = handler
    queue.async { handler?(error) }
  }

  private func failure(else code: WCError.Code) -> WCError {
    WCError(activationState == .activated ? code : .sessionNotActivated)
  }

  private func tell(_ call: @escaping @Sendable (WCSession, any WCSessionDelegate) -> Void) {
    queue.async { [self] in
      guard let delegate else { return }
      call(self, delegate)
    }
  }

  private func report() { reportUnavailable("WCSession", answer: "there is no Apple Watch") }
}

/// Values that are to be sent.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values that are sent, of types of property lists.
  public let userInfo: [String: Any]
  /// Whether the values are for a complication.
  public let isCurrentComplicationInfo: Bool

  init(_ userInfo: [String: Any], isForComplication: Bool) {
    self.userInfo = userInfo
    isCurrentComplicationInfo = isForComplication
  }

  /// Whether the values are being sent; always false here.
  open var isTransferring: Bool { false }
  /// Does nothing, as the transfer has already failed.
  open func cancel() {}
}

/// A file that is to be sent.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file that is sent.
  public let file: WCSessionFile
  /// How much was sent: nothing.
  public let progress = Progress(totalUnitCount: 1)

  init(_ file: WCSessionFile) { self.file = file }

  /// Whether the file is being sent; always false here.
  open var isTransferring: Bool { false }
  /// Does nothing, as the transfer has already failed.
  open func cancel() {}
}

/// A file with values.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// The address of the file on this device.
  public let fileURL: URL
  /// The values; nil for none.
  public let metadata: [String: Any]?

  init(_ fileURL: URL, _ metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}
