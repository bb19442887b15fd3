// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import HomeKit

@MainActor final class HomeStore: NSObject, ObservableObject {
  @Published var homes: [HMHome] = []
  @Published var loads = 0
  let manager = HMHomeManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func lights(in home: HMHome) -> [HMCharacteristic] {
    home.accessories
      .filter { $0.isReachable && $0.category.categoryType == HMAccessoryCategoryTypeLightbulb }
      .flatMap(\.services)
      .filter { $0.serviceType == HMServiceTypeLightbulb }
      .flatMap(\.characteristics)
      .filter { $0.characteristicType == HMCharacteristicTypePowerState }
  }

  func toggle(_ characteristic: HMCharacteristic) async throws {
    try await characteristic.readValue()
    let isOn = characteristic.value as? Bool ?? false
    try await characteristic.writeValue(!isOn)
    characteristic.writeValue(!isOn) { error in
      if let error { print(error.localizedDescription) }
    }
  }

  func run(_ home: HMHome, scene name: String) {
    guard let scene = home.actionSets.first(where: { $0.name == name }) else { return }
    home.executeActionSet(scene) { error in
      if (error as? HMError)?.code == .actionSetExecutionFailed { print("failed") }
    }
  }
}

extension HomeStore: @preconcurrency HMHomeManagerDelegate, @preconcurrency HMAccessoryDelegate {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
    homes = manager.homes
    loads += 1
  }
  func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
  ) {
    if characteristic.characteristicType == HMCharacteristicTypeCurrentDoorState,
      let value = characteristic.value as? Int,
      HMCharacteristicValueDoorState(rawValue: value) == .open
    {
      print("open")
    }
  }
}

@MainActor func useHomeKit() async throws {
  let store = HomeStore()
  let manager = store.manager
  expect(!manager.authorizationStatus.contains(.authorized), "the user said no")
  expect(manager.homes.isEmpty && manager.primaryHome == nil, "there are no homes")
  try await Task.sleep(nanoseconds: 50_000_000)
  expect(store.loads == 1 && store.homes.isEmpty, "the delegate learns of no homes")
  for home in manager.homes {
    for light in store.lights(in: home) { try await store.toggle(light) }
    store.run(home, scene: "Evening")
    for room in home.rooms + [home.roomForEntireHome()] { print(room.name, room.accessories.count) }
  }
  do {
    let home = try await manager.addHome(withName: "Home")
    expect(home.name.isEmpty, "no home is added")
  } catch HMError.homeAccessNotAuthorized {
  } catch { expect(false, "the error is HMError") }
  await withCheckedContinuation { continuation in
    manager.addHome(withName: "Home") { home, error in
      let code = (error as? HMError)?.code
      expect(home == nil && code == .homeAccessNotAuthorized, "the callback says why")
      continuation.resume()
    }
  }
  let browser = HMAccessoryBrowser()
  browser.startSearchingForNewAccessories()
  expect(browser.discoveredAccessories.isEmpty, "no accessory is found")
  let trigger = HMTimerTrigger(
    name: "Morning", fireDate: Date(timeIntervalSinceNow: 60),
    recurrence: DateComponents(day: 1))
  expect(trigger.name == "Morning" && !trigger.isEnabled, "an automation is not run")
  for action in manager.homes.flatMap(\.actionSets).flatMap(\.actions) {
    guard let action = action as? HMCharacteristicWriteAction<NSCopying> else { continue }
    print(action.characteristic.localizedDescription, action.targetValue)
  }
  expect(
    HMServiceTypeSwitch == "00000049-0000-1000-8000-0026BB765291", "a type has its identifier")
}
