// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText

/// The versions of packages that were resolved: what `Package.resolved` of a project holds.
struct ResolvedPackages {
  /// The pins by the identity of their package.
  private(set) var pins: [String: PackagePin] = [:]

  /// What is wrong with files that could not be read, in sentences.
  private(set) var notes: [String] = []

  /// The place of the file in a project or a workspace.
  private static let inside = "xcshareddata/swiftpm/Package.resolved"

  /// Nothing resolved.
  init() {}

  /// Reads the file of a project, and then those of the workspaces around it, which add what it does not have.
  ///
  /// - Parameters:
  ///   - project: The folder `X.xcodeproj`.
  ///   - fileSystem: Where it is.
  init(ofProject project: FilePath, in fileSystem: FileSystem) {
    add(project.appending("project.xcworkspace/\(Self.inside)"), in: fileSystem)
    for workspace in XcodeWorkspace.workspaces(around: project, in: fileSystem) {
      add(workspace.path.appending(Self.inside), in: fileSystem)
    }
  }

  /// Reads a file; pins that are known already stay.
  mutating func add(_ path: FilePath, in fileSystem: FileSystem) {
    guard fileSystem.status(of: path) == .file else { return }
    let root: PropertyListValue
    do throws(FileError) {
      let source = try fileSystem.source(at: path)
      guard let read = try? PropertyListDocument(source, as: .json).root else {
        return notes.append(
          "'\(path.text)' is damaged and was not used; packages are taken in versions that the project asks for"
        )
      }
      root = read
    } catch {
      return notes.append(error.description)
    }
    let version = (root["version"]?.integer).map { Int($0) } ?? 0
    let list = version == 1 ? root["object"]?["pins"] : root["pins"]
    guard (1...3).contains(version), let list else {
      return notes.append(
        "'\(path.text)' has the format \(version), which is not known, and was not used; the formats 1 to 3 are"
      )
    }
    for value in list.elements {
      guard let pin = Self.pin(value) else { continue }
      if pins[pin.identity] == nil { pins[pin.identity] = pin }
    }
  }

  private static func pin(_ value: PropertyListValue) -> PackagePin? {
    let url = value["location"]?.string ?? value["repositoryURL"]?.string
    guard let state = value["state"], let revision = state["revision"]?.string,
      let identity = url.map(RemotePackage.identity) ?? value["identity"]?.string,
      !revision.isEmpty, revision.allSatisfy(\.isHexDigit)
    else { return nil }
    return PackagePin(
      identity: identity, url: url, revision: revision, version: state["version"]?.string,
      branch: state["branch"]?.string)
  }

  /// Adds a pin in place of the one of its package.
  mutating func set(_ pin: PackagePin) { pins[pin.identity] = pin }

  /// The file with all pins, in the format 2.
  var text: String {
    let list = pins.values.sorted { $0.identity < $1.identity }.map { pin in
      let state: [(String, PropertyListLiteral)] =
        (pin.branch.map { [("branch", .string($0))] } ?? [])
        + [("revision", .string(pin.revision))]
        + (pin.version.map { [("version", .string($0))] } ?? [])
      return PropertyListLiteral.object([
        ("identity", .string(pin.identity)), ("kind", "remoteSourceControl"),
        ("location", .string(pin.url ?? "")), ("state", .object(state)),
      ])
    }
    return JSONWriter.document(.object([("pins", .array(list)), ("version", 2)]))
  }
}
