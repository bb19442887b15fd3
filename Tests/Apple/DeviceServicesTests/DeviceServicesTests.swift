// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreData
import CoreLocation
import HealthKit
import NetworkExtension
import Testing
import UniformTypeIdentifiers

@Suite("Services of a device answer as one without permission and data")
struct DeviceServicesTests {
  final class Listener: CLLocationManagerDelegate {
    var error: CLError?

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      self.error = error as? CLError
    }
  }

  @Test("who asks for the place hears that the user said no")
  func location() {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    #expect(manager.authorizationStatus == .denied)
    #expect(!manager.isAuthorizedForWidgetUpdates)
    manager.requestLocation()
    #expect(listener.error == CLError(.denied))
    #expect(manager.location == nil)
  }

  @Test("a database is not opened, and a fetch finds nothing")
  func database() throws {
    let container = NSPersistentContainer(name: "Shop")
    var errors: [String] = []
    container.loadPersistentStores { _, error in
      errors.append("\(error.map { $0 as NSError }?.code ?? 0)")
    }
    #expect(errors == ["\(CocoaError.featureUnsupported.rawValue)"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    #expect(try container.viewContext.fetch(request).isEmpty)
    #expect(try container.viewContext.count(for: request) == 0)
  }

  @Test("quantities are had in units of their kind only")
  func quantities() {
    let gramsPerDeciliter = HKUnit.gramUnit(with: .milli).unitDivided(
      by: .literUnit(with: .deci))
    let molesPerLiter = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    let glucose = HKQuantity(unit: gramsPerDeciliter, doubleValue: 100)
    #expect(abs(glucose.doubleValue(for: molesPerLiter) - 5.5507) < 0.001)
    #expect(!glucose.is(compatibleWith: .meter()))
    #expect(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meter()) == 1609.344)
  }

  @Test("there is no data of health, and asking for it fails")
  func health() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await HKHealthStore().requestAuthorization(
        toShare: [], read: [HKQuantityType(.stepCount)])
    }
  }

  @Test("there is no configuration of a tunnel")
  func tunnel() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(NEVPNManager().connection.status == .invalid)
    #expect(throws: CocoaError.self) { try NEVPNConnection().startVPNTunnel() }
  }

  @Test(
    "types of files are found by extension and MIME type",
    arguments: [("PNG", "public.png"), ("jpg", "public.jpeg"), ("gif", "com.compuserve.gif")])
  func types(name: String, identifier: String) {
    let type = UTType(filenameExtension: name)
    #expect(type?.identifier == identifier)
    #expect(type?.conforms(to: .image) == true)
    #expect(type?.conforms(to: .text) == false)
    #expect(type?.preferredMIMEType.flatMap(UTType.init(mimeType:)) == type)
    #expect(UTType(filenameExtension: "nothing") == nil)
  }
}
