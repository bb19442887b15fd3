// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The objects of an Xcode project that is written.
struct ProjectObjects {
  /// A value of an object.
  enum Value: ExpressibleByStringLiteral {
    case text(String)
    case list([String])
    case table([String: String])

    init(stringLiteral value: String) { self = .text(value) }
  }

  private var objects: [(identifier: String, values: [String: Value])] = []
  private var buildFileCount = 0

  /// The identifiers of the files, in order.
  private(set) var files: [String] = []

  private var known: Set<String> = []

  /// Adds an object.
  mutating func add(_ identifier: String, _ values: [String: Value]) {
    objects.append((identifier, values))
  }

  /// The reference of a file, which is added if it is new.
  mutating func file(_ path: String) -> String {
    let identifier = "file \(path)"
    if known.insert(path).inserted {
      files.append(identifier)
      add(
        identifier,
        ["isa": "PBXFileReference", "path": .text(path), "sourceTree": "<group>"])
    }
    return identifier
  }

  /// Adds a file to a step of a build, for some platforms alone if there are any.
  mutating func buildFile(_ path: String, platforms: [String] = []) -> String {
    buildFile(of: file(path), platforms: platforms)
  }

  /// Adds what a reference stands for to a step of a build.
  mutating func buildFile(of reference: String, platforms: [String] = []) -> String {
    buildFileCount += 1
    let identifier = "build \(buildFileCount)"
    var values: [String: Value] = ["isa": "PBXBuildFile", "fileRef": .text(reference)]
    if !platforms.isEmpty { values["platformFilters"] = .list(platforms) }
    add(identifier, values)
    return identifier
  }

  /// The project file: a property list of the old form.
  var text: String {
    var text = "// !$*UTF8*$!\n{objects = {\n"
    for (identifier, values) in objects {
      text += "\(Self.quoted(identifier)) = {"
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        text += "\(key) = \(Self.written(value)); "
      }
      text += "};\n"
    }
    return text + "}; rootObject = project;}\n"
  }

  private static func written(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .list(let texts): "(" + texts.map { quoted($0) + ", " }.joined() + ")"
    case .table(let table):
      "{"
        + table.sorted { $0.key < $1.key }
        .map { "\(quoted($0.key)) = \(quoted($0.value)); " }.joined() + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
