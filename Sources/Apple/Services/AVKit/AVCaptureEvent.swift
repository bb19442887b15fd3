// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI
public import UIKit

/// How far a press of a button of the device is.
public enum AVCaptureEventPhase: UInt, Hashable, Sendable {
  /// The user presses the button.
  case began
  /// The user lets go of the button.
  case ended
  /// The press was interrupted.
  case cancelled
}

/// A press of a button of the device that takes photos, which never happens here.
open class AVCaptureEvent: NSObject, @unchecked Sendable {
  /// How far the press is.
  open var phase: AVCaptureEventPhase { .cancelled }
  /// Whether the app plays the sound itself.
  open var shouldPlaySound: Bool { false }
  /// Plays nothing, and says so.
  @discardableResult open func play(_ sound: AVCaptureEventSound) -> Bool { false }

  override init() { super.init() }
}

/// A sound for a press of a button, which is never played here.
open class AVCaptureEventSound: NSObject, @unchecked Sendable {
  /// The sound of a photo.
  open class var cameraShutter: AVCaptureEventSound { AVCaptureEventSound() }
  /// The sound with which a video begins.
  open class var beginVideoRecording: AVCaptureEventSound { AVCaptureEventSound() }
  /// The sound with which a video ends.
  open class var endVideoRecording: AVCaptureEventSound { AVCaptureEventSound() }

  override init() { super.init() }

  /// Creates a sound of a file.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` if there is no such file.
  public init(url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    super.init()
  }
}

/// What learns that the user presses a button that takes photos, which never happens here.
@MainActor @preconcurrency open class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// Whether the system plays no sound for presses.
  open class var defaultCaptureSoundDisabled: Bool {
    get { isSoundDisabled }
    set { isSoundDisabled = newValue }
  }
  private static var isSoundDisabled = false
  /// Whether it would learn of presses.
  open var isEnabled = true
  /// The view that it belongs to.
  open weak var view: UIView?

  /// Creates one that would call a function for presses of all buttons; never called here.
  public init(handler: @escaping (AVCaptureEvent) -> Void) { super.init() }
  /// Creates one that would call functions for presses of two buttons; never called here.
  public init(
    primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) { super.init() }
  /// Does nothing, as a widget has no screen.
  open func willMove(to view: UIView?) {}
  /// Does nothing, as a widget has no screen.
  open func didMove(to view: UIView?) { self.view = view }
}

nonisolated extension View {
  /// Calls a function when the user presses a button that takes photos; never called here.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
  /// Calls functions when the user presses one of two buttons that take photos; never called here.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}
