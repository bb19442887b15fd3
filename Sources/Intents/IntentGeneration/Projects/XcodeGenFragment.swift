// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The targets of a widget as a specification that XcodeGen includes.
///
/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
struct XcodeGenFragment {
  private let targets: WidgetTargets

  init(_ targets: WidgetTargets) {
    self.targets = targets
  }

  /// The specification.
  var text: String {
    var lines = [
      "# The targets of a configurable widget, for XcodeGen, made from \(YAML.comment(targets.definitionName)).",
      "# Save this file as widget.yml next to project.yml, and add to project.yml: include: [widget.yml]",
      "# XcodeGen writes the Info.plist files that are named here.",
      "targets:",
    ]
    lines += app.map { "  " + $0 }
    for target in targets.extensions { lines += block(target).map { "  " + $0 } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the target of the app gets in addition.
  private var app: [String] {
    [YAML.scalar(targets.app) + ":"]
      + [
        "sources:",
        "  # The system looks for the definition in the app. The folder holds nothing else, as XcodeGen",
        "  # finds a localized definition only by its folder.",
        "  - path: \(YAML.scalar(targets.definitionFolder))",
        "dependencies:",
      ].map { "  " + $0 }
      + targets.extensions.map { "    - target: \(YAML.scalar($0.name))" }
      + [
        "    # For WidgetCenter; weak, because an app can be for versions of iOS before 14.",
        "    - sdk: WidgetKit.framework",
        "      weak: true",
      ]
  }

  private func block(_ target: WidgetTargets.AppExtension) -> [String] {
    var lines = [
      "type: app-extension", "platform: iOS",
      "deploymentTarget: \(YAML.quoted(targets.deploymentTarget))", "sources:",
      "  - path: \(YAML.scalar(target.name))",
    ]
    if let inner = targets.definitionFolder(in: target.name) {
      lines.append("    excludes: [\(YAML.quoted(inner))]")
    }
    lines += [
      "  - path: \(YAML.scalar(targets.definitionFolder))", "settings:", "  base:",
      "    PRODUCT_BUNDLE_IDENTIFIER: \(YAML.scalar(targets.bundleIdentifier(of: target.name)))",
      "    INTENTS_CODEGEN_LANGUAGE: Swift", "info:",
      "  path: \(YAML.scalar(target.name + "/Info.plist"))", "  properties:",
      "    CFBundleDisplayName: $(PRODUCT_NAME)", "    NSExtension:",
    ]
    lines += YAML.lines(of: target.attributes).map { "      " + $0 }
    lines.append("dependencies:")
    lines += target.frameworks.map { "  - sdk: \($0).framework" }
    if !target.variables.isEmpty {
      lines += ["scheme:", "  environmentVariables:"]
      for variable in target.variables {
        lines += [
          "    - variable: \(variable.name)", "      value: \(YAML.quoted(variable.value))",
          "      isEnabled: false",
        ]
      }
    }
    return [YAML.scalar(target.name) + ":"] + lines.map { "  " + $0 }
  }
}

/// Texts in YAML.
private enum YAML {
  /// A text that is not taken for anything else: plain if it is only letters, digits and a few marks.
  static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "_-./$()".unicodeScalars.contains($0)
    }
    let reserved: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    guard isPlain, let first = text.unicodeScalars.first,
      first.properties.isAlphabetic || first == "$",
      !reserved.contains(text.lowercased())
    else { return quoted(text) }
    return text
  }

  /// A text between quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text in a comment.
  static func comment(_ text: String) -> String { quoted(text).dropFirst().dropLast().description }

  static func lines(of entries: [WidgetTargets.Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      let key = entry.key
      return switch entry.value {
      case .string(let text): ["\(key): \(scalar(text))"]
      case .strings(let texts): ["\(key): [\(texts.map(scalar).joined(separator: ", "))]"]
      case .dictionary(let entries): ["\(key):"] + lines(of: entries).map { "  " + $0 }
      }
    }
  }
}
