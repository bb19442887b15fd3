// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreLocation
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
