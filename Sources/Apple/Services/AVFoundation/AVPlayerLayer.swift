// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import QuartzCore

/// A layer that shows what a player plays: nothing here.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  /// The player whose pictures are shown; nil for none.
  open var player: AVPlayer?
  /// How the picture is fit into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there: never here.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is in the layer: nowhere here.
  open var videoRect: CGRect { .zero }

  /// Creates a layer without a player.
  public override init() { super.init() }
  /// Creates a layer as another one is.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer without a player; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a player; nil for none.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
