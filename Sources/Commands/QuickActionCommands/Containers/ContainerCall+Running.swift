// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ContainerCall {
  /// Prepares the command of a console, and looks for what runs it.
  ///
  /// - Parameter console: The streams, the environment and the arguments.
  /// - Throws: ``ContainerError`` if it cannot run.
  init(_ console: Console) throws(ContainerError) {
    let folder = FileSystem.disk.resolved(FilePath("."))
    let asked = console.environment[Self.imageVariable].flatMap { $0.isEmpty ? nil : $0 }
    let image = asked ?? Self.standardImage
    let shared = try Self.shared(around: folder)
    let arguments = Self.withoutContainer(console.arguments)
    try Self.checkPaths(of: arguments, in: folder, shared: shared)
    self.init(
      runner: try Self.runner(
        of: image, isStandardImage: asked == nil, Messages(console: console)),
      image: image, shared: shared, folder: folder,
      user: UserAndGroup(user: getuid(), group: getgid()), environment: console.environment,
      isInteractive: console.isInteractive, arguments: arguments)
  }

  /// The first runner that is there, and that has the image or may download it.
  private static func runner(
    of image: String, isStandardImage: Bool, _ messages: Messages
  ) throws(ContainerError) -> ContainerRunner {
    for runner in ContainerRunner.allCases {
      guard let found = try runner.find(image) else { continue }
      switch found {
      // What a team names itself, a runner may download.
      case .missing where isStandardImage: throw .noImage(image)
      case .known(let architecture) where !isOwn(architecture):
        messages.note(
          "the image '\(image)' is for \(architecture), which this machine can at best emulate, slowly"
        )
      case .missing, .known: break
      }
      return runner
    }
    throw .noRunner
  }

  /// Whether an image is for the processor of this machine, by the name that Docker gives it.
  private static func isOwn(_ architecture: String) -> Bool {
    #if arch(arm64)
      ["", "arm64"].contains(architecture)
    #else
      ["", "amd64"].contains(architecture)
    #endif
  }

  /// Runs the command in place of this process, so that its streams, signals and exit code are those of the container.
  ///
  /// - Throws: ``ContainerError/notStarted(_:_:)`` if the system refuses.
  func replaceProcess() throws(ContainerError) -> Never {
    var words: [UnsafeMutablePointer<CChar>?] =
      ([runner.rawValue] + self.words).map { strdup($0) } + [nil]
    execvp(runner.rawValue, &words)
    let code = errno
    for word in words { free(word) }
    throw .notStarted(runner.rawValue, FileError.words(ofSystemError: code))
  }
}
