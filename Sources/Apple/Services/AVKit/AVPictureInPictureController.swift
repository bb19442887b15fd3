// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AVFoundation
public import Foundation

/// A delegate of a video in a small window; never called here, but for the failure.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Is called before the window opens.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Is called when the window is open.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Is called if the window cannot be opened.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Is called before the window closes.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Is called when the window is closed.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Is called to show the app again; the handler is called with whether it is shown.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing by default before the window opens.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default when the window is open.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default if the window cannot be opened.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing by default before the window closes.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default when the window is closed.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Calls the handler with false by default.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A video in a small window, which is never shown.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
  /// The layer whose player is shown.
  public let playerLayer: AVPlayerLayer
  /// The delegate, which is told nothing but for the failure.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether the window opens by itself when the user leaves the app.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user cannot go to another time.
  open var requiresLinearPlayback = false
  /// Whether the window can be opened: never here.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the window is open: never here.
  open var isPictureInPictureActive: Bool { false }
  /// Whether the window is out of sight: never here.
  open var isPictureInPictureSuspended: Bool { false }

  /// Creates a window of a layer; nil here, as the device has no such windows.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Returns whether the device has such windows; false here.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Opens no window, as the device has none.
  open func startPictureInPicture() {}
  /// Closes no window, as none is open.
  open func stopPictureInPicture() {}
}
