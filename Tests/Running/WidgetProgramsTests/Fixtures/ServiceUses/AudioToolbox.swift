// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AudioToolbox

func useAudioToolbox() async throws {
  AudioServicesPlaySystemSound(1519)
  AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
  var played = false
  AudioServicesPlaySystemSoundWithCompletion(1104) { played = true }
  expect(played, "the completion is called")
  var sound: SystemSoundID = 0
  let missing = URL(fileURLWithPath: "/no/such.wav")
  expect(
    AudioServicesCreateSystemSoundID(missing as CFURL, &sound)
      == kAudioServicesSystemSoundUnspecifiedError, "a file is missing")
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("use.wav")
  try Data([0]).write(to: file)
  expect(
    AudioServicesCreateSystemSoundID(file as CFURL, &sound) == 0 && sound > 4095,
    "a file gets a number")
  AudioServicesDisposeSystemSoundID(sound)
}
