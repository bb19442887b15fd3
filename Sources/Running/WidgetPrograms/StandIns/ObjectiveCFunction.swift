// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// A function of Objective-C that only calls closures, as it is written in Swift.
///
/// Swift cannot catch what Objective-C throws, so that apps and packages have such functions. Nothing of Objective-C is thrown here: what is in
/// `@try` and `@finally` is done.
package struct ObjectiveCFunction: Hashable, Sendable {
  /// The name of the function, in both languages.
  package var name: String

  /// The declaration in Swift.
  var source: String

  /// The functions of some files that can be written in Swift, by their names.
  ///
  /// - Parameters:
  ///   - files: The headers and sources of a target.
  ///   - fileSystem: Where the files are.
  /// - Returns: Those that a header names.
  static func functions(in files: [FilePath], fileSystem: FileSystem) -> [ObjectiveCFunction] {
    var functions: [String: ObjectiveCFunction] = [:]
    var named: Set<String> = []
    for file in files where ["h", "m"].contains(file.pathExtension) {
      guard let bytes = try? fileSystem.bytes(of: file) else { continue }
      let reader = ObjectiveCReader(String(decoding: bytes, as: UTF8.self), name: file.text)
      if file.hasExtension("h") { named.formUnion(reader.words) }
      for function in reader.functions() {
        functions[function.name] = functions[function.name] ?? function
      }
    }
    return functions.values.filter { named.contains($0.name) }.sorted { $0.name < $1.name }
  }
}
