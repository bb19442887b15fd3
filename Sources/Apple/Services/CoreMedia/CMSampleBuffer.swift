// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreVideo
import Synchronization

/// When samples are shown, and for how long.
public struct CMSampleTimingInfo: Hashable, Sendable {
  /// How long a sample is.
  public var duration: CMTime
  /// When a sample is shown.
  public var presentationTimeStamp: CMTime
  /// When a sample is decoded; invalid if that is in the order of showing.
  public var decodeTimeStamp: CMTime

  /// Creates times of a sample.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }

  /// Creates times that are none.
  public init() {
    self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
  }

  /// The times of a sample whose times are not known.
  public static let invalid = CMSampleTimingInfo()
}

/// A picture or sounds of a medium with its time; only those that the program makes are there, as nothing is captured.
public final class CMSampleBuffer: _CFObject, @unchecked Sendable {
  /// The pixels of the picture; nil for sounds.
  public let imageBuffer: CVImageBuffer?
  /// The bytes of the sample; nil for pixels.
  public let dataBuffer: CMBlockBuffer?
  /// What the sample is.
  public let formatDescription: CMFormatDescription?
  /// When the sample is shown, and for how long.
  let timing: CMSampleTimingInfo
  private let validity = Mutex(true)

  /// Creates a sample of pixels with their times; never throws.
  public init(
    imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: CMSampleTimingInfo
  ) throws {
    self.imageBuffer = imageBuffer
    dataBuffer = nil
    self.formatDescription = formatDescription
    timing = sampleTiming
  }

  /// When the sample is shown.
  public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
  /// When the sample is shown, as nothing changes its speed.
  public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
  /// When the sample is decoded.
  public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
  /// How long the sample is shown.
  public var duration: CMTime { timing.duration }
  /// How many samples there are: always one.
  public var numSamples: Int { 1 }
  /// Whether the sample can still be used.
  public var isValid: Bool { validity.withLock { $0 } }
  /// Ends the use of the sample.
  public func invalidate() throws { validity.withLock { $0 = false } }
}

/// Bytes of a medium in memory; nothing here makes any.
public final class CMBlockBuffer: _CFObject, @unchecked Sendable {
  private init() {}

  /// The number of bytes, which are none.
  public var dataLength: Int { 0 }
}
