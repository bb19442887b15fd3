// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A project that XcodeGen would make of a specification, and that is not there.
package struct SpecifiedXcodeProject: Sendable {
  /// The file that the project was made of.
  package let specification: SourceFile

  /// The project, whose places are in a text that nobody sees.
  package let project: XcodeProject

  /// The uses of `Info.plist` files by its targets.
  package let infoPlistUses: [InfoPlistUse]

  /// Where the specification begins to describe a target; nil if another file that it includes does.
  func range(of target: XcodeTarget) -> SourceRange? {
    var offset = 0
    var isInTargets = false
    for line in specification.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let name = line.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ":") }
        .filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      if line.first.map({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "#") }) == true {
        isInTargets = line.starts(with: "targets:".utf8)
      } else if isInTargets, name.elementsEqual(target.name.value.utf8) {
        let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
        let length = line.dropFirst(indent).prefix { $0 != UInt8(ascii: ":") }.count
        return SourceRange(offset + indent, offset + indent + length)
      }
      offset += line.count + 1
    }
    return nil
  }
}
