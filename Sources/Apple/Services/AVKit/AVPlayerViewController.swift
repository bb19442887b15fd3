// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AVFoundation
public import Foundation
public import UIKit

/// A screen that plays a video, which a widget does not have: it is never shown.
open class AVPlayerViewController: UIViewController {
  /// The player of the video; nil for none.
  open var player: AVPlayer?
  /// How the picture is fit into the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the user cannot go to another time.
  open var requiresLinearPlayback = false
  /// Whether the user sees the buttons.
  open var showsPlaybackControls = true
  /// Whether the video may play in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether the small window opens by itself when the user leaves.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the video fills the screen when it starts.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the video leaves the full screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system shows what is playing.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the first frame is there; never here.
  open var isReadyForDisplay: Bool { false }
  /// The place of the video in the view; empty here.
  open var videoBounds: CGRect { .zero }
  /// A view over the video and under the buttons; nil as there is none.
  open var contentOverlayView: UIView? { nil }
}
