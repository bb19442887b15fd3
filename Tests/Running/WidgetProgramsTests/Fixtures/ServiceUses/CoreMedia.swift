// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreMedia

func useCoreMedia() async throws {
  let time = CMTime(seconds: 1.5, preferredTimescale: 600)
  expect(time.value == 900 && time.timescale == 600 && time.seconds == 1.5, "a time is a fraction")
  expect(CMTimeAdd(time, CMTimeMake(value: 1, timescale: 2)).seconds == 2, "times are added")
  expect(CMTime.zero < time && time < .positiveInfinity, "times have an order")
  expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600), "halves are equal")
  expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid, "some times are no numbers")
  expect(CMTimeGetSeconds(time) == 1.5, "a function has the seconds")
  expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity, "much is infinite")
  let long = CMTime(value: .max, timescale: 600)
  expect(long + long > long && long != time, "long times are compared and added")
  let third = CMTime(value: 5, timescale: 3)
  expect(third.convertScale(1, method: .default).value == 2, "a time is rounded to the nearest")
  expect(third.convertScale(1, method: .roundTowardZero).value == 1, "a time is cut off")
  let range = CMTimeRange(start: .zero, end: time)
  expect(range.duration == time && range.containsTime(.zero), "a range has bounds")

  var pixels: CVPixelBuffer?
  CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &pixels)
  guard let pixels else { return expect(false, "pixels are made") }
  var format: CMFormatDescription?
  CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: nil, imageBuffer: pixels, formatDescriptionOut: &format)
  guard let format else { return expect(false, "pixels are described") }
  expect(CMVideoFormatDescriptionGetDimensions(format).width == 4, "they have a size")
  expect(CMFormatDescriptionGetMediaType(format) == kCMMediaType_Video, "they are a picture")
  var timing = CMSampleTimingInfo(
    duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid)
  var sample: CMSampleBuffer?
  CMSampleBufferCreateReadyWithImageBuffer(
    allocator: kCFAllocatorDefault, imageBuffer: pixels, formatDescription: format,
    sampleTiming: &timing, sampleBufferOut: &sample)
  guard let sample else { return expect(false, "a sample is made") }
  expect(CMSampleBufferGetImageBuffer(sample) == pixels, "it has the pixels")
  expect(CMSampleBufferGetPresentationTimeStamp(sample) == time, "and their time")
  expect(CMClockGetTime(CMClockGetHostTimeClock()).isNumeric, "the clock has a time")
}
