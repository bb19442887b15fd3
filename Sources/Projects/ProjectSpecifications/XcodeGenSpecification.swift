// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import SourceText

/// The reason why a specification cannot be read.
package enum SpecificationFailure: Error, Sendable {
  /// A file cannot be read.
  case file(FileError)
  /// A file is malformed.
  case malformed(Diagnostic, SourceFile)
}

/// The specification of an Xcode project, in the words of XcodeGen.
///
/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
package struct ProjectSpecification: Sendable {
  /// The file that says it, to show to the user.
  package let path: FilePath

  /// The folder that its paths begin at.
  let folder: FilePath

  /// What it says of the project, in one mapping.
  var root = YAMLValue.mapping([])

  /// The targets by their names, each for one platform, in their order.
  var targets: [YAMLValue.Entry] = []

  /// The sentences on what was not understood.
  package var notes: [String] = []
}

/// Reads the specification of XcodeGen, with the files that it includes and with its templates applied.
package struct XcodeGenSpecification {
  private let fileSystem: FileSystem
  private var notes: [String] = []

  /// The number of nodes of includes and templates that may still be joined.
  private var budget = 200_000

  /// How deep files may include each other, and templates name each other.
  private static let maximumDepth = 16

  /// Reads a specification.
  ///
  /// - Throws: ``SpecificationFailure`` if it or a file that it includes cannot be read.
  package static func read(
    _ path: FilePath, in fileSystem: FileSystem
  ) throws(SpecificationFailure) -> ProjectSpecification {
    var reader = XcodeGenSpecification(fileSystem: fileSystem)
    return try reader.specification(path)
  }

  private init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  private mutating func specification(
    _ path: FilePath
  ) throws(SpecificationFailure) -> ProjectSpecification {
    var result = ProjectSpecification(path: path, folder: path.folder)
    result.root = try merged(path, depth: 0)
    let templates = result.root["targetTemplates"] ?? .null
    for entry in (result.root["targets"] ?? .null).entries {
      let target = applyingTemplates(to: entry.value, templates, depth: 0)
      for (name, platform) in Self.platforms(of: entry.key, target) {
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
    for (key, value) in [
      ("projectReferences", result.root["projectReferences"]),
      ("options.fileTypes", result.root["options"]?["fileTypes"]),
    ] where value != nil {
      notes.append("'\(key)' of '\(path.text)' is not read")
    }
    result.notes = notes
    return result
  }

  /// Counts the nodes that are joined, which files and templates that name each other could multiply without end.
  ///
  /// - Returns: Whether there may be as many; the first time that there may not, a note says so.
  private mutating func mayJoin(_ value: YAMLValue) -> Bool {
    guard budget > 0 else { return false }
    budget -= value.nodeCount
    if budget <= 0 {
      notes.append("includes and templates have more than 200000 nodes; the rest is not read")
    }
    return budget > 0
  }

  /// A file on top of those that it includes.
  private mutating func merged(
    _ path: FilePath, depth: Int
  ) throws(SpecificationFailure) -> YAMLValue {
    let source: SourceFile
    do throws(FileError) { source = try fileSystem.source(at: path) } catch { throw .file(error) }
    var own: YAMLValue
    do throws(YAMLError) { own = try YAMLReader.read(source) } catch {
      throw .malformed(error.diagnostic, source)
    }
    guard mayJoin(own) else { return own }
    var result = YAMLValue.mapping([])
    for include in (own["include"] ?? .null).elements where budget > 0 {
      guard include["enable"]?.boolean ?? true,
        let name = include.string ?? include["path"]?.string
      else { continue }
      let file = path.folder.appending(name).simplified
      guard depth < Self.maximumDepth else {
        notes.append("'\(path.text)' includes '\(file.text)' too deep, so it is not read")
        // The next ones are as deep.
        break
      }
      guard fileSystem.status(of: file) == .file else {
        notes.append("'\(path.text)' includes '\(file.text)', which is not there")
        continue
      }
      var other = try merged(file, depth: depth + 1)
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
  private mutating func applyingTemplates(
    to target: YAMLValue, _ templates: YAMLValue, depth: Int
  ) -> YAMLValue {
    var result = YAMLValue.mapping([])
    for name in (target["templates"] ?? .null).strings where depth < Self.maximumDepth {
      guard let template = templates[name] else {
        notes.append("there is no target template '\(name.brief)'")
        continue
      }
      guard mayJoin(template) else { break }
      result = result.merging(applyingTemplates(to: template, templates, depth: depth + 1))
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
    case (.mapping(var result), .mapping(let entries)):
      var places = Dictionary(
        result.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
      for entry in entries {
        let replaces = entry.key.hasSuffix(Self.replace)
        let key = replaces ? String(entry.key.dropLast(Self.replace.count)) : entry.key
        if let place = places[key] {
          result[place].value =
            replaces ? entry.value : result[place].value.merging(entry.value)
        } else {
          places[key] = result.count
          result.append(Entry(key: key, value: entry.value))
        }
      }
      return .mapping(result)
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
