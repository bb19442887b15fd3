// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A delegate of a recorder.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Tells that a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Tells that a recording could not be encoded; nil is an error that is not known.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing by default where a recording has ended, as none begins here.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing by default where a recording could not be encoded, as none is here.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// A recorder to a file, which records nothing here.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The address of the file, which is not written.
  public let url: URL
  /// The settings of the recording.
  public let settings: [String: Any]
  /// The delegate, which is told nothing.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured, which are those of silence here.
  open var isMeteringEnabled = false
  /// Whether it records: never here.
  open var isRecording: Bool { false }
  /// The time of the recording, in seconds: always 0 here.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder to a file; never throws, as the file is not opened.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Gets ready, which fails, as there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records nothing, which is reported once.
  ///
  /// - Returns: Always false.
  @discardableResult open func record() -> Bool {
    reportUnavailable("AVAudioRecorder", answer: "nothing is recorded")
    return false
  }
  /// Records nothing for some seconds, which is reported once.
  ///
  /// - Returns: Always false.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Pauses a recording on a device; nothing is recorded here.
  open func pause() {}
  /// Ends a recording on a device; nothing is recorded here.
  open func stop() {}
  /// Deletes the file of a recording, of which there is none.
  ///
  /// - Returns: Always false.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures the levels, which are those of silence here.
  open func updateMeters() {}
  /// Returns the average level of a channel, in decibels: that of silence here.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the highest level of a channel, in decibels: that of silence here.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What an app may do with sound.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the user allows recording.
  public enum RecordPermission: Int, Sendable {
    /// The user was not asked.
    case undetermined = 0x756E_6474
    /// The user said no.
    case denied = 0x6465_6E79
    /// The user said yes.
    case granted = 0x6772_6E74
  }

  /// The app that is running.
  public static let shared = AVAudioApplication()

  /// Whether the user allows recording: never here.
  open var recordPermission: RecordPermission { .denied }

  /// Whether the microphone is silent: always here.
  open var isInputMuted: Bool { true }

  /// Asks whether the app may record: it may not.
  open class func requestRecordPermission() async -> Bool { false }

  /// Asks whether the app may record: the answer is false.
  @preconcurrency open class func requestRecordPermission(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}
