// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import CoreVideo
public import Foundation

/// What takes the content of an item while it is played, which nothing is here.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  /// Whether the player does not show what is taken.
  open var suppressesPlayerRendering = false

  /// Returns when something is played that a clock says a time of: always the beginning here.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

/// What takes the pictures of an item.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Creates an output; the attributes of its pictures are ignored.
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}

  /// Creates an output; its settings are ignored.
  public init(outputSettings: [String: Any]?) {}

  /// Returns whether there is another picture: never here.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }

  /// Returns the picture of a time: nil here, and the time at which it is shown stays as it is.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

extension AVPlayerItem {
  /// Takes nothing, as nothing is played.
  public func add(_ output: AVPlayerItemOutput) {}

  /// Does nothing, as no output is added.
  public func remove(_ output: AVPlayerItemOutput) {}
}
