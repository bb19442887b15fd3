// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// A definition as it is in the bundle of a built app: the file itself, with the versions of the tools that built it.
///
/// Apple's compiler adds a number to each intent, `INIntentHash`, whose computation is not known. The system reads bundles
/// without it, such as those that Bazel's rules copy.
struct CompiledDefinition: Sendable {
  /// The versions of what builds an app, as a definition spells them.
  struct Tools: Hashable, Sendable {
    /// The version of Xcode, such as `15.4`; nil to keep that of the file.
    var version: String?

    /// The build of Xcode, such as `15F31d`; nil to keep that of the file.
    var build: String?

    /// The build of macOS, such as `23F79`; nil to keep that of the file.
    var system: String?

    /// Keeps the versions of the file.
    init() {}

    /// Takes the versions that Xcode passes to what it runs.
    ///
    /// - Parameter environment: The environment variables.
    init(environment: [String: String]) {
      version = environment["XCODE_VERSION_ACTUAL"].flatMap(Self.spelling)
      build = environment["XCODE_PRODUCT_BUILD_VERSION"].flatMap { $0.isEmpty ? nil : $0 }
      system = environment["MAC_OS_X_PRODUCT_BUILD_VERSION"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A version in its usual spelling: `1540` is 15.4, `2611` is 26.1.1; nil for anything else.
    private static func spelling(of number: String) -> String? {
      guard number.utf8.count == 4, let value = Int(number), value > 0 else { return nil }
      let patch = value % 10
      return "\(value / 100).\(value / 10 % 10)" + (patch == 0 ? "" : ".\(patch)")
    }
  }

  /// The content of the file.
  let bytes: [UInt8]

  /// Writes the versions of the tools into a definition; a file in another form than XML stays as it is.
  init(_ definition: IntentDefinition, tools: Tools = Tools()) {
    let root = definition.document.root
    let versions = [
      ("INIntentDefinitionToolsVersion", tools.version),
      ("INIntentDefinitionToolsBuildVersion", tools.build),
      ("INIntentDefinitionSystemVersion", tools.system),
    ]
    let edits = versions.compactMap { key, version in
      version.flatMap { root[key]?.replacing(with: .string($0)) }
    }
    let source = definition.source
    let text = (try? source.applying(edits)) ?? source.bytes
    bytes = source.encoded(text) ?? text
  }
}
