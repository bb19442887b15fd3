// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "DeparturesWidget",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v15)],
  targets: [
    // The widget extension: its sources are those of the app's Xcode project, and its modules come from 'quickaction build'.
    .executableTarget(
      name: "DeparturesWidget",
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)
