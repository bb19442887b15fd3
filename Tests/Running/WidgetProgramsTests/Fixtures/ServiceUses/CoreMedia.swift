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
  let range = CMTimeRange(start: .zero, end: time)
  expect(range.duration == time && range.containsTime(.zero), "a range has bounds")
}
