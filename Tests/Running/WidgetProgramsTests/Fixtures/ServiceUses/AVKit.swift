// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AVKit
import SwiftUI

struct RouteButton: UIViewRepresentable {
  func makeUIView(context: Context) -> AVRoutePickerView {
    let view = AVRoutePickerView()
    view.activeTintColor = .red
    view.prioritizesVideoDevices = true
    return view
  }
  func updateUIView(_ view: AVRoutePickerView, context: Context) {}
}

struct CameraScreen: View {
  @State private var player = AVPlayer()
  @State private var taken = 0
  var body: some View {
    VideoPlayer(player: player) { Text("\(taken)") }
      .onCameraCaptureEvent { event in
        if event.phase == .ended { taken += 1 }
      }
  }
}

func useAVKit() async throws {
  _ = RouteButton()
  _ = CameraScreen()
  expect((try? AVCaptureEventSound(url: URL(fileURLWithPath: "/none"))) == nil, "no sound is there")
  let controller = AVPlayerViewController()
  controller.showsPlaybackControls = false
  expect(!controller.isReadyForDisplay && !controller.showsPlaybackControls, "nothing is shown")
  controller.player = AVPlayer()
  let layer = AVPlayerLayer(player: controller.player)
  expect(layer.player === controller.player && !layer.isReadyForDisplay, "a player is kept")
  expect(AVPictureInPictureController(playerLayer: layer) == nil, "and has no window")
  let range = CMTimeRange(
    start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 3, timescale: 4))
  expect(NSValue(timeRange: range).timeRangeValue == range, "a value holds a range of times")
  expect(!AVPictureInPictureController.isPictureInPictureSupported(), "there are no small windows")
}
