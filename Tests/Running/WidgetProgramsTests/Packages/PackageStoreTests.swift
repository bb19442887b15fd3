// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  struct PackageStoreTests {
    private let scratch: ScratchFolder

    init() throws {
      scratch = try ScratchFolder()
    }

    private func store(
      pins: [PackagePin] = [], _ change: (inout PackageAccess) -> Void = { _ in }
    ) -> PackageStore {
      var resolved = ResolvedPackages()
      for pin in pins { resolved.set(pin) }
      var access = PackageAccess()
      change(&access)
      return PackageStore(
        folder: FilePath(scratch.path("packages")), resolved: resolved, access: access,
        progress: ProgramProgress(),
        manifestNote: ManifestNote(of: .project(nil), ProgramProgress()))
    }

    private func fault(_ store: PackageStore, _ package: RemotePackage) -> String {
      var store = store
      do throws(PackageStore.PackageUnavailable) {
        _ = try store.description(of: package)
        return "no fault"
      } catch {
        return "\(error.fault)"
      }
    }

    private var kept: [String] { (try? scratch.names(in: "packages")) ?? [] }

    @Test func `A package is taken at the revision of the project, and once`() throws {
      let repository = try PackageRepository("kit", in: scratch)
      let old = try repository.commit([
        "Package.swift": PackageRepository.manifest("Old"), "Sources/Old/Old.swift": "",
      ])
      try repository.commit(["Package.swift": PackageRepository.manifest("New")], tag: "2.0.0")
      let package = RemotePackage(url: repository.url)
      let pin = PackagePin(identity: "kit", url: repository.url, revision: old)
      var online = store(pins: [pin])
      #expect(try online.description(of: package).name == "Old")
      #expect(kept.contains("kit-\(old.prefix(16))"))
      #expect(!kept.contains { $0.hasSuffix(".part") })
      // What is there needs no network and no manifest.
      var offline = store(pins: [pin]) { $0.asksNetwork = false }
      #expect(try offline.description(of: package).targets.map(\.name) == ["Old"])
    }

    @Test func `Without a pin the newest version that is asked for is taken, and kept`() throws {
      let repository = try PackageRepository("kit", in: scratch)
      for version in ["1.0.0", "v1.4.0", "1.5.0-beta.1", "2.0.0"] {
        try repository.commit(
          [
            "Package.swift": PackageRepository.manifest("Kit"), "Sources/Kit/Kit.swift": "",
            "version": version,
          ], tag: version)
      }
      let one = try #require(PackageVersion("1.0.0"))
      let two = try #require(PackageVersion("2.0.0"))
      let package = RemotePackage(url: repository.url, requirement: .range(one, two))
      var first = store()
      let folder = try first.description(of: package).folder
      #expect(scratch.text(of: "packages/\(folder.name)/version") == "v1.4.0")
      #expect(first.pin(of: package)?.version == "1.4.0")
      var later = store { $0.asksNetwork = false }
      #expect(try later.description(of: package).folder == folder)
      let exact = RemotePackage(
        url: repository.url, requirement: .exact(try #require(PackageVersion("3.0.0"))))
      #expect(
        fault(store(), exact)
          == "\(repository.url) does not have the version 3.0.0; check the package in the project")
    }

    @Test func `What cannot be downloaded is said, and nothing is left half written`() throws {
      let missing = RemotePackage(url: "file://" + scratch.path("nowhere"))
      let revision = String(repeating: "a", count: 40)
      let pin = PackagePin(identity: "nowhere", url: missing.url, revision: revision)
      #expect(
        fault(store(pins: [pin]), missing).contains(
          "'nowhere' could not be downloaded from file://"))
      #expect(fault(store(), missing).contains("'nowhere' could not be downloaded from file://"))
      let repository = try PackageRepository("kit", in: scratch)
      try repository.commit(["Package.swift": PackageRepository.manifest("Kit")])
      let package = RemotePackage(url: repository.url)
      let unknown = PackagePin(identity: "kit", url: repository.url, revision: revision)
      #expect(
        fault(store(pins: [unknown]), package)
          == "\(repository.url) does not have the revision aaaaaaaaaaaa of 'Package.resolved'; resolve the packages of the project again"
      )
      let secure = RemotePackage(url: "git@nowhere.invalid:owner/secret.git")
      let words = fault(store(), secure)
      let start = "'secret' could not be downloaded from git@nowhere.invalid:owner/secret.git: "
      #expect(words.contains(start))
      // One line of what the other programs say, and what comes first of it.
      #expect(words.allSatisfy { !$0.isNewline })
      #expect(!words.contains("fatal") && !words.contains("Could not read from remote"), "\(words)")
      #expect(kept == [])
    }

    @Test func `A manifest that fails is said with its words`() throws {
      let repository = try PackageRepository("kit", in: scratch)
      try repository.commit(
        [
          "Package.swift":
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = nonsense\n"
        ], tag: "1.0.0")
      #expect(
        fault(store(), RemotePackage(url: repository.url))
          == "the manifest of the package 'kit' cannot be read: cannot find 'nonsense' in scope")
    }

    @Test func `Neither the network is asked nor a manifest run if that is not wanted`() throws {
      let repository = try PackageRepository("kit", in: scratch)
      try repository.commit(["Package.swift": PackageRepository.manifest("Kit")], tag: "1.0.0")
      let package = RemotePackage(url: repository.url)
      #expect(
        fault(store { $0.asksNetwork = false }, package)
          == "the package 'kit' is not on this disk; build once without '--offline'")
      #expect(
        fault(store { $0.runsManifests = false }, package)
          == "packages are not read with '--no-packages'")
      #expect(kept == [])
    }
  }
#endif
