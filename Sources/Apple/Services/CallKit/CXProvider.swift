// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
  /// The call failed, as without a network.
  case failed = 1
  /// The other ended it.
  case remoteEnded = 2
  /// The call was never answered.
  case unanswered = 3
  /// It was answered on another device.
  case answeredElsewhere = 4
  /// It was declined on another device.
  case declinedElsewhere = 5
}

/// What is shown about a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// Who calls; nil if it is not known.
  open var remoteHandle: CXHandle?
  /// The name of the one who calls; nil for that of the handle.
  open var localizedCallerName: String?
  /// Whether it can wait.
  open var supportsHolding = true
  /// Whether it can be joined with others.
  open var supportsGrouping = true
  /// Whether it can be taken out of a group.
  open var supportsUngrouping = true
  /// Whether digits can be sent.
  open var supportsDTMF = true
  /// Whether it has a video.
  open var hasVideo = false
}

/// How the calls of an app look.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// The name of the file of the sound; nil for the system's.
  open var ringtoneSound: String?
  /// A small image of one color; nil for none.
  open var iconTemplateImageData: Data?
  /// How many groups there may be.
  open var maximumCallGroups = 2
  /// How many calls a group may have.
  open var maximumCallsPerCallGroup = 5
  /// Whether the system lists the calls.
  open var includesCallsInRecents = true
  /// Whether calls can have a video.
  open var supportsVideo = false
  /// The kinds of names that can be called.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  /// Creates the look of an app's calls.
  public override init() { super.init() }
  /// Creates the look of an app's calls; the name makes no difference.
  public init(localizedName: String) { super.init() }
}

/// What does what the user wants of calls; never called here.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// Is called when all calls end.
  func providerDidReset(_ provider: CXProvider)
  /// Is called when the provider is there.
  func providerDidBegin(_ provider: CXProvider)
  /// Starts a call.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Answers a call.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Ends a call.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Lets a call wait, or go on.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Switches the microphone.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Is called when an action was not done in time.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  /// Does nothing by default where the provider has begun, which never happens here.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Does nothing by default where a call is to be started, which never happens here.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  /// Does nothing by default where a call is to be answered, which never happens here.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  /// Does nothing by default where a call is to be ended, which never happens here.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  /// Does nothing by default where a call is to be held, which never happens here.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  /// Does nothing by default where a call is to be muted, which never happens here.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  /// Does nothing by default where an action took too long, which never happens here.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Shows the calls of an app, which is not possible here.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How the calls look.
  open var configuration: CXProviderConfiguration
  /// What is to be done: nothing.
  open var pendingTransactions: [CXTransaction] { [] }

  /// Creates a provider of calls; the system here has none to report.
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

  /// Sets what does what the user wants, on a queue; nil for nothing and for the main queue.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}

  /// Shows no call: the handler is called at once with
  /// ``CXErrorCodeIncomingCallError/Code/unentitled``.
  open func reportNewIncomingCall(
    with uuid: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(failure()) }
  /// Shows no call.
  ///
  /// - Throws: Always ``CXErrorCodeIncomingCallError/Code/unentitled``.
  open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
    throw failure()
  }

  /// Changes nothing, as no call is shown.
  open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {}
  /// Ends nothing, as no call is shown.
  open func reportCall(
    with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  /// Starts nothing, as no call is shown.
  open func reportOutgoingCall(with uuid: UUID, startedConnectingAt date: Date?) {}
  /// Starts nothing, as no call is shown.
  open func reportOutgoingCall(with uuid: UUID, connectedAt date: Date?) {}
  /// Ends the provider and all of its calls; there are none here.
  open func invalidate() {}

  private func failure() -> any Error {
    reportUnavailable("CXProvider", answer: "no call is shown")
    return CXErrorCodeIncomingCallError(.unentitled)
  }
}
