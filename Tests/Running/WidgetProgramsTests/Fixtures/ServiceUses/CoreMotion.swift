// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreMotion

func useCoreMotion() async throws {
  let pedometer = CMPedometer()
  let midnight = Calendar.current.startOfDay(for: Date())
  expect(!CMPedometer.isStepCountingAvailable(), "no steps are counted")
  expect(CMPedometer.authorizationStatus() == .denied, "the user said no")
  await withCheckedContinuation { continuation in
    pedometer.queryPedometerData(from: midnight, to: Date()) { data, error in
      expect(data?.numberOfSteps.intValue == nil, "there are no steps")
      let error = error as NSError?
      expect(error?.domain == CMErrorDomain, "the error has a domain")
      expect(
        error?.code == Int(CMErrorMotionActivityNotAvailable.rawValue), "the error has Apple's code"
      )
      continuation.resume()
    }
  }
  pedometer.startUpdates(from: midnight) { data, _ in expect(data?.distance == nil, "no distance") }
  pedometer.stopUpdates()

  let activities = CMMotionActivityManager()
  do {
    _ = try await activities.queryActivityStarting(from: midnight, to: Date(), to: .main)
    expect(false, "there are no activities")
  } catch { expect((error as NSError).code == 104, "the error has Apple's code") }
  await withCheckedContinuation { continuation in
    activities.startActivityUpdates(to: OperationQueue()) { activity in
      expect(activity?.walking != true && activity?.confidence != .high, "no activity is told")
      continuation.resume()
    }
  }
  let motion = CMMotionManager()
  motion.deviceMotionUpdateInterval = 1.0 / 60
  expect(motion.deviceMotionUpdateInterval == 1.0 / 60, "the interval is kept")
  expect(!motion.isDeviceMotionAvailable && motion.deviceMotion?.attitude.roll == nil, "no motion")
  await withCheckedContinuation { continuation in
    motion.startAccelerometerUpdates(to: OperationQueue()) { data, error in
      expect(data?.acceleration.x == nil && (error as NSError?)?.code == 109, "no acceleration")
      continuation.resume()
    }
  }
  motion.stopAccelerometerUpdates()
  if CMAltimeter.isRelativeAltitudeAvailable() { expect(false, "there is no barometer") }
  await withCheckedContinuation { continuation in
    CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) { data, error in
      expect(data?.pressure.doubleValue == nil && error != nil, "there is no pressure")
      continuation.resume()
    }
  }
  expect(!CMHeadphoneMotionManager().isDeviceMotionAvailable, "there are no headphones")
}
