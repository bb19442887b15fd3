// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How many samples there are.
public typealias AVAudioFrameCount = UInt32
/// The number of a sample.
public typealias AVAudioFramePosition = Int64
/// How many channels there are.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or an output.
public typealias AVAudioNodeBus = Int
/// How many samples a node gets at once.
public typealias AVAudioPacketCount = UInt32

/// How samples are written.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// In a way that has no name here.
  case otherFormat = 0
  /// As numbers with a fraction of 32 bits.
  case pcmFormatFloat32 = 1
  /// As numbers with a fraction of 64 bits.
  case pcmFormatFloat64 = 2
  /// As whole numbers of 16 bits.
  case pcmFormatInt16 = 3
  /// As whole numbers of 32 bits.
  case pcmFormatInt32 = 4
}

/// The format of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How samples are written.
  public let commonFormat: AVAudioCommonFormat
  /// The rate of samples, in hertz.
  public let sampleRate: Double
  /// How many channels there are.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels take turns.
  public let isInterleaved: Bool

  /// Creates a format of numbers with a fraction, each channel by itself; nil without channels.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Creates a format of samples; nil without channels or a rate.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0, sampleRate > 0 else { return nil }
    (commonFormat, self.sampleRate) = (format, sampleRate)
    (channelCount, isInterleaved) = (channels, interleaved)
  }

  /// Whether it is the usual format: numbers with a fraction, each channel by itself.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// The settings of a file of such samples.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: channelCount,
    ]
  }

  /// Returns whether another object is the same format.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }

  /// The hash value of the rate and the channels.
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Samples of a format in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The format of the samples.
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples that are not encoded, in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many samples there is room for in each channel.
  public let frameCapacity: AVAudioFrameCount
  /// How many samples each channel has.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  private let memory: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  /// Creates memory for samples, which are 0 at first; nil unless they are in the usual format.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.isStandard else { return nil }
    self.frameCapacity = frameCapacity
    let count = Int(format.channelCount)
    memory = .allocate(capacity: max(1, count * Int(frameCapacity)))
    memory.initialize(repeating: 0, count: max(1, count * Int(frameCapacity)))
    channels = .allocate(capacity: count)
    for index in 0..<count {
      channels.advanced(by: index).initialize(to: memory + index * Int(frameCapacity))
    }
    super.init(format)
  }

  deinit {
    memory.deallocate()
    channels.deallocate()
  }

  /// The samples of each channel; never nil here.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels)
  }
  /// The samples as whole numbers of 16 bits; always nil here.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  /// How far the samples of a channel are from each other.
  open var stride: Int { 1 }
}

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The number of the sample.
  public let sampleTime: AVAudioFramePosition
  /// The rate of samples, in hertz.
  public let sampleRate: Double
  /// Whether the number of the sample is known.
  open var isSampleTimeValid: Bool { true }

  /// Creates the moment of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// A file of samples, which is not decoded.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The address of the file.
  public let url: URL

  /// Opens a file for reading, and fails.
  ///
  /// - Throws: An error if the file cannot be read, and otherwise `CocoaError.featureUnsupported`.
  public init(forReading fileURL: URL) throws {
    _ = try Data(contentsOf: fileURL)
    throw CocoaError(.featureUnsupported)
  }

  /// Creates a file for writing, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// How many samples the file has.
  open var length: AVAudioFramePosition { 0 }
  /// Where the file is read or written.
  open var framePosition: AVAudioFramePosition = 0
  /// The format of the samples in memory; that of one channel here.
  open var processingFormat: AVAudioFormat { .silence }
  /// The format of the samples in the file; that of one channel here.
  open var fileFormat: AVAudioFormat { .silence }

  /// Reads nothing, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }

  /// Writes nothing, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

extension AVAudioFormat {
  /// The format of a device without sound.
  static var silence: AVAudioFormat {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1) else {
      preconditionFailure("there is a channel and a rate")
    }
    return format
  }
}
