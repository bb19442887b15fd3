// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension XcodeTargetReader {
  /// The build settings of each configuration of a target or the project.
  mutating func settings(of owner: XcodeObjects.Object) -> [[String: Located<String>]] {
    guard let reference = objects.reference("buildConfigurationList", of: owner) else { return [] }
    let list = objects.object(
      reference, in: "buildConfigurationList", expected: "list of configurations",
      where: { $0 == "XCConfigurationList" })
    guard let list else { return [] }
    var layers: [[String: Located<String>]] = []
    for reference in objects.references("buildConfigurations", of: list) {
      let configuration = objects.object(
        reference, in: "buildConfigurations", expected: "configuration",
        where: { $0 == "XCBuildConfiguration" })
      guard let settings = configuration?["buildSettings"] else { continue }
      var layer: [String: Located<String>] = [:]
      for entry in settings.entries where Self.wanted.contains(entry.key) {
        layer[entry.key] = entry.value.locatedString
      }
      layers.append(layer)
    }
    return layers
  }

  /// The settings that anything here asks for.
  private static let wanted: Set<String> = [
    "INFOPLIST_FILE", "PRODUCT_BUNDLE_IDENTIFIER", "INTENTS_CODEGEN_LANGUAGE",
    "GENERATE_INFOPLIST_FILE", "INFOPLIST_PREPROCESS", "IPHONEOS_DEPLOYMENT_TARGET",
    "MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "CODE_SIGN_ENTITLEMENTS",
  ]
}
