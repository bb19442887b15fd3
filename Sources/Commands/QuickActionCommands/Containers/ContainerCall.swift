// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentLint

/// A command of this tool as it runs in a container: with the same arguments, in the same folder, as the same user.
struct ContainerCall: Equatable {
  /// The variable that names another image.
  static let imageVariable = "QUICKACTION_IMAGE"

  /// The image that `Packaging/swift.Dockerfile` makes, of this version.
  static let standardImage = "quickaction:\(IntentLinter.version)-swift"

  /// Where the image keeps the engine and what else is built once.
  static let cache = "/var/cache/quickaction"

  /// The variables that a command in the container gets from this process; paths of this machine mean nothing there.
  static let variables = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "TERM_PROGRAM", "COLORTERM", "LC_ALL",
    "LC_MESSAGES", "LANG", "SOURCE_DATE_EPOCH",
  ]

  /// What runs the container.
  var runner: ContainerRunner
  /// The name of the image.
  var image: String
  /// The folder that the container sees, at the same place.
  var shared: FilePath
  /// The current folder.
  var folder: FilePath
  /// The user who runs it.
  var user: UserAndGroup
  /// The environment variables of this process.
  var environment: [String: String]
  /// Whether a terminal is at both ends, so that there is one in the container.
  var isInteractive: Bool
  /// The arguments of the command, without `--container`.
  var arguments: [String]

  /// The folder that a container sees: that of the repository, as projects name files beside them, or the current one.
  ///
  /// - Parameters:
  ///   - folder: The current folder, without links.
  ///   - fileSystem: Where it is looked up.
  /// - Returns: The path of the folder.
  /// - Throws: ``ContainerError/everything`` if that is all that there is.
  static func shared(
    around folder: FilePath, in fileSystem: FileSystem = .disk
  ) throws(ContainerError) -> FilePath {
    let shared = Repository.root(of: folder, in: fileSystem) ?? folder
    guard shared.text != "/" else { throw .everything }
    return shared
  }

  /// The arguments without `--container`.
  static func withoutContainer(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].filter { $0 != "--container" } + arguments[end...]
  }

  /// Refuses paths that the container does not see.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, of which those with a slash are looked up.
  ///   - folder: The current folder.
  ///   - shared: The folder that the container sees.
  ///   - fileSystem: Where it is looked up whether an argument is a path.
  /// - Throws: ``ContainerError/outside(path:shared:)`` with the first one.
  static func checkPaths(
    of arguments: [String], in folder: FilePath, shared: FilePath,
    fileSystem: FileSystem = .disk
  ) throws(ContainerError) {
    for argument in arguments {
      let value =
        argument.hasPrefix("-")
        ? argument.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
        : argument
      guard let value, value == ".." || value.contains("/"), !value.contains("://") else {
        continue
      }
      let path = FilePath(value)
      let place = (path.isAbsolute ? path : folder.appending(value)).simplified
      guard place != shared, place.names(below: shared) == nil,
        fileSystem.status(of: place) != .nothing || fileSystem.status(of: place.folder) == .folder
      else { continue }
      throw .outside(path: value, shared: shared.text)
    }
  }

  /// The words with which the program that runs containers is called, without its own name.
  var words: [String] {
    var words = ["run", "--rm", "--interactive"]
    if isInteractive { words.append("--tty") }
    words += runner.options(user: user, asksNetwork: !arguments.contains("--offline"))
    words += ["--mount", Self.mount(of: shared), "--workdir", folder.text]
    words += ["--volume", "quickaction-\(IntentLinter.version):\(Self.cache)"]
    for name in Self.variables {
      if let value = environment[name] { words += ["--env", "\(name)=\(value)"] }
    }
    return words + [image] + arguments
  }

  /// A folder at the same place in the container, as a list of values that are quoted where one has a comma.
  private static func mount(of folder: FilePath) -> String {
    let fields = ["type=bind", "source=\(folder.text)", "target=\(folder.text)"]
    return fields.map { field in
      guard field.contains(where: { $0 == "," || $0 == "\"" }) else { return field }
      return "\"\(field.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",")
  }
}
