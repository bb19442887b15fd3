// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let engine = Target.Dependency.product(name: "QuickActions", package: "QuickAction")

// A package of its own, because all of it, the engine's modules too, has to be built with libFuzzer's instrumentation:
// `Scripts/fuzz.sh` says how. Without that nothing here links.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "fuzz-xml", targets: ["FuzzXML"]),
    .executable(name: "fuzz-openstep", targets: ["FuzzOpenStep"]),
    .executable(name: "fuzz-json", targets: ["FuzzJSON"]),
    .executable(name: "fuzz-binary", targets: ["FuzzBinary"]),
    .executable(name: "fuzz-definition", targets: ["FuzzDefinition"]),
  ],
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "../..")
  ],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .target(name: "FuzzSupport", dependencies: ["LibFuzzer", engine]),
    .executableTarget(name: "FuzzXML", dependencies: ["FuzzSupport", engine]),
    .executableTarget(name: "FuzzOpenStep", dependencies: ["FuzzSupport", engine]),
    .executableTarget(name: "FuzzJSON", dependencies: ["FuzzSupport", engine]),
    .executableTarget(name: "FuzzBinary", dependencies: ["FuzzSupport", engine]),
    .executableTarget(name: "FuzzDefinition", dependencies: ["FuzzSupport"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
