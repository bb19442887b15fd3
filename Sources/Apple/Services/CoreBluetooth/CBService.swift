// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Something with an identifier.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The identifier of the attribute, of the specification or the maker's own.
  public let uuid: CBUUID

  init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device.
open class CBService: CBAttribute, @unchecked Sendable {
  fileprivate var storedCharacteristics: [CBCharacteristic]?
  fileprivate var storedServices: [CBService]?
  /// Whether it is one of the main services.
  public let isPrimary: Bool

  init(uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid: uuid)
  }

  /// The device; nil for a service of this device.
  open var peripheral: CBPeripheral? { nil }
  /// The services in this one; nil before they were found.
  open var includedServices: [CBService]? { storedServices }
  /// The characteristics; nil before they were found.
  open var characteristics: [CBCharacteristic]? { storedCharacteristics }
}

/// A service that the app offers.
open class CBMutableService: CBService, @unchecked Sendable {
  /// Creates a service of an identifier, without characteristics.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID, isPrimary: isPrimary)
  }

  /// The services in this one; nil until they are set.
  open override var includedServices: [CBService]? {
    get { storedServices }
    set { storedServices = newValue }
  }
  /// The characteristics; nil until they are set.
  open override var characteristics: [CBCharacteristic]? {
    get { storedCharacteristics }
    set { storedCharacteristics = newValue }
  }
}

/// What can be done with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Its value can be sent to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be written without being confirmed.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// New values are told.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// New values are told and have to be confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
}

/// Who may read and write.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Every connected device can read the value.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// Every connected device can write the value.
  public static let writeable = CBAttributePermissions(rawValue: 2)
  /// Only a device that is paired can read the value.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  /// Only a device that is paired can write the value.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  fileprivate var storedProperties: CBCharacteristicProperties
  fileprivate var storedValue: Data?

  init(uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    storedProperties = properties
    storedValue = value
    super.init(uuid: uuid)
  }

  /// The service; nil here.
  open var service: CBService? { nil }
  /// What can be done with it.
  open var properties: CBCharacteristicProperties { storedProperties }
  /// The value; nil before it was read.
  open var value: Data? { storedValue }
  /// The descriptors; nil before they were found.
  open var descriptors: [CBDescriptor]? { nil }
  /// Whether new values are told; always false here.
  open var isNotifying: Bool { false }
}

/// A value that the app offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// Who may read and write.
  open var permissions: CBAttributePermissions

  /// Creates a characteristic; a value of nil is asked for later.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(uuid: UUID, properties: properties, value: value)
  }

  /// What can be done with it.
  open override var properties: CBCharacteristicProperties {
    get { storedProperties }
    set { storedProperties = newValue }
  }
  /// The value; nil if it is asked for later.
  open override var value: Data? {
    get { storedValue }
    set { storedValue = newValue }
  }
}

/// A description of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The characteristic; nil here.
  open var characteristic: CBCharacteristic? { nil }
  /// The value; nil before it was read.
  open var value: Any? { nil }
}
