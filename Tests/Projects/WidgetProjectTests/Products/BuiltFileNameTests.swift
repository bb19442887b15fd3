// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetProject

/// Which files of an archive are looked at.
@Suite("Names of files in archives")
struct BuiltFileNameTests {
  @Test(
    "the program of an extension is looked at, and no other file whose name has no dot",
    arguments: [
      ("Payload/Ride.app/PlugIns/Widget.appex/Widget", true),
      ("Payload/Ride.app/PlugIns/Widget.appex/PrivacyInfo.xcprivacy", true),
      ("Payload/Ride.app/PlugIns/Widget.appex/Assets.car", false),
      ("Payload/Ride.app/PlugIns/Widget.appex/_CodeSignature/CodeResources", false),
      ("Payload/Ride.app/Ride", false), ("Widget", false),
    ])
  func programs(path: String, isWanted: Bool) {
    let name = ContiguousArray(path.utf8)
    let found = BuiltFileName.isWanted(name.span.bytes)
    #expect(found == isWanted)
  }
}
