// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CPropertyList
import Foundation
import IntentModel
import PropertyListSyntax
import SourceText

/// A way to read a property list, to be measured beside the others.
struct Contender {
  /// The contenders, in the order of the table.
  enum ID: String, CaseIterable {
    case tagSearch = "memchr from '<' to '<'"
    case libplist = "libplist: plist_from_xml, plist_free"
    case serialization = "Foundation: PropertyListSerialization"
    case decoder = "Foundation: PropertyListDecoder, three fields"
    case tape = "QuickAction: tape"
    case places = "QuickAction: UTF-8 check, tape, all lines and columns"
    case model = "QuickAction: model with all its diagnostics"
  }

  let id: ID

  /// Reads the whole input once, and returns how much was found: proof that the work was done, and done alike each time.
  let run: () throws -> Int
}

extension Contender {
  /// All contenders for one file.
  ///
  /// Each gets the bytes in memory in the form that it wants them; nothing but the reading itself is measured.
  static func all(name: String, content: [UInt8]) throws -> [Contender] {
    let data = Data(content)
    let source = try SourceFile(name: name, content: content)
    return ID.allCases.map { id in
      switch id {
      case .tagSearch: Contender(id: id) { countTags(content) }
      case .libplist: Contender(id: id) { try readWithLibplist(content) }
      case .serialization:
        Contender(id: id) {
          let root = try PropertyListSerialization.propertyList(from: data, format: nil)
          return (root as? [String: Any])?.count ?? 0
        }
      case .decoder:
        Contender(id: id) {
          try PropertyListDecoder().decode(TypedDefinition.self, from: data).intents.count
        }
      case .tape: Contender(id: id) { try PropertyListDocument(source, as: .xml).nodeCount }
      case .places:
        Contender(id: id) {
          let source = try SourceFile(name: name, content: content)
          let document = try PropertyListDocument(source, as: .xml)
          return source.lineTable().locations(ofAscending: document.nodeOffsets).count
        }
      case .model:
        Contender(id: id) {
          let definition = try IntentDefinition(SourceFile(name: name, content: content))
          return definition.intents.count + definition.diagnostics.count
        }
      }
    }
  }

  /// The number of tags, found by the fastest search for a byte that the system has: no reader that stops at every tag
  /// can be faster.
  private static func countTags(_ content: [UInt8]) -> Int {
    content.withUnsafeBytes { buffer in
      guard var place = buffer.baseAddress else { return 0 }
      let end = place + buffer.count
      var count = 0
      while let tag = memchr(place, Int32(UInt8(ascii: "<")), end - place) {
        count += 1
        place = UnsafeRawPointer(tag) + 1
      }
      return count
    }
  }

  private static func readWithLibplist(_ content: [UInt8]) throws -> Int {
    var root: plist_t?
    content.withUnsafeBytes { buffer in
      plist_from_xml(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count), &root)
    }
    defer { plist_free(root) }
    return root == nil ? 0 : Int(plist_dict_get_size(root))
  }
}

/// What a program that wants a few fields of a definition would declare.
private struct TypedDefinition: Decodable {
  struct Intent: Decodable {
    var name: String
    var parameters: [Parameter]?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case parameters = "INIntentParameters"
    }
  }

  struct Parameter: Decodable {
    var name: String
    var type: String?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case type = "INIntentParameterType"
    }
  }

  var intents: [Intent]

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
  }
}
