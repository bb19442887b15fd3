// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreBluetooth

final class Radio: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  var state: ((CBManagerState) -> Void)?

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    switch central.state {
    case .poweredOn:
      central.scanForPeripherals(withServices: [CBUUID(string: "180D")], options: nil)
    case .unknown, .resetting, .unsupported, .unauthorized, .poweredOff: state?(central.state)
    @unknown default: break
    }
  }
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {
    peripheral.delegate = self
    central.connect(peripheral)
  }
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.discoverServices(nil)
  }
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
    for service in peripheral.services ?? [] {
      peripheral.discoverCharacteristics(nil, for: service)
    }
  }
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?
  ) { if let value = characteristic.value { print(value.count, peripheral.name ?? "") } }
}

func useCoreBluetooth() async throws {
  expect(CBCentralManager.authorization == .denied, "the user said no")
  let radio = Radio()
  var manager: CBCentralManager?
  await withCheckedContinuation { continuation in
    radio.state = {
      expect($0 == .unauthorized, "Bluetooth cannot be used")
      continuation.resume()
    }
    manager = CBCentralManager(delegate: radio, queue: DispatchQueue(label: "radio"))
  }
  expect(manager?.isScanning == false, "no devices are looked for")
  expect(manager?.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty == true, "none is known")
  let short = CBUUID(string: "180d")
  let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
  expect(short == long && short.hash == long.hash, "short and long identifiers are the same")
  expect(short.uuidString == "180D" && short.data == Data([0x18, 0x0D]), "an identifier has bytes")
  expect(CBUUID(data: long.data) == short, "bytes make an identifier")
  let service = CBMutableService(type: short, primary: true)
  service.characteristics = [
    CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil,
      permissions: [.readable])
  ]
  expect(service.characteristics?.first?.properties.contains(.notify) == true, "a service is kept")
  let error: Error = CBError(.connectionFailed)
  expect((error as? CBError)?.code == .connectionFailed, "an error has a code")
  manager = nil
}
