// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "WidgetPackage",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "../.."),
    .package(name: "QuickActionPlugins", path: "../../Plugins"),
  ],
  targets: [
    .target(
      name: "OrderWidget",
      resources: [.process("Resources")],
      plugins: [.plugin(name: "ValidateIntents", package: "QuickActionPlugins")]),
    .executableTarget(
      name: "Complaints", dependencies: [.product(name: "IntentLint", package: "QuickAction")]),
    .executableTarget(
      name: "Pictures", dependencies: [.product(name: "WidgetRendering", package: "QuickAction")]),
  ]
)
