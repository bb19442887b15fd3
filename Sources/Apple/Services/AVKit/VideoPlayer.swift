// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AVFoundation
public import SwiftUI
import WidgetViews

/// A view that plays a video; a widget shows a prohibition sign instead.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  /// Creates a view of a player, which does not play here; nil for none.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {}
  /// Creates a view of a player with content over the video, none of which is shown.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("VideoPlayer") }
}
