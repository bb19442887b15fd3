// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import StringTables

/// The build settings of a target in one configuration, with variables, conditions and files of settings resolved.
package struct XcodeResolvedSettings: Sendable {
  /// The name of the build configuration.
  package let configuration: String

  /// The settings from the weakest to the strongest: Xcode's defaults, the project's file and its own, the target's file and
  /// its own.
  private(set) var layers: [XcodeSettingsLayer]

  /// The layers that are files which cannot be read.
  private(set) var unreadLayers: Set<Int> = []

  /// The facts that conditions of settings are compared with: those of a simulator unless others are given.
  private let facts: [(name: String, value: String)]

  /// The files of settings that cannot be read.
  package private(set) var missingFiles: [FilePath] = []

  /// How deep variables may lead to others.
  private static let maximumDepth = 32

  /// Resolves the settings of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - project: Its project.
  ///   - configurations: What the project file says.
  ///   - name: The configuration; nil for `Debug` or, in its absence, the first.
  ///   - platform: The name of the platform's SDK.
  ///   - files: The files of settings that were read, and those to be read.
  package init(
    of target: XcodeTarget, in project: XcodeProject, _ configurations: XcodeConfigurations,
    configuration name: String? = nil, platform: String = "iphonesimulator",
    files: inout XcodeSettingsFiles
  ) {
    let own = Self.choice(of: configurations.targets[target.identifier] ?? [], named: name)
    let shared = Self.choice(of: configurations.project, named: own?.name ?? name)
    configuration = own?.name ?? shared?.name ?? name ?? "Debug"
    facts = [("sdk", platform + "18.0"), ("arch", "arm64"), ("config", configuration)]
    layers = [
      XcodeSettingsLayer(
        Self.defaults(of: target, in: project, configuration: configuration, platform: platform))
    ]
    for level in [shared, own] {
      guard let level else { continue }
      if let file = level.file {
        let read = files.content(of: file)
        missingFiles += read.missing
        if !read.missing.allSatisfy(Self.isWrittenByTools) { unreadLayers.insert(layers.count) }
        layers.append(read.settings)
      }
      layers.append(level.settings)
    }
  }

  /// Whether a tool writes a file on each machine that names nothing of how a product is packaged: that of CocoaPods has search
  /// paths and flags, that of Flutter variables of its own, which are not known then.
  private static func isWrittenByTools(_ path: FilePath) -> Bool {
    path.text.contains("/Target Support Files/Pods-") && path.hasExtension("xcconfig")
      || path.name == "Generated.xcconfig" && path.folder.name == "Flutter"
  }

  /// Creates settings of layers, for which there is no project.
  package init(layers: [[String: String]], configuration: String = "Debug") {
    self.layers = layers.map { XcodeSettingsLayer($0) }
    self.configuration = configuration
    facts = [("sdk", "iphonesimulator18.0"), ("arch", "arm64"), ("config", configuration)]
  }

  private static func choice(
    of configurations: [XcodeConfigurations.Configuration], named name: String?
  ) -> XcodeConfigurations.Configuration? {
    configurations.first { $0.name == name ?? "Debug" } ?? configurations.first
  }

  private static func defaults(
    of target: XcodeTarget, in project: XcodeProject, configuration: String, platform: String
  ) -> [String: String] {
    // Paths in settings are relative to the project's folder; a relative one would be added to itself.
    let folder = project.folder.isAbsolute ? project.folder.text : "."
    return [
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
      "PROJECT_NAME": FilePath(project.source.name).folder.stem,
      "TARGET_NAME": target.name.value, "TARGETNAME": target.name.value,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "CONFIGURATION": configuration, "SDK_NAME": platform,
      "PLATFORM_NAME": platform, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": project.developmentLanguage.identifier,
    ]
  }

  /// The value of a setting, without variables; nil if nothing sets it.
  package subscript(name: String) -> String? {
    value(of: name, below: layers.count, depth: 0)
  }

  /// Whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The words of a setting that is a list.
  package func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: " ").map { word in
      word.count > 1 && word.hasPrefix("\"") && word.hasSuffix("\"")
        ? String(word.dropFirst().dropLast()) : String(word)
    }
  }

  /// The names of all settings that begin with a text, without conditions, sorted.
  package func names(withPrefix prefix: String) -> [String] {
    Set(layers.flatMap { Array($0.names) }.filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// A text with the values in place of its variables, which also an `Info.plist` has.
  package func expanding(_ text: String) -> String {
    expanded(text, of: nil, below: layers.count, depth: 0)
  }

  private func value(of name: String, below limit: Int, depth: Int) -> String? {
    for index in layers[..<limit].indices.reversed() {
      guard let raw = value(of: name, in: layers[index]) else { continue }
      return expanded(raw, of: name, below: index, depth: depth)
    }
    return nil
  }

  /// The value of a setting in one layer: that of a condition that holds, else that of none.
  func value(of name: String, in layer: XcodeSettingsLayer) -> String? {
    layer.value(of: name, where: holds)
  }

  /// Whether all conditions, such as `[sdk=iphone*][arch=arm64]`, hold.
  private func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let fact = facts.first(where: { $0.name == parts[0] }) else {
        return false
      }
      return parts[1].hasSuffix("*")
        ? fact.value.hasPrefix(parts[1].dropLast()) : fact.value == parts[1]
    }
  }
}

extension XcodeResolvedSettings {
  /// A text without variables.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The setting that it is the value of, which its own variable means in the layers below.
  ///   - limit: The layer that the text is in.
  ///   - depth: How many variables led here.
  /// - Returns: The text.
  private func expanded(
    _ text: String, of name: String?, below limit: Int, depth: Int
  ) -> String {
    guard depth < Self.maximumDepth, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first,
        let close: Character = open == "(" ? ")" : open == "{" ? "}" : nil,
        let end = Self.end(of: rest, open: open, close: close)
      else {
        result += "$"
        continue
      }
      let inside = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      // A variable's name can have a variable in it.
      let reference = expanded(inside, of: nil, below: layers.count, depth: depth + 1)
      let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let isOwn = parts[0] == "inherited" || parts[0] == name
      var value =
        isOwn
        ? name.flatMap { self.value(of: $0, below: limit, depth: depth + 1) }
        : self.value(of: parts[0], below: layers.count, depth: depth + 1)
      for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
      result += value ?? ""
    }
    return result + rest
  }

  /// Where the bracket that begins a text is closed.
  private static func end(
    of text: Substring, open: Character, close: Character
  ) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Applies the operator after the colon of a variable.
  private static func apply(_ operation: String, to value: String?) -> String? {
    if operation.hasPrefix("default=") {
      return value?.isEmpty == false ? value : String(operation.dropFirst("default=".count))
    }
    guard let value else { return nil }
    switch operation {
    case "c99extidentifier", "identifier":
      let letters = value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "base": return FilePath(value).stem
    case "file": return FilePath(value).name
    case "dir": return FilePath(value).folder.text + "/"
    default: return value
    }
  }
}
