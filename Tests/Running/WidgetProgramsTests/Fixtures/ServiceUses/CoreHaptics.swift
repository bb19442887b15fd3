// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreHaptics

final class Haptics {
  private var engine: CHHapticEngine?
  private(set) var failure: CHHapticError.Code?

  func prepare() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    start()
  }

  func start() {
    do {
      engine = try CHHapticEngine()
      engine?.resetHandler = { [weak self] in try? self?.engine?.start() }
      engine?.stoppedHandler = { reason in print(reason.rawValue) }
      try engine?.start()
      let player = try engine?.makePlayer(with: pattern())
      try player?.start(atTime: CHHapticTimeImmediate)
    } catch let error as CHHapticError { failure = error.code } catch {}
  }

  func pattern() throws -> CHHapticPattern {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
    return try CHHapticPattern(
      events: [
        CHHapticEvent(
          eventType: .hapticTransient, parameters: [intensity, sharpness], relativeTime: 0),
        CHHapticEvent(
          eventType: .hapticContinuous, parameters: [intensity], relativeTime: 1, duration: 0.5),
      ], parameters: [])
  }
}

func useCoreHaptics() async throws {
  let haptics = Haptics()
  haptics.prepare()
  expect(haptics.failure == nil, "nothing is started without haptics")
  haptics.start()
  expect(haptics.failure == .notSupported, "the engine is not supported")
  expect(try haptics.pattern().duration == 1.5, "the pattern has a length")
}
