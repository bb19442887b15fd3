// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The list of the files that were generated into a folder.
struct GeneratedManifest: Hashable, Sendable {
  /// The hash by which a content differs from another.
  struct ContentHash: Hashable, Sendable {
    /// Sixteen hexadecimal digits.
    let text: String

    /// Takes the spelling of a hash.
    init(text: String) {
      self.text = text
    }

    /// Creates the hash of a content.
    init(_ bytes: [UInt8]) {
      var hash = StableHash()
      hash.add(bytes)
      let digits = String(hash.value, radix: 16)
      text = String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  /// A file that was generated.
  struct Entry: Hashable, Sendable {
    /// The name in the folder.
    let name: String

    /// The path of what it was generated from, from the folder, so that the list is the same in every clone.
    let origin: String

    /// The hash of its content.
    let hash: ContentHash
  }

  /// The name of the list in its folder.
  static let fileName = ".quickaction-generated.json"

  /// The version of the format.
  private static let supportedVersion = 1

  /// The files, by name.
  let entries: [Entry]

  /// Creates a list; the entries come in any order.
  init(entries: [Entry]) {
    self.entries = entries.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// Reads the list at a path; nil if there is none.
  init?(readFrom path: FilePath) throws(GeneratedFolderError) {
    guard !FileSystem.disk.isLink(path) else { throw .link(path.text) }
    guard FileSystem.disk.status(of: path) != .nothing else { return nil }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: path)
    } catch {
      throw .file(error)
    }
    guard let document = try? PropertyListDocument(source, as: .json),
      document.root["version"]?.integer == Self.supportedVersion,
      let files = document.root["files"], files.kind == .array
    else { throw .unreadableManifest(path.text) }
    var entries: [Entry] = []
    for file in files.elements {
      guard let name = file["name"]?.string, let origin = file["origin"]?.string,
        let hash = file["hash"]?.string, FilePath(name).name == name
      else { throw .unreadableManifest(path.text) }
      entries.append(Entry(name: name, origin: origin, hash: ContentHash(text: hash)))
    }
    self.init(entries: entries)
  }

  /// The list as a file: JSON, the same for the same files.
  var text: String {
    let files = entries.map { entry in
      PropertyListLiteral.object([
        ("name", .string(entry.name)), ("origin", .string(entry.origin)),
        ("hash", .string(entry.hash.text)),
      ])
    }
    return JSONWriter.document(
      .object([("version", .integer(Self.supportedVersion)), ("files", .array(files))]))
  }
}
