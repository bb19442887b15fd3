// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
  /// It is not known yet.
  case unknown = 0
  /// Bluetooth is restarted by the system.
  case resetting = 1
  /// The device has no Bluetooth.
  case unsupported = 2
  /// The user said no, which is always the state here.
  case unauthorized = 3
  /// The user has switched Bluetooth off.
  case poweredOff = 4
  /// Bluetooth can be used.
  case poweredOn = 5
}

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device forbids it, and the user cannot change that.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case allowedAlways = 3
}

/// Bluetooth, which answers as on a device whose user denied it.
open class CBManager: NSObject, @unchecked Sendable {
  init(manager: Void) {}

  /// Whether Bluetooth can be used: always not authorized here.
  open var state: CBManagerState { .unauthorized }
  /// Whether the app may use Bluetooth: always denied here.
  open class var authorization: CBManagerAuthorization { .denied }

  func report() { reportUnavailable("CBManager", answer: "the user said no to Bluetooth") }
}

/// What a manager looks for and connects.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The object that learns what happens; nil until it is set.
  open weak var delegate: (any CBCentralManagerDelegate)?

  /// Creates a manager without a delegate.
  public convenience init() { self.init(delegate: nil, queue: nil) }

  /// Creates a manager whose delegate is told the state on a queue; nil is the main queue.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init(manager: ())
    report()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Whether devices are looked for; always false here.
  open var isScanning: Bool { false }
  /// Looks for devices: none is found here.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  { report() }
  /// Does nothing, as no devices are looked for.
  open func stopScan() {}
  /// Connects a device, of which there is none.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { report() }
  /// Does nothing, as no device is connected.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns the known devices with identifiers: always none here.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns the connected devices with services: always none here.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

/// An object that learns what a manager finds and connects; only the state is told here.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// The state is known, here that the user said no.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A manager goes on after a start of the app; never called here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// A device was found; never called here.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber)
  /// A device was connected; never called here.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device could not be connected; never called here.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A connection ended; never called here.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Does nothing by default with what the system kept of an earlier run of the app.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Does nothing by default with a device that was found; none is found here.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi: NSNumber
  ) {}
  /// Does nothing by default where a device was connected, which never happens here.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing by default with the reason why a device could not be connected.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing by default where a connection has ended, which never happens here.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}
