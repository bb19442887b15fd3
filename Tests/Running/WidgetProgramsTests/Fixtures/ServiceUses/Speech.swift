// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Speech

final class Listener: NSObject, SFSpeechRecognizerDelegate, SFSpeechRecognitionTaskDelegate {
  var failed = false
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) { failed = !successfully }
}

func useSpeech() async throws {
  let status = await withCheckedContinuation { continuation in
    SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
  }
  expect(
    status == .denied && SFSpeechRecognizer.authorizationStatus() == .denied, "the user said no")
  guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US")) else {
    return expect(false, "it is there")
  }
  let listener = Listener()
  recognizer.delegate = listener
  expect(!recognizer.isAvailable && SFSpeechRecognizer() != nil, "it is not available")
  let request = SFSpeechAudioBufferRecognitionRequest()
  request.shouldReportPartialResults = true
  var text: String? = ""
  let task = recognizer.recognitionTask(with: request) { result, error in
    text = error == nil ? result?.bestTranscription.formattedString : nil
  }
  expect(text == nil && task.state == .completed, "it fails")
  let file = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a.m4a"))
  recognizer.recognitionTask(with: file, delegate: listener)
  expect(listener.failed, "the delegate learns it")
  request.endAudio()
  task.cancel()
}
