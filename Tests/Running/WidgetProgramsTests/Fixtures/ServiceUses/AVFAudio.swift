// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AVFAudio

private final class Narrator: NSObject, AVSpeechSynthesizerDelegate {
  let synthesizer = AVSpeechSynthesizer()

  func say(_ text: String) {
    synthesizer.delegate = self
    synthesizer.speak(AVSpeechUtterance(string: text))
  }
}

func useAVFAudio() async throws {
  let session = AVAudioSession.sharedInstance()
  try session.setCategory(.ambient, mode: .default)
  try session.setActive(true)
  expect(session.category == .ambient, "a session is there")
  Narrator().say("Hello")
}
