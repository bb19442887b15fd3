// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A device of a home, of which there is none here.
open class HMAccessory: NSObject, @unchecked Sendable {
  init(accessory: Void) {}

  /// The object that learns of changes; nil for none.
  open weak var delegate: (any HMAccessoryDelegate)?
  /// The name of the accessory; empty here.
  open var name: String { "" }
  /// The identifier of the accessory for the app.
  public let uniqueIdentifier = UUID()
  /// Whether it can be reached; always false here.
  open var isReachable: Bool { false }
  /// Whether a bridge connects it; always false here.
  open var isBridged: Bool { false }
  /// The accessories that it connects; nil for one that is not a bridge.
  open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
  /// Whether it is blocked in the home; always false here.
  open var isBlocked: Bool { false }
  /// What sort of accessory it is; others here.
  open var category: HMAccessoryCategory { HMAccessoryCategory(category: ()) }
  /// The room that it is in; always nil here.
  open var room: HMRoom? { nil }
  /// What it can do; always nothing here.
  open var services: [HMService] { [] }
  /// Its cameras and others like it; always none here.
  open var profiles: [HMAccessoryProfile] { [] }
  /// The cameras of it; always nil here.
  open var cameraProfiles: [HMCameraProfile]? { nil }
  /// Who has made it; nil here.
  open var manufacturer: String? { nil }
  /// The name of the model; nil here.
  open var model: String? { nil }
  /// The version of its software; nil here.
  open var firmwareVersion: String? { nil }
  /// Whether it can show which one it is; always false here.
  open var supportsIdentify: Bool { false }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func identify(
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func identify() async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// What sort of accessory a device is.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
  init(category: Void) {}

  /// The identifier of the category, such as ``HMAccessoryCategoryTypeOther``.
  open var categoryType: String { HMAccessoryCategoryTypeOther }
  /// The name of the category in words.
  open var localizedDescription: String { "Other" }
}

/// A part of an accessory with more than services.
open class HMAccessoryProfile: NSObject, @unchecked Sendable {
  init(profile: Void) {}

  /// The identifier of the part for the app.
  public let uniqueIdentifier = UUID()
  /// The services of the part; always none here.
  open var services: [HMService] { [] }
  /// The accessory that it is of; always nil here.
  open var accessory: HMAccessory? { nil }
}

/// The camera of an accessory, which shows nothing here.
open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {
  /// What begins and ends a video; always nil here.
  open var streamControl: HMCameraStreamControl? { nil }
  /// What takes pictures with the camera; always nil here.
  open var snapshotControl: HMCameraSnapshotControl? { nil }
}

/// Something that a camera can do.
open class HMCameraControl: NSObject, @unchecked Sendable {
  init(control: Void) {}
}

/// What begins and ends the video of a camera.
open class HMCameraStreamControl: HMCameraControl, @unchecked Sendable {
  /// Begins no video, as there is no camera.
  open func startStream() {}
  /// Ends no video, as there is no camera.
  open func stopStream() {}
}

/// What takes pictures with a camera.
open class HMCameraSnapshotControl: HMCameraControl, @unchecked Sendable {
  /// Takes no picture, as there is no camera.
  open func takeSnapshot() {}
}

/// What learns how an accessory changes; never called here.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  /// The accessory has another name; never called here.
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  /// A service has another name; never called here.
  func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
  /// A service stands for something else; never called here.
  func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
  /// The accessory has other services; never called here.
  func accessoryDidUpdateServices(_ accessory: HMAccessory)
  /// The accessory can be reached or no longer; never called here.
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  /// A characteristic has another value; never called here.
  func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
  )
  /// The accessory has other software; never called here.
  func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
  /// Does nothing by default, as no home changes.
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
  /// Does nothing by default, as no home changes.
  public func accessory(
    _ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService
  ) {}
  /// Does nothing by default, as no home changes.
  public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
  ) {}
  /// Does nothing by default, as no home changes.
  public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
  {}
}
