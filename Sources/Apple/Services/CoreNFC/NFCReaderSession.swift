// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What reads tags of any type.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  /// Whether tags are read now.
  var isReady: Bool { get }
  /// The words that the user sees; empty for none.
  var alertMessage: String { get set }
  /// Begins to read tags.
  func begin()
  /// Ends reading tags.
  func invalidate()
  /// Ends reading tags with words of an error.
  func invalidate(errorMessage: String)
}

/// What reads tags, which the device cannot do here.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  private let lock = NSLock()
  private var hasEnded = false
  /// The queue on which the delegate is called.
  public let sessionQueue: DispatchQueue
  /// The object that learns of tags, of the type of the session; nil for none.
  open var delegate: AnyObject? { nil }
  /// The words that the user sees; empty for none.
  open var alertMessage = ""

  init(queue: DispatchQueue?) { sessionQueue = queue ?? DispatchQueue(label: "CoreNFC") }

  /// Whether the device reads tags: always false here.
  open class var readingAvailable: Bool { false }
  /// Whether tags are read now; always false here.
  open var isReady: Bool { false }

  /// Calls the delegate with an error.
  func report(_ error: NFCReaderError) {}

  private func end(_ code: NFCReaderError.Code) {
    let isFirst = lock.withLock {
      defer { hasEnded = true }
      return !hasEnded
    }
    guard isFirst else { return }
    sessionQueue.async { self.report(NFCReaderError(code)) }
  }

  /// Reads nothing; the delegate learns on its queue that the device cannot do it.
  open func begin() {
    reportUnavailable("\(Self.self)", answer: "no tags are read")
    end(.readerErrorUnsupportedFeature)
  }
  /// Ends the session; the delegate learns it as if the user had done so.
  open func invalidate() { end(.readerSessionInvalidationErrorUserCanceled) }
  /// Ends the session with words of an error, which nobody sees.
  open func invalidate(errorMessage: String) { invalidate() }
}

/// What reads messages of tags, which the device cannot do here.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var reader: (any NFCNDEFReaderSessionDelegate)?

  /// Creates a session that would call a delegate on a queue; nil is a queue of its own.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    reader = delegate
    super.init(queue: queue)
  }

  /// The object that learns of messages; nil for none.
  open override var delegate: AnyObject? { reader }
  override func report(_ error: NFCReaderError) {
    reader?.readerSession(self, didInvalidateWithError: error)
  }

  /// Looks for other tags, of which there are none.
  open func restartPolling() {}
  /// Calls the handler with the error that the device cannot read tags.
  @preconcurrency open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
  /// Throws the error that the device cannot read tags.
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
}

/// What reads tags of several types, which the device cannot do here.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The types of tags that are looked for.
  public struct PollingOption: OptionSet, Sendable {
    /// The members as bits of a number.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Tags of ISO 7816 and MIFARE.
    public static let iso14443: PollingOption = PollingOption(rawValue: 1)
    /// Tags of the type ISO 15693.
    public static let iso15693: PollingOption = PollingOption(rawValue: 2)
    /// Tags of the type FeliCa.
    public static let iso18092: PollingOption = PollingOption(rawValue: 4)
  }

  private weak var reader: (any NFCTagReaderSessionDelegate)?

  /// Creates a session that would call a delegate on a queue; nil is a queue of its own.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    reader = delegate
    super.init(queue: queue)
  }

  /// The object that learns of tags; nil for none.
  open override var delegate: AnyObject? { reader }
  override func report(_ error: NFCReaderError) {
    reader?.tagReaderSession(self, didInvalidateWithError: error)
  }

  /// The tag that is connected; always nil here.
  open var connectedTag: NFCTag? { nil }
  /// Looks for other tags, of which there are none.
  open func restartPolling() {}
  /// Calls the handler with the error that the device cannot read tags.
  @preconcurrency open func connect(
    to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
  /// Throws the error that the device cannot read tags.
  open func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerErrorUnsupportedFeature)
  }
}
