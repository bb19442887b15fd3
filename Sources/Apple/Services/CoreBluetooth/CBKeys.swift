// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether the user is told that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name by which a manager goes on after a start of the app.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether a device is told more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the services that devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether the user is told of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether the user is told of the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether the user is told of new values.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the devices of a manager that goes on.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name that a device advertises.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the power with which a device sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the services that a device advertises.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the data of such services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the data of the device's maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
