// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetPrograms

/// A program that runs containers.
enum ContainerRunner: String, CaseIterable {
  /// Docker, Docker Desktop, and what calls itself so.
  case docker
  /// Podman, which needs no service.
  case podman
  /// Apple's own, on a Mac with Apple silicon.
  case container

  /// What a runner knows of an image.
  enum Image: Equatable {
    /// It is on this machine; its processor by the name that Docker gives it, empty if that is not said.
    case known(architecture: String)
    /// It is not on this machine.
    case missing
  }

  /// Asks for an image, and by that whether the runner is there and works.
  ///
  /// - Parameter image: The name of the image.
  /// - Returns: What is known of it; nil if the runner is not on the search path.
  /// - Throws: ``ContainerError/notAnswering(_:_:)`` if it does not work.
  func find(_ image: String) throws(ContainerError) -> Image? {
    var arguments = ["image", "inspect"]
    // Apple's prints everything, as it knows no format.
    if self != .container { arguments += ["--format", "{{.Architecture}}"] }
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(rawValue, arguments + [image])
    } catch {
      switch error {
      case .notFound: return nil
      case .system(let words): throw .notAnswering(rawValue, words)
      }
    }
    let words = result.output.split(separator: "\n").last.map(String.init) ?? ""
    guard result.status != 0 else {
      return .known(architecture: self == .container ? "" : words)
    }
    guard Self.isMissing(result.output) else { throw .notAnswering(rawValue, words) }
    return .missing
  }

  /// Whether what a runner said means that it works and has no such image.
  static func isMissing(_ words: String) -> Bool {
    let words = words.lowercased()
    return ["no such image", "no such object", "image not known", "not found"]
      .contains { words.contains($0) }
  }

  /// The options of `run` that only this runner takes or needs.
  ///
  /// - Parameters:
  ///   - user: The user and group of this process.
  ///   - asksNetwork: Whether the command may use the network.
  /// - Returns: Them, with their values.
  func options(user: UserAndGroup, asksNetwork: Bool) -> [String] {
    // Files keep their owner: the command runs as the user who asks for it.
    let owner = ["--user", "\(user.user):\(user.group)"]
    let network = asksNetwork ? [] : ["--network", "none"]
    switch self {
    case .docker: return owner + network
    // Without root, the user of this process is another one in the container unless it is kept; and where the system labels files, only
    // those with the container's own could be read.
    case .podman:
      return ["--userns", "keep-id", "--security-opt", "label=disable"] + owner + network
    case .container: return owner
    }
  }
}

/// The numbers of a user and of a group.
struct UserAndGroup: Equatable {
  /// That of the user.
  var user: UInt32
  /// That of the group.
  var group: UInt32
}
