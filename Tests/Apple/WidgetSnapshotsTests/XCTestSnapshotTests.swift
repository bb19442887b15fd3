// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetKit
import WidgetSnapshots
import XCTest

/// The same in a test of XCTest.
final class XCTestSnapshotTests: XCTestCase {
  func testStepsOnALargePhone() {
    expectSnapshot(
      of: StepsView(steps: 12_345), family: .systemSmall,
      devices: [.default, WidgetDevice.named("430x932") ?? .default])
  }
}
