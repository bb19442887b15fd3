// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Methods that an extension of a managed object's class overrides, whose class is in another file or generated of a model.
///
/// Only Objective-C lets an extension override. Such a method gets another name, by which it meets a requirement of the protocol
/// `ManagedObjectOverrides`, and objects of the class are asked for it.
enum ManagedOverrides {
  /// The methods that are called as an object lives.
  private static let methods: Set<String> = [
    "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion",
  ]

  /// Whether a text may have some.
  static func isMeant(in text: String) -> Bool {
    text.contains("extension ") && text.contains("override ")
      && methods.contains { text.contains("func \($0)()") }
  }

  /// The text whose overrides meet requirements, with as many lines.
  static func compiled(_ text: String) -> String {
    let file = SwiftFile(SourceFile(name: "", text: text))
    var edits: [(range: Range<Int>, text: String)] = []
    for declaration in file.declarations where declaration.kind == .extension {
      let overrides = declaration.members.functions.filter {
        $0.modifiers.contains(.override) && methods.contains($0.name.value)
      }
      guard !overrides.isEmpty else { continue }
      for function in overrides {
        let name = function.name
        edits.append(
          (
            name.range.indices,
            "overridden" + name.value.prefix(1).uppercased() + name.value.dropFirst()
          ))
        let tokens = file.tokens
        if let place = tokens.list.lastIndex(where: { $0.range.end <= name.range.start }),
          let modifier = (0...place).last(where: { tokens.is($0, "override") })
        {
          edits.append((tokens.list[modifier].range.indices, ""))
        }
      }
      let end = declaration.range.end
      edits.append((end..<end, "; extension \(declaration.name.value): ManagedObjectOverrides {}"))
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
