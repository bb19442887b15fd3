// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Refuses a folder that an earlier build did not make: what is not compiled is removed from it.
  func checkOwner(of folder: FilePath) throws(ProgramError) {
    let disk = FileSystem.disk
    guard disk.isFileOrLink(folder) || disk.contents(of: folder)?.isEmpty == false else { return }
    func text(_ name: String) -> String? {
      (try? disk.bytes(of: folder.appending(name))).map { String(decoding: $0, as: UTF8.self) }
    }
    // The name of the folder is written first, where it was then, and the manifest after the sources.
    let isOwn =
      !disk.isLink(folder) && text(Self.mark)?.hasSuffix("/" + folder.name) == true
      && text("Package.swift")?.contains(ProgramManifest.mark) ?? true
    guard isOwn else { throw .foreignBuildFolder(folder.text) }
  }

  /// The file in the folder of a program that holds the path of that folder.
  private static let mark = "folder.txt"

  /// Removes what was built elsewhere, with a project that was moved or copied since: the compiler refuses it.
  func forgetMovedProducts(in folder: FilePath) throws(ProgramError) {
    let mark = folder.appending(Self.mark)
    let built = (try? FileSystem.disk.bytes(of: mark)).map { String(decoding: $0, as: UTF8.self) }
    if built != folder.text { DiskFolder.remove(folder.appending("products")) }
    try DiskFolder.write(folder.text, to: mark)
  }

  /// Removes modules of an earlier build that have the name of one that is provided now, and would be taken for it: stand-ins of what became a
  /// service since.
  func forgetShadowingModules(of package: ProgramPackage, in folder: FilePath) {
    let own = Set(
      package.plan.modules.map(\.name) + request.standIns.map(\.module)
        + (package.made?.modules ?? []))
    let modules = FileSystem.disk.contents(of: folder.appending("products/debug/Modules")) ?? []
    for module in modules
    where module.hasExtension("swiftmodule") && provided.contains(module.stem)
      && !own.contains(module.stem)
    {
      DiskFolder.remove(module)
    }
  }
}
