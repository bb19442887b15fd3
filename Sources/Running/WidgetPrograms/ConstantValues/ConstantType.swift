// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type as the compiler spells it: `Swift.Optional<Swift.Array<Shop.Item>>`.
struct ConstantType: Hashable {
  /// The name with the module and the types around it, without arguments: `Shop.Item`.
  let name: String

  /// The generic arguments.
  let arguments: [ConstantType]

  /// Reads a spelling; what it does not understand is a name without arguments.
  init(_ spelling: some StringProtocol) {
    let spelling = spelling.drop { $0 == " " }
    guard let open = spelling.firstIndex(of: "<"), spelling.last == ">" else {
      name = String(spelling)
      arguments = []
      return
    }
    name = String(spelling[..<open])
    var found: [ConstantType] = []
    var depth = 0
    var start = spelling.index(after: open)
    for index in spelling.indices[start...].dropLast() {
      switch spelling[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0:
        found.append(ConstantType(spelling[start..<index]))
        start = spelling.index(after: index)
      default: break
      }
    }
    found.append(ConstantType(spelling[start...].dropLast()))
    arguments = found
  }

  /// The name without the module: `Item`, `Item.Kind`.
  var shortName: String {
    name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The last part of the name, as Foundation's modules have several names.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
