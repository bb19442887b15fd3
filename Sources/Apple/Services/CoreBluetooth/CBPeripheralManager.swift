// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What offers the app's own services to other devices.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The object that learns what happens; nil until it is set.
  open weak var delegate: (any CBPeripheralManagerDelegate)?

  /// Creates a manager whose delegate is told the state on a queue; nil is the main queue.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init(manager: ())
    report()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  /// Whether the app advertises; always false here.
  open var isAdvertising: Bool { false }
  /// Advertises services: nothing is advertised here.
  open func startAdvertising(_ advertisementData: [String: Any]?) { report() }
  /// Does nothing, as nothing is advertised.
  open func stopAdvertising() {}
  /// Adds a service, which no one finds here.
  open func add(_ service: CBMutableService) { report() }
  /// Does nothing, as no service was added.
  open func remove(_ service: CBMutableService) {}
  /// Does nothing, as no service was added.
  open func removeAllServices() {}
  /// Tells a new value: always false here, as no one listens.
  @discardableResult open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// A device that uses the app's services, of which there is none here.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// How many bytes a told value can have.
  open var maximumUpdateValueLength: Int { 20 }
}

/// An object that learns who uses the app's services; only the state is told here.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// The state is known, here that the user said no.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// The app advertises, or not; never called here.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  /// A service was added, or not; never called here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
  /// Does nothing by default where advertising began or failed.
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  /// Does nothing by default where a service was added or refused.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
}
