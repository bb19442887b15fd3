// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A delegate of a player of files.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Tells that a file was played.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Tells that a file could not be decoded; nil is an error that is not known.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default where a sound has ended, which never happens here.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing by default where a file could not be decoded, as none is here.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a file, which plays nothing here.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate, which is told nothing.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// How often it is played again.
  open var numberOfLoops = 0
  /// Where it plays, in seconds.
  open var currentTime: TimeInterval = 0
  /// The speed of playing: 1 is that of the recording, 2 twice as fast.
  open var rate: Float = 1
  /// Whether the speed can be set.
  open var enableRate = false
  /// Where the sound comes from, from -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// Whether levels are measured, which are those of silence here.
  open var isMeteringEnabled = false
  /// How many channels the file has; 0 here, as it is not decoded.
  open var numberOfChannels: Int { 0 }
  /// The settings of the file; none here, as it is not decoded.
  open var settings: [String: Any] { [:] }
  /// The address of the file; nil if the player has data.
  open private(set) var url: URL?
  /// Measures the levels, which are those of silence here.
  open func updateMeters() {}
  /// Returns the average level of a channel, in decibels: that of silence here.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the highest level of a channel, in decibels: that of silence here.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Plays nothing at a time, which is reported once.
  ///
  /// - Returns: Always false.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// The length in seconds: always 0 here.
  open var duration: TimeInterval { 0 }
  /// Whether it plays: never here.
  open var isPlaying: Bool { false }

  /// Creates a player of a file.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
  }
  /// Creates a player of a file with a hint of its type.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    _ = try Data(contentsOf: url)
    self.url = url
  }
  /// Creates a player of data; never throws.
  public init(data: Data) throws {}
  /// Creates a player of data with a hint of its type; never throws.
  public init(data: Data, fileTypeHint utiString: String?) throws {}

  /// Gets ready, which always succeeds.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays nothing, which is reported once.
  ///
  /// - Returns: Always false.
  @discardableResult open func play() -> Bool {
    reportUnavailable("AVAudioPlayer", answer: "nothing is played")
    return false
  }
  /// Stops playing on a device; nothing plays here.
  open func pause() {}
  /// Stops playing on a device; nothing plays here.
  open func stop() {}
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
