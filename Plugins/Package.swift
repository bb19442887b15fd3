// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The linter and the generator in SwiftPM, the linter in Xcode, with executables that are built from source. They are a package
// of their own because SwiftPM builds what the plugins of a package run a second time, for the host, with every build of it.
// A release has the same plugins with a built executable, see Packaging/plugins.

/// The bundle of executables that are built already, in this folder; nil where they are built from source, as for everybody.
///
/// Examples/check.sh sets it, as CI would compile all modules twice otherwise.
let bundle = Context.environment["QUICKACTION_TOOL_BUNDLE"]

/// An executable that a plugin runs.
func tool(_ name: String) -> Target.Dependency {
  bundle == nil ? .product(name: name, package: "QuickAction") : "QuickActionTools"
}

/// A command of 'swift package'.
func command(_ name: String, verb: String, _ description: String) -> Target {
  .plugin(
    name: name, capability: .command(intent: .custom(verb: verb, description: description)),
    dependencies: [tool("quickaction")], path: name)
}

let package = Package(
  name: "QuickActionPlugins",
  platforms: [.macOS(.v15)],
  products: [
    "GenerateIntents", "ValidateIntents", "ValidateIntentsCommand", "DiffIntentsCommand",
  ].map { .plugin(name: $0, targets: [$0]) },
  dependencies: [
    // The name is given because a package is otherwise known by its folder, which a checkout may call anything.
    .package(name: "QuickAction", path: "..")
  ],
  targets: [
    // Needs only 'validate', so that whoever adds it compiles no more than that.
    .plugin(
      name: "ValidateIntents", capability: .buildTool(),
      dependencies: [tool("ValidateIntentsTool")],
      path: "ValidateIntents"),
    .plugin(
      name: "GenerateIntents", capability: .buildTool(), dependencies: [tool("quickaction")],
      path: "GenerateIntents"),
    command(
      "ValidateIntentsCommand", verb: "validate-intents",
      "Check intent definitions, their string tables and catalogs."),
    command(
      "DiffIntentsCommand", verb: "diff-intents",
      "Show what placed widgets lose between two revisions."),
  ]
)

if let bundle {
  package.targets.append(.binaryTarget(name: "QuickActionTools", path: bundle))
}
