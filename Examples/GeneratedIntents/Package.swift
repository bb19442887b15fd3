// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Apple's systems have a framework Intents; elsewhere the module of this name is QuickAction's.
#if os(Linux)
  let intents: [Target.Dependency] = [.product(name: "Intents", package: "QuickAction")]
#else
  let intents: [Target.Dependency] = []
#endif

let package = Package(
  name: "GeneratedIntents",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "../.."),
    .package(name: "QuickActionPlugins", path: "../../Plugins"),
  ],
  targets: [
    // The handler of a widget's options, with the classes that the plugin generates from the definition.
    .target(
      name: "DepartureIntents",
      dependencies: intents,
      resources: [.process("Intents")],
      plugins: [.plugin(name: "GenerateIntents", package: "QuickActionPlugins")]),
    .testTarget(name: "DepartureIntentsTests", dependencies: ["DepartureIntents"] + intents),
  ]
)
