// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a speech is for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Nothing is said about it.
  case unspecified = 0
  /// The speech is a text that is dictated.
  case dictation = 1
  /// Words to search for.
  case search = 2
  /// A short answer, such as yes.
  case confirmation = 3
}

/// A speech that is to be recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What the speech is for.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results come before the end.
  open var shouldReportPartialResults = true
  /// Words that are likely though they are rare.
  open var contextualStrings: [String] = []
  /// Whether nothing may be sent to servers.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added.
  open var addsPunctuation = false
}

/// A speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The place of the file.
  public let url: URL

  /// Creates a request for a file.
  public init(url: URL) { self.url = url }
}

/// A speech that the app passes on piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request without pieces.
  public override init() { super.init() }
  /// Says that there are no more pieces.
  open func endAudio() {}
}

/// A part of a text, with when it was said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The part; empty here.
  open var substring: String { "" }
  /// The place in the text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// The start in the speech, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The length, in seconds.
  open var duration: TimeInterval { 0 }
  /// How sure it is, from 0 to 1.
  open var confidence: Float { 0 }
  /// Other texts that it could be.
  open var alternativeSubstrings: [String] { [] }
}

/// What was said, which is never known here.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text; empty here.
  open var formattedString: String { "" }
  /// The parts of the text.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// What was recognized, which never comes here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The text that is most likely.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// The texts that it can be, the most likely first.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether no other result follows.
  open var isFinal: Bool { true }
}

/// How far a recognition is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The recognition is starting.
  case starting = 0
  /// The recognition goes on.
  case running = 1
  /// No more is heard, but results follow.
  case finishing = 2
  /// Nothing more will be recognized.
  case canceling = 3
  /// The recognition is over, and all results were given.
  case completed = 4
}

/// A recognition, which failed at its start.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// How far it is: it is over.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether no more is heard, but results follow; false here.
  open var isFinishing: Bool { false }
  /// Whether it was canceled; not by the app here.
  open var isCancelled: Bool { false }
  /// The reason for which the recognition failed; nil while it has not.
  public let error: (any Error)?

  init(error: (any Error)?) { self.error = error }

  /// Does nothing, as it is over.
  open func finish() {}
  /// Does nothing, as it is over.
  open func cancel() {}
}

/// What learns how a recognition goes; here only that it failed.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Is called when speech is heard for the first time.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Is called with a result that may change.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Is called with the last result.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Is called when no more is heard.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// Is called when it was canceled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// Is called at the end; false if it failed.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing by default where speech is heard, which never happens here.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default with a transcription that may still change.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing by default with the transcription of a text that has ended.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing by default where the recording has ended.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default where the task was canceled.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing by default where the task has ended.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}
