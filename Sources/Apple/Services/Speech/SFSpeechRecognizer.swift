// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user said no.
  case denied = 1
  /// The device does not allow it.
  case restricted = 2
  /// The user said yes.
  case authorized = 3
}

/// What learns whether speech can be recognized; never called here, as that does not change.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Is called when it became possible or impossible.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing by default where recognition becomes available or not, which never happens here.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Recognizes speech, on a device whose user said no.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language of the speech.
  public let locale: Locale
  /// The object that learns whether speech can be recognized; nil for none.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What the speech is for, unless a request says it.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue of handlers, which are called at once here.
  open var queue = OperationQueue.main
  /// Whether the device can do it without a network.
  open var supportsOnDeviceRecognition = false

  /// Creates a recognizer of a language, the user's if none is given; never nil here.
  public init?(locale: Locale = .current) { self.locale = locale }

  /// Returns the languages that can be recognized: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Returns whether the app may recognize speech: the user said no.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  /// Asks the user, who says no: the handler is called at once.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    reportUnavailable("SFSpeechRecognizer", answer: "the answer is that the user said no")
    handler(.denied)
  }

  /// Whether speech can be recognized now; false here.
  open var isAvailable: Bool { false }

  /// Recognizes nothing: the handler is called at once with the error that the user said no.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(error: denied())
    resultHandler(nil, task.error)
    return task
  }

  /// Recognizes nothing: the delegate learns at once that it failed.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(error: denied())
    delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    return task
  }

  private func denied() -> NSError {
    reportUnavailable("SFSpeechRecognizer", answer: "the answer is that the user said no")
    return NSError(
      domain: "kAFAssistantErrorDomain", code: 1700,
      userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"])
  }
}
