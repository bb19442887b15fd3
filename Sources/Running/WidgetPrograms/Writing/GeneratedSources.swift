// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// The sources that are generated in each module of a program so that others behave as on Apple's
/// systems.
enum GeneratedSources {
  /// An initializer that comes before Foundation's, as it is the module's own.
  ///
  /// Foundation's takes its argument as `__shared`: only an initializer with the same type takes its place.
  static let addresses = """
    import AppleFoundation
    import Foundation

    nonisolated extension URL {
      init?(string: __shared String) { self.init(encodingAsOnApple: string) }
    }

    """

  /// A method that comes before Foundation's, which does not know the program's tables.
  ///
  /// Foundation's class cannot have subclasses here, so that nothing overrides it.
  static let bundles = """
    import AppleFoundation
    import Foundation

    nonisolated extension Bundle {
      func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String {
        stringOfTables(forKey: key, value: value, table: tableName)
      }
    }

    """

  /// Functions that come before Foundation's, which knows no folder for libraries on Linux.
  ///
  /// Code for an iPhone takes the first of the list without asking whether there is one. Empty if the module has a file manager of
  /// its own, as tests have.
  static func folders(of module: ProgramModule) -> String {
    replaces(["urls(", "url("], of: "FileManager", in: module) ? "" : folders
  }

  private static let folders = """
    import AppleFoundation
    import Foundation

    nonisolated extension Foundation.FileManager {
      func urls(
        for directory: Foundation.FileManager.SearchPathDirectory,
        in domainMask: Foundation.FileManager.SearchPathDomainMask
      ) -> [Foundation.URL] {
        urlsAsOnApple(directory, domainMask)
      }

      func url(
        for directory: Foundation.FileManager.SearchPathDirectory,
        in domain: Foundation.FileManager.SearchPathDomainMask,
        appropriateFor url: Foundation.URL?, create shouldCreate: Swift.Bool
      ) throws -> Foundation.URL {
        try urlAsOnApple(directory, domain, url, shouldCreate)
      }
    }

    nonisolated func NSSearchPathForDirectoriesInDomains(
      _ directory: Foundation.FileManager.SearchPathDirectory,
      _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Swift.Bool
    ) -> [Swift.String] {
      Foundation.FileManager.default.urlsAsOnApple(directory, domainMask).map { $0.path }
    }

    """

  /// Whether a module seems to have functions of its own in place of those of a class of Foundation's: a subclass that overrides
  /// them, or a protocol to which the class conforms.
  ///
  /// A method of an extension cannot be overridden, and one that a public protocol asks for would have to be public, too.
  ///
  /// - Parameters:
  ///   - names: The functions' names, with what follows them.
  ///   - type: The class.
  ///   - module: The module.
  /// - Returns: Whether a file has the words for it.
  static func replaces(_ names: [String], of type: String, in module: ProgramModule) -> Bool {
    let sought = SoughtWords([type])
    return module.sources.contains { path in
      guard let bytes = try? FileSystem.disk.bytes(of: path), sought.occur(in: bytes) else {
        return false
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("override"), names.contains(where: { text.contains("func \($0)") }) {
        return true
      }
      return conforms(type, in: text)
    }
  }

  /// Whether a text has an extension of a type with a protocol.
  private static func conforms(_ type: String, in text: String) -> Bool {
    text.ranges(of: type).contains { range in
      let after = text[range.upperBound...].first { !$0.isWhitespace }
      return after == ":"
        && ["extension ", "extension Foundation."].contains {
          text[..<range.lowerBound].hasSuffix($0)
        }
    }
  }

  /// The source that creates the principal class of an intents extension, which need not have a
  /// `required` initializer; nil if the sources do not declare the class.
  static func extensionMaker(of module: ProgramModule) -> String? {
    guard let name = module.bundle.principalClass?.split(separator: ".").last,
      module.sources.contains(where: { declares(name, $0) })
    else { return nil }
    return """
      import Intents

      public final class MakerOf\(name): INExtensionMaker {
        public override func makeExtension() -> INExtension? { \(name)() as INExtension }
      }

      """
  }

  /// Whether a file declares a class that other files can use.
  private static func declares(_ name: Substring, _ path: FilePath) -> Bool {
    guard let bytes = try? FileSystem.disk.bytes(of: path) else { return false }
    let words = String(decoding: bytes, as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.indices.contains { index in
      words[index] == "class" && words.index(after: index) < words.endIndex
        && words[index + 1] == name
        && !(index > 0 && ["private", "fileprivate"].contains(words[index - 1]))
        && !(index > 1 && ["private", "fileprivate"].contains(words[index - 2]))
    }
  }
}
