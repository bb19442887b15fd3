// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The pods of a project: what CocoaPods has written down of them, and installed.
struct CocoaPods {
  /// The folder of `Podfile.lock`; nil for a project without pods.
  private let folder: FilePath?

  /// The versions that `Podfile.lock` has, by the names of the pods.
  let versions: [String: String]

  private let fileSystem: FileSystem

  /// Reads `Podfile.lock` beside a project or above its folder.
  ///
  /// - Parameters:
  ///   - project: The folder `X.xcodeproj`.
  ///   - fileSystem: Where it is.
  init(of project: FilePath, in fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    folder = XcodeWorkspace.folders(around: project).first {
      fileSystem.status(of: $0.appending("Podfile.lock")) == .file
    }
    let bytes = folder.flatMap { try? fileSystem.bytes(of: $0.appending("Podfile.lock")) }
    versions = Self.versions(in: String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// The project that CocoaPods generates, whether it is there or not.
  var project: FilePath? { folder?.appending("Pods/Pods.xcodeproj") }

  /// The versions in the text of a `Podfile.lock`: its list of pods, each of which may list others below it.
  static func versions(in lock: String) -> [String: String] {
    var versions: [String: String] = [:]
    let lines = lock.split(whereSeparator: \.isNewline).drop { $0 != "PODS:" }.dropFirst()
    for line in lines.prefix(while: { $0.first == " " }) where line.hasPrefix("  - ") {
      // `  - Alamofire (5.9.1)`, or `  - "GoogleUtilities/Logger (7.13.3)":`
      let entry = line.dropFirst(4).filter { $0 != "\"" }
      guard let start = entry.firstIndex(of: "("), let end = entry.firstIndex(of: ")"), start < end
      else { continue }
      let name = entry[..<start].prefix { $0 != "/" && $0 != " " }
      versions[String(name)] = String(entry[entry.index(after: start)..<end])
    }
    return versions
  }

  /// Why a module cannot be had; nil if no pod has its name.
  func fault(of module: String) -> PackageFault? {
    let pod = versions.keys.sorted().first { $0 == module || Self.moduleName(of: $0) == module }
    guard let folder, let pod else { return nil }
    return fileSystem.status(of: folder.appending("Pods/\(pod)")) == .folder
      ? .podWithoutSwift(pod) : .podNotInstalled(pod)
  }

  /// The module of a pod whose specification names no other one.
  private static func moduleName(of pod: String) -> String {
    String(pod.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The pod that a target's module is compiled from; nil for one whose sources CocoaPods has not downloaded.
  func pod(of module: ProgramModule) -> CompiledPackage? {
    guard let pods = folder?.appending("Pods"),
      let source = module.sources.first(where: { $0.text.hasPrefix(pods.text + "/") }),
      let name = source.relative(to: pods).text.split(separator: "/").first.map(String.init)
    else { return nil }
    var package = CompiledPackage(
      name: name, folder: pods.appending(name), version: versions[name], modules: [module.name])
    package.isPod = true
    return package
  }
}
