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

func useAVKit() async throws {
  _ = RouteButton()
  let controller = AVPlayerViewController()
  controller.showsPlaybackControls = false
  expect(!controller.isReadyForDisplay && !controller.showsPlaybackControls, "nothing is shown")
  expect(!AVPictureInPictureController.isPictureInPictureSupported(), "there are no small windows")
}
