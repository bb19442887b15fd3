// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Apple's systems have frameworks of these names; elsewhere the modules are QuickAction's.
#if os(Linux)
  let apple: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "QuickAction"),
    .product(name: "WidgetKit", package: "QuickAction"),
  ]
#else
  let apple: [Target.Dependency] = []
#endif

let package = Package(
  name: "FollowCatalogWidget",
  defaultLocalization: "ja",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "../../..")
  ],
  targets: [
    // The widget extension. Its sources are those of the app's Xcode project.
    .executableTarget(
      name: "FollowCatalogWidget",
      dependencies: apple,
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v5]
)
