// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import Foundation

extension AVCaptureDevice {
  /// Whether the light is on.
  public enum TorchMode: Int, Sendable {
    /// The torch is always off.
    case off = 0
    /// The torch is always on.
    case on = 1
    /// It is when it is dark.
    case auto = 2
  }

  /// Whether the light flashes for a photo.
  public enum FlashMode: Int, Sendable {
    /// It never flashes for a photo.
    case off = 0
    /// It flashes for each photo.
    case on = 1
    /// It flashes when it is dark.
    case auto = 2
  }

  /// Whether what is sharp changes.
  public enum FocusMode: Int, Sendable {
    /// It stays as it is.
    case locked = 0
    /// It changes once, and then stays.
    case autoFocus = 1
    /// It changes whenever it must.
    case continuousAutoFocus = 2
  }

  /// Whether the brightness changes.
  public enum ExposureMode: Int, Sendable {
    /// It stays as it is.
    case locked = 0
    /// It changes once, and then stays.
    case autoExpose = 1
    /// It changes whenever it must.
    case continuousAutoExposure = 2
    /// It is what the app sets.
    case custom = 3
  }

  /// Whether what is white changes.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It stays as it is.
    case locked = 0
    /// It changes once, and then stays.
    case autoWhiteBalance = 1
    /// It changes whenever it must.
    case continuousAutoWhiteBalance = 2
  }

  /// Whether there is a light that stays on: never here.
  public var hasTorch: Bool { false }
  /// Whether the light can be used now: never here.
  public var isTorchAvailable: Bool { false }
  /// Whether the light is on: never here.
  public var isTorchActive: Bool { false }
  /// The brightness of the light, from 0 to 1: always 0 here.
  public var torchLevel: Float { 0 }
  /// Returns whether the light can have a mode: never here.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Lights nothing.
  ///
  /// - Throws: Always ``AVError/Code/deviceNotConnected``.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  /// The mode of the light: always off here, whatever is set.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }

  /// Whether there is a light for photos: never here.
  public var hasFlash: Bool { false }
  /// Whether the light for photos can be used now: never here.
  public var isFlashAvailable: Bool { false }

  /// Returns whether what is sharp can change so: never here.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// How what is sharp changes: always locked here, whatever is set.
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  /// Whether a point to be sharp can be set: never here.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// The point to be sharp: always the middle here, whatever is set.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether what is sharp changes now: never here.
  public var isAdjustingFocus: Bool { false }
  /// Where what is sharp is, from 0 to 1: always 0 here.
  public var lensPosition: Float { 0 }

  /// Returns whether the brightness can change so: never here.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// How the brightness changes: always locked here, whatever is set.
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  /// Whether a point for the brightness can be set: never here.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// The point for the brightness: always the middle here, whatever is set.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  /// Whether the brightness changes now: never here.
  public var isAdjustingExposure: Bool { false }
  /// The sensitivity: always 0 here.
  public var iso: Float { 0 }
  /// How long a picture takes light: invalid here.
  public var exposureDuration: CMTime { .invalid }

  /// Returns whether what is white can change so: never here.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// How what is white changes: always locked here, whatever is set.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
}
