// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "QuickActionWidget",
  defaultLocalization: "ja",
  platforms: [.iOS(.v17), .macOS(.v15)],
  targets: [
    // The widget extension: its sources are those of the app's Xcode project, and its modules come from 'quickaction build'.
    .executableTarget(
      name: "QuickActionWidget",
      resources: [.process("Resources"), .process("Intents")])
  ],
  swiftLanguageModes: [.v5]
)
