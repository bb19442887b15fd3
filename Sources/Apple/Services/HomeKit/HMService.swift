// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Something that an accessory can do, such as to give light; there is none here.
open class HMService: NSObject, @unchecked Sendable {
  init(service: Void) {}

  /// The accessory that it is of; always nil here.
  open var accessory: HMAccessory? { nil }
  /// The type of the service, such as ``HMServiceTypeLightbulb``; empty here.
  open var serviceType: String { "" }
  /// The type of the service in words; empty here.
  open var localizedDescription: String { "" }
  /// The name of the service; empty here.
  open var name: String { "" }
  /// What an outlet or a switch stands for; always nil here.
  open var associatedServiceType: String? { nil }
  /// What can be read and written; always nothing here.
  open var characteristics: [HMCharacteristic] { [] }
  /// The identifier of the service for the app.
  public let uniqueIdentifier = UUID()
  /// Whether users operate it; always false here.
  open var isUserInteractive: Bool { false }
  /// Whether it is the main one of the accessory; always false here.
  open var isPrimaryService: Bool { false }
  /// The services that belong to it; always nil here.
  open var linkedServices: [HMService]? { nil }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateAssociatedServiceType(
    _ serviceType: String?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateAssociatedServiceType(_ serviceType: String?) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// A value of a service, such as its brightness; there is none here.
open class HMCharacteristic: NSObject, @unchecked Sendable {
  init(characteristic: Void) {}

  /// The type of the value, such as ``HMCharacteristicTypeBrightness``; empty here.
  open var characteristicType: String { "" }
  /// The type of the value in words; empty here.
  open var localizedDescription: String { "" }
  /// The service that it is of; always nil here.
  open var service: HMService? { nil }
  /// What can be done with it, such as ``HMCharacteristicPropertyReadable``; always nothing here.
  open var properties: [String] { [] }
  /// Which values it can have; always nil here.
  open var metadata: HMCharacteristicMetadata? { nil }
  /// The value that was read last; always nil here.
  open var value: Any? { nil }
  /// Whether the app learns of changes; always false here.
  open var isNotificationEnabled: Bool { false }
  /// The identifier of the value for the app.
  public let uniqueIdentifier = UUID()

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func writeValue(
    _ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func writeValue(_ value: Any?) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func readValue(
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func readValue() async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func enableNotification(
    _ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func enableNotification(_ enable: Bool) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateAuthorizationData(
    _ data: Data?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateAuthorizationData(_ data: Data?) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// Which values a characteristic can have; nothing is known here.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
  init(metadata: Void) {}

  /// The least value; nil if there is none.
  open var minimumValue: NSNumber? { nil }
  /// The largest value; nil if there is none.
  open var maximumValue: NSNumber? { nil }
  /// The distance between two values; nil if there is none.
  open var stepValue: NSNumber? { nil }
  /// The length of the longest text; nil if there is none.
  open var maxLength: NSNumber? { nil }
  /// The values that are allowed; nil for all.
  open var validValues: [NSNumber]? { nil }
  /// The type of the values, such as ``HMCharacteristicMetadataFormatBool``; nil if it is not known.
  open var format: String? { nil }
  /// The unit of the values, such as ``HMCharacteristicMetadataUnitsCelsius``; nil for none.
  open var units: String? { nil }
  /// What the manufacturer says of it; nil for nothing.
  open var manufacturerDescription: String? { nil }
}
