// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreMedia
public import Foundation

/// What writes a film of a camera to a file; nothing is written here.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  override init() { super.init() }
  /// Whether it writes: never here.
  open var isRecording: Bool { false }
  /// Whether it writes no more for a while: never here.
  open var isRecordingPaused: Bool { false }
  /// The file that is written: nil here.
  open var outputFileURL: URL? { nil }
  /// How long the film is: 0 here.
  open var recordedDuration: CMTime { .zero }
  /// How many bytes the film has: 0 here.
  open var recordedFileSize: Int64 { 0 }
  /// How long the film may be; invalid for any length.
  open var maxRecordedDuration = CMTime.invalid
  /// How many bytes the film may have; 0 for any number.
  open var maxRecordedFileSize: Int64 = 0

  /// Writes nothing, which is reported once: the delegate is told an error, from another thread.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    reportUnavailable("AVCaptureFileOutput", answer: "no camera is there")
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.global().async {
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
    }
  }

  /// Ends the film, which has not begun.
  open func stopRecording() {}
}

/// What writes a film of a camera with its sound; nothing is written here.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Creates an output that nothing is set of.
  public override init() { super.init() }
  /// How long a part of the film is at most.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The codecs of films: none, as there is no camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Sets how pictures are compressed, of which there are none.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}

/// Who is told of a film; here only that it failed.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Tells that a film has begun; never here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// Tells that a film has ended; always with an error here.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing by default when a film begins.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
