// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import CoreLocation
import Foundation
import Security
import Testing
import UserNotifications

@testable import UniformTypeIdentifiers

private final class Beacon: CLBeacon, @unchecked Sendable {}

@Suite("What apps say of places, files and notifications")
struct PlacesAndNotificationsTests {
  @Test("a notification keeps what was said of it, also in a copy")
  func notifications() throws {
    let content = UNMutableNotificationContent()
    content.interruptionLevel = .timeSensitive
    content.sound = UNNotificationSound(named: .init("a.caf"))
    content.relevanceScore = 0.5
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    content.interruptionLevel = .passive
    #expect(copy.interruptionLevel == .timeSensitive && copy.relevanceScore == 0.5)
    #expect(copy.sound === content.sound)
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(
        identifier: "a", url: try #require(URL(string: "https://a.example")))
    }
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 3), repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    #expect(next > Date() && Calendar.current.component(.hour, from: next) == 3)
  }

  @Test("a circle has the places that are near enough")
  func circles() {
    let center = CLLocationCoordinate2D(latitude: 52, longitude: 13)
    let circle = CLCircularRegion(center: center, radius: 1000, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.008, longitude: 13)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.01, longitude: 13)))
    let place = CLLocation(
      coordinate: center, altitude: 34, horizontalAccuracy: 5, verticalAccuracy: 3,
      timestamp: .distantPast)
    #expect(place.altitude == 34 && place.speed == -1 && place.timestamp == .distantPast)
  }

  @Test(
    "types of the system are derived from each other",
    arguments: [
      (UTType.commaSeparatedText, UTType.text), (.heic, .heif), (.heic, .item), (.webP, .image),
      (.swiftSource, .sourceCode), (.mpeg4Audio, .audio), (.pdf, .compositeContent),
      (.appleProtectedMPEG4Video, .movie), (.appleProtectedMPEG4Video, .data),
      (.zip, .archive), (.aiff, .audio), (.tarArchive, .archive), (.heics, .heif),
      (.dng, .rawImage), (.jpegxl, .image),
    ])
  func types(type: UTType, parent: UTType) {
    #expect(type.conforms(to: parent) && type.isSubtype(of: parent))
    #expect(type.supertypes.contains(parent) && !parent.conforms(to: type))
  }

  @Test("a type is found by its tags, and is the app's where the system has none")
  func tags() {
    let table = UTType(tag: "CSV", tagClass: .filenameExtension, conformingTo: nil)
    #expect(table == .commaSeparatedText)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType.json.tags[.mimeType] == ["application/json"])
    #expect(UTType(exportedAs: "com.example.a").isPublic == false)
  }

  @Test(
    "songs and films of Apple's programs have types",
    arguments: [
      ("m4a", "com.apple.m4a-audio", UTType.audio), ("m4v", "com.apple.m4v-video", .movie),
      ("aifc", "public.aifc-audio", .audio), ("zip", "public.zip-archive", .archive),
    ])
  func extensions(name: String, identifier: String, parent: UTType) {
    let type = UTType(filenameExtension: name)
    #expect(type?.identifier == identifier)
    #expect(type?.conforms(to: parent) == true && type?.preferredFilenameExtension == name)
  }

  @Test(
    "an extension is found in any case, also one that Apple writes with a capital letter",
    arguments: ["prefPane", "prefpane", "PREFPANE"])
  func capitals(name: String) {
    #expect(UTType(filenameExtension: name)?.identifier == "com.apple.systempreference.prefpane")
  }

  @Test("each type that another is derived from has a row, so that it goes on from there")
  func parents() {
    let known = Set(TypeRow.all.map(\.identifier))
    let unknown = TypeRow.all.flatMap(\.parents).filter { !known.contains($0) }
    #expect(unknown.isEmpty)
  }

  @Test("types of the system are declared, and those of apps are not")
  func declared() {
    #expect(UTType.png.isDeclared && UTType("com.pkware.zip-archive")?.isDeclared == true)
    #expect(!UTType(exportedAs: "com.example.recipe").isDeclared)
    #expect(UTType("com.example.unknown")?.isDeclared == false)
  }

  @Test("what is not known of beacons and attachments is the same in each run")
  func sameInEachRun() throws {
    #expect(Beacon().uuid == Beacon().uuid)
    func attachment() throws -> String {
      try UNNotificationAttachment(identifier: "", url: URL(filePath: "/a.png")).identifier
    }
    let (first, second) = (try attachment(), try attachment())
    #expect(first != second && first.hasPrefix("attachment-") && UUID(uuidString: first) == nil)
    let named = try UNNotificationAttachment(identifier: "a", url: URL(filePath: "/a.png"))
    #expect(named.identifier == "a")
  }

  @Test("a summary counts a notification as one")
  func summaries() {
    let content = UNMutableNotificationContent()
    #expect(content.summaryArgumentCount == 1)
    content.summaryArgumentCount = 3
    #expect((content.copy() as? UNNotificationContent)?.summaryArgumentCount == 3)
  }

  @Test("what is posted is told to those who observe its name")
  func notificationsOfCoreFoundation() {
    final class Count { var value = 0 }
    let count = Count()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let pointer = Unmanaged.passUnretained(count).toOpaque()
    CFNotificationCenterAddObserver(
      center, pointer,
      { _, observer, _, _, _ in
        guard let observer else { return }
        Unmanaged<Count>.fromOpaque(observer).takeUnretainedValue().value += 1
      }, "com.example.changed" as CFString, nil, .deliverImmediately)
    let name = CFNotificationName("com.example.changed" as CFString)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other"), nil, nil, true)
    #expect(count.value == 1)
    CFNotificationCenterRemoveObserver(center, pointer, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(count.value == 1)
  }

  @Test("keys cannot be made, and say so; random bytes can")
  func keys() {
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateRandomKey([:], &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
    let flags: SecAccessControlCreateFlags = [.userPresence, .devicePasscode]
    #expect(flags.rawValue == 17)
    let access = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlocked as CFString, flags, nil)
    #expect(access != nil)
  }

  @Test("time between dates is written in the units that are asked for")
  func durations() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(9000)
    let style = DateRangeWords.components(style: .wide, fields: [.hour, .minute])
      .locale(Locale(identifier: "en_US"))
    #expect(range.formatted(style) == "2 hours, 30 minutes")
  }
}
