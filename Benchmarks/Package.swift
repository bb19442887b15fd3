// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own, so that who uses QuickAction never resolves what only its benchmarks need.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "parser-benchmark", targets: ["ParserBenchmark"]),
    .executable(name: "definition-generator", targets: ["DefinitionGenerator"]),
  ],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "..")
  ],
  targets: [
    .systemLibrary(
      name: "CPropertyList", pkgConfig: "libplist-2.0",
      providers: [.apt(["libplist-dev"]), .brew(["libplist"])]),
    .executableTarget(
      name: "ParserBenchmark",
      dependencies: [
        "CPropertyList", .product(name: "QuickActions", package: "QuickAction"),
      ]),
    .executableTarget(
      name: "DefinitionGenerator",
      dependencies: [.product(name: "QuickActions", package: "QuickAction")]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
