// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText

/// The packages that a project downloads, kept in the folder of what is built.
struct PackageStore {
  /// The folder of the packages.
  let folder: FilePath

  let access: PackageAccess
  let progress: ProgramProgress
  let manifestNote: ManifestNote

  /// The versions that are taken: those of the project, and those that were found.
  private var resolved: ResolvedPackages

  /// The versions that were found, as the project says none.
  private var found = ResolvedPackages()

  private var packages: [String: Result<PackageDescription, PackageUnavailable>] = [:]

  /// The name of the folder in that of what is built.
  static let name = ".packages"

  private static let foundFile = "Package.resolved"

  /// A package that is not available, for a reason.
  struct PackageUnavailable: Error {
    var fault: PackageFault
  }

  init(
    folder: FilePath, resolved: ResolvedPackages, access: PackageAccess,
    progress: ProgramProgress, manifestNote: ManifestNote
  ) {
    self.folder = folder
    self.resolved = resolved
    self.access = access
    self.progress = progress
    self.manifestNote = manifestNote
    found.add(folder.appending(Self.foundFile), in: .disk)
  }

  /// The version of a package that was taken; nil if it was not asked for, or is not available.
  func pin(of package: RemotePackage) -> PackagePin? { resolved.pins[package.identity] }

  /// The manifest of a package, downloaded first if it is not there.
  ///
  /// A package that is not available is asked for once.
  mutating func description(
    of package: RemotePackage
  ) throws(PackageUnavailable) -> PackageDescription {
    if let known = packages[package.identity] { return try known.get() }
    let result: Result<PackageDescription, PackageUnavailable>
    do throws(PackageUnavailable) { result = .success(try read(package)) } catch {
      result = .failure(error)
    }
    packages[package.identity] = result
    return try result.get()
  }

  private mutating func read(
    _ package: RemotePackage
  ) throws(PackageUnavailable) -> PackageDescription {
    guard access.runsManifests else { throw PackageUnavailable(fault: .noManifests) }
    let pin = try pinned(package)
    let checkout = place(of: pin)
    if FileSystem.disk.status(of: checkout) != .folder {
      guard access.asksNetwork else { throw PackageUnavailable(fault: .offline(package)) }
      progress.step("downloading '\(package.identity)' (\(pin.shown)) from \(package.url)")
      try unlessFailing(package, pin.revision) { () throws(GitRepository.Failure) in
        try GitRepository(url: package.url, deadline: access.deadline).checkOut(
          pin.revision, into: checkout)
      }
    }
    return try manifest(in: checkout, of: package)
  }

  /// The folder of a version of a package.
  private func place(of pin: PackagePin) -> FilePath {
    let name = pin.identity.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "_" }
    return folder.appending("\(String(name))-\(pin.revision.prefix(16))")
  }

  /// The version to take: that of the project, the one that was found before, or the newest that is asked for.
  private mutating func pinned(_ package: RemotePackage) throws(PackageUnavailable) -> PackagePin {
    let identity = package.identity
    if let pin = resolved.pins[identity] { return pin }
    if let pin = found.pins[identity], pin.satisfies(package.requirement) {
      resolved.set(pin)
      return pin
    }
    guard access.asksNetwork else { throw PackageUnavailable(fault: .offline(package)) }
    progress.step("looking for versions of '\(identity)' at \(package.url)")
    var pin: PackagePin?
    try unlessFailing(package, "") { () throws(GitRepository.Failure) in
      pin = try newest(of: package)
    }
    guard let pin else { throw PackageUnavailable(fault: .noVersion(package)) }
    resolved.set(pin)
    found.set(pin)
    do throws(ProgramError) {
      try DiskFolder.write(found.text, to: folder.appending(Self.foundFile))
    } catch {
      throw PackageUnavailable(fault: .download(package, words: error.description))
    }
    return pin
  }

  /// The newest version in a repository that is asked for.
  private func newest(
    of package: RemotePackage
  ) throws(GitRepository.Failure) -> PackagePin? {
    let repository = GitRepository(url: package.url, deadline: access.deadline)
    var pin = PackagePin(identity: package.identity, url: package.url, revision: "")
    switch package.requirement {
    case .revision(let revision): pin.revision = revision
    case .branch(let name):
      guard let revision = try repository.revisions(of: "heads")[name] else { return nil }
      pin.revision = revision
      pin.branch = name
    case .range, .exact, nil:
      let versions = try repository.revisions(of: "tags").compactMap { name, revision in
        PackageVersion(name).map { (version: $0, revision: revision) }
      }
      let asked = versions.filter {
        package.requirement?.contains($0.version) ?? !$0.version.isPreRelease
      }
      guard let newest = asked.max(by: { $0.version < $1.version }) else { return nil }
      pin.revision = newest.revision
      pin.version = newest.version.description
    }
    return pin
  }

  /// Does something with git, and says why if it fails.
  private func unlessFailing(
    _ package: RemotePackage, _ revision: String, _ body: () throws(GitRepository.Failure) -> Void
  ) throws(PackageUnavailable) {
    do throws(GitRepository.Failure) {
      try body()
    } catch {
      switch error {
      case .noRevision:
        throw PackageUnavailable(fault: .noRevision(package, revision: revision))
      case .words(let words):
        throw PackageUnavailable(fault: .download(package, words: words))
      }
    }
  }

  /// Reads the manifest in a folder; one that was read before is not run again.
  private func manifest(
    in checkout: FilePath, of package: RemotePackage
  ) throws(PackageUnavailable) -> PackageDescription {
    let kept = FilePath(checkout.text + ".json")
    if let source = try? FileSystem.disk.source(at: kept),
      let description = PackageDescription(source, folder: FileSystem.disk.resolved(checkout))
    {
      return description
    }
    manifestNote.say()
    do throws(ProgramError) {
      let text = try PackageReader.text(of: checkout, until: access.deadline)
      let source = SourceFile(name: checkout.appending("Package.swift").text, text: text)
      guard let description = PackageDescription(source, folder: FileSystem.disk.resolved(checkout))
      else { throw .unreadablePackage(checkout.text, "") }
      // Paths of other packages are those of this folder, which may be moved.
      if description.localDependencies.isEmpty { try DiskFolder.write(text, to: kept) }
      return description
    } catch {
      throw PackageUnavailable(
        fault: .manifest(package: package.identity, words: PackageReader.words(of: error)))
    }
  }
}
