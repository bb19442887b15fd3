// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable {
  /// The device is not connected.
  case disconnected = 0
  /// The connection is being made.
  case connecting = 1
  /// The device is connected.
  case connected = 2
  /// The connection is being ended.
  case disconnecting = 3
}

/// Whether a device confirms a value.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// The device says whether the value was written.
  case withResponse = 0
  /// The device does not say whether the value was written.
  case withoutResponse = 1
}

/// A device on the other side of a connection; none is ever found here.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier that this device gave it.
  public let identifier = UUID()

  override init() {}
}

/// A device to which an app connects, of which there is none here.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The object that learns what the device answers; nil until it is set.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name; nil if it is not known.
  open var name: String? { nil }
  /// The state of the connection: there is none here.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were found; nil before.
  open var services: [CBService]? { nil }
  /// Whether a value can be sent without being confirmed.
  open var canSendWriteWithoutResponse: Bool { false }

  /// Asks for the strength of the signal; there is no answer here.
  open func readRSSI() {}
  /// Looks for services, nil for all; there is no answer here.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Looks for the services in a service, nil for all; there is no answer here.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for characteristics, nil for all; there is no answer here.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for descriptors; there is no answer here.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Reads a value; there is no answer here.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Reads a value; there is no answer here.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Sends a value; there is no answer here.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Sends a value; there is no answer here.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Starts or stops being told new values; there is no answer here.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Returns how many bytes a value can have: always 20 here, as before a connection.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// An object that learns what a device answers; nothing is told here.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// The name changed; never called here.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Services are gone; never called here.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// The strength of the signal is known; never called here.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI rssi: NSNumber, error: (any Error)?)
  /// Services were found; never called here.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Characteristics were found; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// A value was read or is new; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value was sent; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// New values are told from now on, or no longer; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Descriptors were found; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// A value of a descriptor was read; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// A value of a descriptor was sent; never called here.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// The device takes values again; never called here.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// Does nothing by default with a new name of the device.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing by default where services of the device have changed.
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Does nothing by default with the strength of the signal, in decibels below a milliwatt.
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI rssi: NSNumber, error: (any Error)?
  ) {}
  /// Does nothing by default where the services of the device are known.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing by default where the characteristics of a service are known.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing by default with a new value of a characteristic.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing by default with the answer to a written value.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing by default where notifications of a characteristic began or ended.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing by default where the descriptors of a characteristic are known.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing by default with a new value of a descriptor.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing by default with the answer to a written descriptor.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing by default where the device takes more data.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
