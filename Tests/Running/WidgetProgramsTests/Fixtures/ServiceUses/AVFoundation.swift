// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AVFoundation
import UIKit

private final class Speaker: NSObject, AVAudioPlayerDelegate {
  let synthesizer = AVSpeechSynthesizer()

  func say(_ text: String) {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate
    synthesizer.speak(utterance)
  }
}

func useAVFoundation() async throws {
  try await useSound()
  expect(try JSONEncoder().encode([1]) == Data("[1]".utf8), "Foundation comes with AVFoundation")
  let session = AVAudioSession.sharedInstance()
  try session.setCategory(.playback)
  try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
  try session.setActive(true)
  expect(session.category == .playback && session.mode == .spokenAudio, "a category is kept")
  Speaker().say("Hello")

  let player = AVPlayer(url: URL(filePath: "/song.m4a"))
  player.play()
  expect(player.timeControlStatus == .paused && player.rate == 0, "nothing is played")
  expect(player.currentItem?.status == .unknown, "a player has an item")
  let output = AVPlayerItemVideoOutput(outputSettings: [
    String(kCVPixelBufferPixelFormatTypeKey): kCVPixelFormatType_24RGB
  ])
  player.currentItem?.add(output)
  let picture: CVPixelBuffer? = output.copyPixelBuffer(
    forItemTime: player.currentTime(), itemTimeForDisplay: nil)
  expect(picture == nil && !output.hasNewPixelBuffer(forItemTime: .zero), "there is no picture")
  let token = player.addPeriodicTimeObserver(
    forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main
  ) { _ in }
  player.removeTimeObserver(token)
  let queue = AVQueuePlayer(items: [AVPlayerItem(url: URL(filePath: "/song.m4a"))])
  queue.removeAllItems()
  expect(queue.items().isEmpty && queue.currentItem == nil, "a queue can be emptied")
  do {
    _ = try AVAudioPlayer(contentsOf: URL(filePath: "/missing.m4a"))
    expect(false, "a file that is not there is not played")
  } catch {}

  let asset = AVURLAsset(url: URL(filePath: "/song.m4a"))
  expect(try await asset.load(.duration).isIndefinite, "the length is not known")
  expect(try await asset.load(.commonMetadata).isEmpty, "nothing is known of a medium")
  expect(AVMetadataKey.commonKeyTitle.rawValue == "title", "a key has its name")
  expect(try await AVMetadataItem().load(.stringValue) == nil, "a fact has no value")
  expect(AVFileType.m4a.rawValue == "com.apple.m4a-audio", "a format has its identifier")
  let (isPlayable, locales) = try await asset.load(.isPlayable, .availableChapterLocales)
  expect(!isPlayable && locales.isEmpty, "several facts are asked for at once")
  let chapters = try await asset.loadChapterMetadataGroups(bestMatchingPreferredLanguages: ["en"])
  expect(chapters.isEmpty, "a medium that is not read has no chapters")
  let range = CMTimeRange(start: .zero, duration: CMTime(seconds: 2, preferredTimescale: 1))
  let chapter = AVTimedMetadataGroup(items: [AVMetadataItem()], timeRange: range)
  expect(chapter.timeRange == range && chapter.items.count == 1, "a chapter keeps its time")
  var ends: [AVAssetImageGenerator.Result] = []
  AVAssetImageGenerator(asset: asset).generateCGImagesAsynchronously(
    forTimes: [NSValue(time: range.end)]
  ) { time, image, _, end, error in
    expect(time == range.end && image == nil && error is AVError, "a picture is not made")
    ends.append(end)
  }
  expect(ends == [.failed], "and that is said once for each of them")
  expect(NSValue(time: .invalid).timeValue == .invalid, "a value holds a time")
  expect(UTType(filenameExtension: "mp3") == .mp3, "AVFoundation brings the types of files")
  expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined, "nobody was asked")
  expect(AVCaptureDevice.default(for: .video) == nil, "there is no camera")
  await useCamera()
}

@MainActor private final class CameraPreview: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

  var previewLayer: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
}

private final class Camera: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
  AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate, @unchecked Sendable
{
  let session = AVCaptureSession()
  private let queue = DispatchQueue(label: "camera")
  private let photos = AVCapturePhotoOutput()
  private let frames = AVCaptureVideoDataOutput()
  private let codes = AVCaptureMetadataOutput()
  private var answer: CheckedContinuation<(any Error)?, Never>?

  func configure() -> Bool {
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.sessionPreset = .hd1280x720
    frames.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)
    ]
    frames.alwaysDiscardsLateVideoFrames = true
    frames.setSampleBufferDelegate(self, queue: queue)
    for output in [frames, codes, photos] where session.canAddOutput(output) {
      session.addOutput(output)
    }
    codes.setMetadataObjectsDelegate(self, queue: .main)
    codes.metadataObjectTypes = [.qr, .ean13]
    frames.connection(with: .video)?.videoOrientation = .portrait
    guard
      let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
    else { return false }
    session.addInput(input)
    try? device.lockForConfiguration()
    if device.hasTorch { device.torchMode = .auto }
    if device.isFocusModeSupported(.continuousAutoFocus) {
      device.focusMode = .continuousAutoFocus
    }
    device.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
    let format = device.formats.first {
      CMVideoFormatDescriptionGetDimensions($0.formatDescription).width == 1280
        && $0.videoSupportedFrameRateRanges.contains { $0.maxFrameRate >= 30 }
    }
    if let format { device.activeFormat = format }
    device.unlockForConfiguration()
    return true
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    CVPixelBufferLockBaseAddress(pixels, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixels, .readOnly) }
    _ = CVPixelBufferGetBaseAddressOfPlane(pixels, 0)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject
    expect(code?.stringValue != nil && code?.type == .qr, "a code has a text")
  }

  func takePhoto() async -> (any Error)? {
    await withCheckedContinuation { continuation in
      answer = continuation
      let settings = AVCapturePhotoSettings()
      settings.flashMode = .off
      photos.capturePhoto(with: settings, delegate: self)
    }
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    expect(photo.fileDataRepresentation() == nil, "no photo is made")
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {
    answer?.resume(returning: error)
  }
}

private func useSound() async throws {
  let settings: [String: Any] = [
    AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1,
    AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
  ]
  let recorder = try AVAudioRecorder(url: URL(filePath: "/dev/null"), settings: settings)
  expect(!recorder.record() && !recorder.isRecording, "nothing is recorded")
  expect(await !AVAudioApplication.requestRecordPermission(), "as the user says no")
  let engine = AVAudioEngine()
  let player = AVAudioPlayerNode()
  engine.attach(player)
  engine.connect(player, to: engine.mainMixerNode, format: nil)
  expect(player.engine === engine && engine.attachedNodes.count == 1, "a part is attached")
  do {
    try engine.start()
    expect(false, "an engine does not start")
  } catch { expect(!engine.isRunning, "and says so") }
  let format = AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2)
  guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16) else {
    return expect(false, "there is memory for samples")
  }
  buffer.frameLength = 20
  buffer.floatChannelData?[1][15] = 0.5
  expect(buffer.frameLength == 16 && buffer.floatChannelData?[1][15] == 0.5, "of each channel")
  expect(buffer.floatChannelData?[0][15] == 0, "by itself")
  let queue = AVQueuePlayer()
  let items = (1...3).compactMap { URL(string: "https://a.example/\($0)") }.map(AVPlayerItem.init)
  for item in items { queue.insert(item, after: nil) }
  queue.remove(items[0])
  expect(queue.currentItem === items[1] && queue.items().count == 2, "a queue has its order")
  queue.advanceToNextItem()
  expect(queue.currentItem === items[2], "and goes on")
}

@MainActor private func useCamera() async {
  let camera = Camera()
  expect(!camera.configure(), "no input is added")
  expect(camera.session.outputs.count == 3 && camera.session.inputs.isEmpty, "outputs are")
  camera.session.startRunning()
  expect(!camera.session.isRunning, "a session without a camera does not run")
  expect(await camera.takePhoto() is AVError, "a photo fails")
  let found = AVCaptureDevice.DiscoverySession(
    deviceTypes: [.builtInDualCamera, .builtInTripleCamera], mediaType: .video, position: .front)
  expect(found.devices.isEmpty, "no device is found")
  let preview = CameraPreview()
  preview.previewLayer?.session = camera.session
  preview.previewLayer?.videoGravity = .resizeAspectFill
  expect(preview.previewLayer?.session === camera.session, "a layer keeps its session")
  expect(preview.previewLayer?.connection == nil, "and shows nothing")
  _ = NotificationCenter.default.addObserver(
    forName: .AVCaptureSessionRuntimeError, object: camera.session, queue: .main
  ) { _ in }
}
