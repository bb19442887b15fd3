// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "WidgetDay",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "../..")
  ],
  targets: [
    // The provider of an app's own widget, and its entries.
    .target(
      name: "TideWidget",
      dependencies: [.product(name: "TimelineSimulation", package: "QuickAction")]),
    .testTarget(
      name: "TideWidgetTests",
      dependencies: [
        "TideWidget", .product(name: "TimelineSimulation", package: "QuickAction"),
      ]),
  ]
)
