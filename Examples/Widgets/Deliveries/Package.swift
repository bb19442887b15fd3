// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "DeliveryWidgets",
  platforms: [.iOS(.v18), .macOS(.v15)],
  targets: [
    // The widget extension: its sources are those of the app's Xcode project, and its modules come from 'quickaction build'.
    .executableTarget(name: "DeliveryWidgets")
  ],
  swiftLanguageModes: [.v5]
)
