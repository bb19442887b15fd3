// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a command does not run in a container.
enum ContainerError: Error, Equatable {
  /// No program that runs containers is on the search path.
  case noRunner
  /// The program that runs containers does not work, in its own words.
  case notAnswering(String, String)
  /// The standard image is not on this machine.
  case noImage(String)
  /// The current folder is the root of the file system.
  case everything
  /// A path of the arguments is outside of the folder that the container sees.
  case outside(path: String, shared: String)
  /// The system refused to start the program that runs containers, in its words.
  case notStarted(String, String)
}

extension ContainerError: CustomStringConvertible {
  /// What was found, and what to do.
  var description: String {
    switch self {
    case .noRunner:
      "no program that runs containers was found; install Docker, Podman or Apple's 'container', or run this on Linux with Swift"
    case .notAnswering(let runner, let words):
      "'\(runner)' does not work: \(words.isEmpty ? "it says nothing" : words)"
    case .noImage(let image):
      "the image '\(image)' is not on this machine; make it as Documentation/Building.md shows, or name another one with \(ContainerCall.imageVariable)"
    case .everything:
      "a container sees the current folder, which is the whole file system; change to the folder of the project"
    case .outside(let path, let shared):
      "'\(path)' is not in the container, which sees '\(shared)' alone; use a path in it, relative to the current folder"
    case .notStarted(let runner, let words): "'\(runner)' cannot be run: \(words)"
    }
  }
}
