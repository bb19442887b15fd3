// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AVCaptureSession {
  /// The notification that a session has failed, which is never sent here.
  public class var runtimeErrorNotification: Notification.Name { .AVCaptureSessionRuntimeError }
  /// The notification that a session runs, which is never sent here.
  public class var didStartRunningNotification: Notification.Name {
    .AVCaptureSessionDidStartRunning
  }
  /// The notification that a session has stopped, which is never sent here.
  public class var didStopRunningNotification: Notification.Name { .AVCaptureSessionDidStopRunning }
  /// The notification that a session was interrupted, which is never sent here.
  public class var wasInterruptedNotification: Notification.Name { .AVCaptureSessionWasInterrupted }
  /// The notification that a session goes on, which is never sent here.
  public class var interruptionEndedNotification: Notification.Name {
    .AVCaptureSessionInterruptionEnded
  }
}

extension AVCaptureDevice {
  /// The notification that a device is there, which is never sent here.
  public class var wasConnectedNotification: Notification.Name { .AVCaptureDeviceWasConnected }
  /// The notification that a device is gone, which is never sent here.
  public class var wasDisconnectedNotification: Notification.Name {
    .AVCaptureDeviceWasDisconnected
  }
  /// The notification that the picture has changed, which is never sent here.
  public class var subjectAreaDidChangeNotification: Notification.Name {
    .AVCaptureDeviceSubjectAreaDidChange
  }
}

// Apple's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// The notification that a session has failed, by its former name.
  public static let AVCaptureSessionRuntimeError = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// The notification that a session runs, by its former name.
  public static let AVCaptureSessionDidStartRunning = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// The notification that a session has stopped, by its former name.
  public static let AVCaptureSessionDidStopRunning = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// The notification that a session was interrupted, by its former name.
  public static let AVCaptureSessionWasInterrupted = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// The notification that a session goes on, by its former name.
  public static let AVCaptureSessionInterruptionEnded = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The notification that a device is there, by its former name.
  public static let AVCaptureDeviceWasConnected = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// The notification that a device is gone, by its former name.
  public static let AVCaptureDeviceWasDisconnected = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  /// The notification that the picture has changed, by its former name.
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error of a session.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of why a session was interrupted.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
