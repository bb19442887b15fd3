// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite("A command in a container")
struct ContainerCallTests {
  private func call(
    _ arguments: [String], runner: ContainerRunner = .docker, shared: String = "/src/Shop",
    folder: String = "/src/Shop/App", isInteractive: Bool = false,
    environment: [String: String] = [:]
  ) -> ContainerCall {
    ContainerCall(
      runner: runner, image: "quickaction:swift", shared: FilePath(shared),
      folder: FilePath(folder), user: UserAndGroup(user: 501, group: 20),
      environment: environment, isInteractive: isInteractive, arguments: arguments)
  }

  @Test func runsInTheSameFolderAsTheSameUser() {
    #expect(
      call(["build", "--project", "Shop.xcodeproj"]).words == [
        "run", "--rm", "--interactive", "--user", "501:20",
        "--mount", "type=bind,source=/src/Shop,target=/src/Shop", "--workdir", "/src/Shop/App",
        "--volume", "quickaction-0.1.0:/var/cache/quickaction",
        "quickaction:swift", "build", "--project", "Shop.xcodeproj",
      ])
  }

  @Test func hasATerminalWhereThereIsOne() {
    #expect(call(["edit"], isInteractive: true).words.prefix(4).contains("--tty"))
    #expect(!call(["edit"]).words.contains("--tty"))
  }

  @Test func hasTheVariablesThatMeanTheSameThere() {
    let words = call(
      ["build"], environment: ["NO_COLOR": "1", "LANG": "ja_JP.UTF-8", "HOME": "/Users/a"]
    ).words
    #expect(words.contains("NO_COLOR=1"))
    #expect(words.contains("LANG=ja_JP.UTF-8"))
    #expect(!words.contains { $0.contains("/Users/a") })
  }

  @Test func hasNoNetworkIfItAsksNone() {
    for runner in [ContainerRunner.docker, .podman] {
      let words = call(["build", "--offline"], runner: runner).words
      let place = words.firstIndex(of: "--network")
      #expect(place.map { words[$0 + 1] } == "none", "\(runner)")
      #expect(!call(["build"], runner: runner).words.contains("--network"))
    }
  }

  @Test func keepsOwnersWithoutRoot() {
    let words = call(["build"], runner: .podman).words
    #expect(words.contains("keep-id"))
    #expect(words.contains("501:20"))
  }

  @Test("a folder with a comma or a quote is one value")
  func quotedFolders() {
    #expect(
      call(["build"], shared: "/src/a,b", folder: "/src/a,b").words.contains(
        "type=bind,\"source=/src/a,b\",\"target=/src/a,b\""))
    #expect(
      call(["build"], shared: "/src/\"", folder: "/src/\"").words.contains(
        "type=bind,\"source=/src/\"\"\",\"target=/src/\"\"\""))
  }

  @Test("the option goes, and what only looks like it stays")
  func withoutContainer() {
    #expect(
      ContainerCall.withoutContainer(["build", "--container", "--offline", "--", "--container"])
        == ["build", "--offline", "--", "--container"])
  }

  @Test("the repository is seen, and without one the folder alone")
  func shared() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Shop/App/file")
    let app = FileSystem.disk.resolved(FilePath(folder.path("Shop/App")))
    #expect(try ContainerCall.shared(around: app) == app)
    try folder.write("", to: "Shop/.git/HEAD")
    #expect(try ContainerCall.shared(around: app) == app.folder)
    #expect(throws: ContainerError.everything) {
      try ContainerCall.shared(around: FilePath("/"), in: .disk)
    }
  }

  @Test(
    "a path outside is refused",
    arguments: [
      ["build", "--project", "../../Other"], ["build", "--build-path=OUT/built"],
      ["preview", "--output", "OUT/picture.png"], ["build", "--package", "../.."],
    ])
  func outside(arguments: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Shop/App/file")
    try folder.write("", to: "Other/file")
    let root = FileSystem.disk.resolved(FilePath(folder.path))
    let arguments = arguments.map { $0.replacing("OUT", with: root.text) }
    let error = #expect(throws: ContainerError.self) {
      try ContainerCall.checkPaths(
        of: arguments, in: root.appending("Shop/App"), shared: root.appending("Shop"))
    }
    #expect(
      error?.description.contains(
        "is not in the container, which sees '\(root.appending("Shop").text)' alone") == true)
  }

  @Test(
    "a path inside, an address and a time zone are not",
    arguments: [
      ["build", "--project", "../Shop.xcodeproj"], ["preview", "--time-zone", "Asia/Tokyo"],
      ["edit", "--set", "page=https://example.org/a"], ["build", "--package", ".."],
      ["build", "--build-path=build/out"], ["edit", "--set", "path=/etc/nothing"],
    ])
  func inside(arguments: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Shop/App/file")
    let root = FileSystem.disk.resolved(FilePath(folder.path))
    try ContainerCall.checkPaths(
      of: arguments, in: root.appending("Shop/App"), shared: root.appending("Shop"))
  }

  @Test(
    "what runners say of an image that is not there",
    arguments: [
      "[]\nError response from daemon: No such image: a:b", "Error: No such object: a:b",
      "Error: a:b: image not known", "Error: image not found: a:b",
    ])
  func missing(words: String) {
    #expect(ContainerRunner.isMissing(words))
    #expect(!ContainerRunner.isMissing("Cannot connect to the Docker daemon. Is it running?"))
  }
}
