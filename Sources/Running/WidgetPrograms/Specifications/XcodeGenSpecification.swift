// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText

/// The reason why a specification cannot be read.
enum SpecificationFailure: Error, Sendable {
  /// A file cannot be read.
  case file(FileError)
  /// A file is malformed.
  case malformed(Diagnostic, SourceFile)
}

/// The specification of an Xcode project, in the words of XcodeGen.
///
/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
struct ProjectSpecification: Sendable {
  /// The file that says it, to show to the user.
  let path: FilePath

  /// The folder that its paths begin at.
  let folder: FilePath

  /// What it says of the project, in one mapping.
  var root = YAMLValue.mapping([])

  /// The targets by their names, each for one platform, in their order.
  var targets: [YAMLValue.Entry] = []

  /// The sentences on what was not understood.
  var notes: [String] = []
}

/// Reads the specification of XcodeGen, with the files that it includes and with its templates applied.
enum XcodeGenSpecification {
  /// How deep files may include each other, and templates name each other.
  private static let maximumDepth = 16

  /// Reads a specification.
  ///
  /// - Throws: ``SpecificationFailure`` if it or a file that it includes cannot be read.
  static func read(
    _ path: FilePath, in fileSystem: FileSystem
  ) throws(SpecificationFailure) -> ProjectSpecification {
    var result = ProjectSpecification(path: path, folder: path.folder)
    result.root = try merged(path, in: fileSystem, depth: 0, &result.notes)
    let templates = result.root["targetTemplates"] ?? .null
    for entry in (result.root["targets"] ?? .null).entries {
      let target = applyingTemplates(to: entry.value, templates, depth: 0, &result.notes)
      for (name, platform) in platforms(of: entry.key, target) {
        var replacements = ["target_name": name]
        if let platform { replacements["platform"] = platform }
        for attribute in (target["templateAttributes"] ?? .null).entries {
          replacements[attribute.key] = attribute.value.string ?? ""
        }
        var single = target.replacing(replacements)
        if let platform { single["platform"] = .scalar(platform, isPlain: true) }
        result.targets.append(.init(key: name, value: single))
      }
    }
    return result
  }

  /// A file on top of those that it includes.
  private static func merged(
    _ path: FilePath, in fileSystem: FileSystem, depth: Int, _ notes: inout [String]
  ) throws(SpecificationFailure) -> YAMLValue {
    let source: SourceFile
    do throws(FileError) { source = try fileSystem.source(at: path) } catch { throw .file(error) }
    var own: YAMLValue
    do throws(YAMLError) { own = try YAMLReader.read(source) } catch {
      throw .malformed(error.diagnostic, source)
    }
    var result = YAMLValue.mapping([])
    for include in (own["include"] ?? .null).elements {
      guard include["enable"]?.boolean ?? true,
        let name = include.string ?? include["path"]?.string
      else { continue }
      let file = path.folder.appending(name).simplified
      guard depth < maximumDepth else {
        notes.append("'\(path.text)' includes '\(file.text)' too deep, so it is not read")
        continue
      }
      guard fileSystem.status(of: file) == .file else {
        notes.append("'\(path.text)' includes '\(file.text)', which is not there")
        continue
      }
      var other = try merged(file, in: fileSystem, depth: depth + 1, &notes)
      let folder = FilePath(name).folder.text
      if include["relativePaths"]?.boolean ?? true, folder != ".", !folder.isEmpty {
        other = XcodeGenPaths(folder: folder).prefixing(other)
      }
      result = result.merging(other)
    }
    own["include"] = nil
    return result.merging(own)
  }

  /// A target on top of its templates.
  private static func applyingTemplates(
    to target: YAMLValue, _ templates: YAMLValue, depth: Int, _ notes: inout [String]
  ) -> YAMLValue {
    var result = YAMLValue.mapping([])
    for name in (target["templates"] ?? .null).strings where depth < maximumDepth {
      guard let template = templates[name] else {
        notes.append("there is no target template '\(name.brief)'")
        continue
      }
      result = result.merging(
        applyingTemplates(to: template, templates, depth: depth + 1, &notes))
    }
    var own = target
    own["templates"] = nil
    return result.merging(own)
  }

  /// The names of the targets that a target stands for, one for each platform that it lists.
  private static func platforms(
    of name: String, _ target: YAMLValue
  ) -> [(name: String, platform: String?)] {
    guard case .sequence(let elements)? = target["platform"] else {
      return [(name, target["platform"]?.string)]
    }
    return elements.compactMap(\.string).map { platform in
      let prefix = target["platformPrefix"]?.string?.replacing("${platform}", with: platform)
      let suffix = target["platformSuffix"]?.string?.replacing("${platform}", with: platform)
      let end = suffix ?? (prefix == nil ? "_\(platform)" : "")
      return ((prefix ?? "") + name + end, platform)
    }
  }
}

extension YAMLValue {
  /// The mark of a key whose value takes the place of the other one.
  private static let replace = ":REPLACE"

  /// Another node on top of this one: mappings are joined, sequences appended, and anything else replaced.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.mapping, .mapping(let entries)):
      var result = self
      for entry in entries {
        if entry.key.hasSuffix(Self.replace) {
          result[String(entry.key.dropLast(Self.replace.count))] = entry.value
        } else {
          result[entry.key] = result[entry.key]?.merging(entry.value) ?? entry.value
        }
      }
      return result
    case (.sequence(let first), .sequence(let second)): return .sequence(first + second)
    default: return other
    }
  }

  /// The node with `${name}` replaced in its texts and keys.
  func replacing(_ values: [String: String]) -> YAMLValue {
    func replaced(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      return values.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
    return switch self {
    case .scalar(let text, let isPlain): .scalar(replaced(text), isPlain: isPlain)
    case .sequence(let elements): .sequence(elements.map { $0.replacing(values) })
    case .mapping(let entries):
      .mapping(
        entries.map { Entry(key: replaced($0.key), value: $0.value.replacing(values)) })
    }
  }
}
