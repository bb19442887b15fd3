// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreVideo

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the pixels of a sample; nil for sounds.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes of a sample; nil for pixels.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? {
  sbuf.dataBuffer
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what a sample is.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns when a sample is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns when a sample is shown, as nothing changes its speed.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.outputPresentationTimeStamp
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns when a sample is decoded.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.decodeTimeStamp
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how long a sample is shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many samples there are: always one.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a sample can still be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the pixels are there, as they always are.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the use of a sample.
///
/// - Returns: Always 0.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> Int32 {
  try? sbuf.invalidate()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a sample of pixels with their times.
///
/// - Returns: Always 0.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  sampleBufferOut.pointee = try? CMSampleBuffer(
    imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming.pointee)
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes of a block, which are none.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
