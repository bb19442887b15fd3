// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
import Foundation
public import Security
import Synchronization

/// The number of a sound of the system, or of a file that was registered.
public typealias SystemSoundID = UInt32

/// The number of a setting of a sound.
public typealias AudioServicesPropertyID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound that is a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a call succeeded.
public let kAudioServicesNoError: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that there is no such setting.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a setting has another size.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a file is no sound, or is not there.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing, as there is no loudspeaker, which is reported once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { reportSilence() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing and does not vibrate, which is reported once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { reportSilence() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  reportSilence()
  inCompletionBlock?()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays nothing; the completion is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  reportSilence()
  inCompletionBlock?()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a file a number by which it could be played.
///
/// - Returns: 0, or an error if there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = lastSound.withLock {
    $0 += 1
    return $0
  }
  return kAudioServicesNoError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Forgets the number of a file.
///
/// - Returns: 0, as every number can be forgotten here.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

private let lastSound = Mutex<SystemSoundID>(kSystemSoundID_Vibrate)

private func reportSilence() { reportUnavailable("AudioServices", answer: "no sound is played") }
