// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("Why a module of a package is not compiled") struct PackageFaultTests {
  private let remote = RemotePackage(url: "https://example.com/fire.git")

  @Test func `Of packages that may have a module, one that cannot be read is named as that`() {
    let download = PackageFault.download(remote, words: "no route")
    let faults = [PackageFault.noModule(package: "markdown"), download]
    #expect(XcodeImporter.fault(among: faults, isProduct: false) == .unread(download))
    #expect(
      PackageFault.unread(download).description
        == "no package that could be read has it, and the package 'fire' could not be downloaded from https://example.com/fire.git: no route"
    )
    #expect(XcodeImporter.fault(among: [download], isProduct: true) == download)
    #expect(XcodeImporter.fault(among: [.noModule(package: "a")], isProduct: false) == nil)
  }

  @Test func `No framework that is said not to be here is here`() throws {
    let folder = Repository.root.appending(path: "Sources/Apple")
    let names = try [folder, folder.appending(path: "Services")].flatMap {
      try FileManager.default.contentsOfDirectory(atPath: $0.path)
    }
    #expect(names.contains("SwiftUI") && names.contains("CoreImage"))
    #expect(AppleFrameworks.names.isDisjoint(with: names))
  }

  @Test func `A framework of Apple's without a module here is not looked for in packages`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      name: Shop
      packages:
        Fire: {url: "https://example.com/fire.git", from: 1.0.0}
      targets:
        Offers:
          type: app-extension
          platform: iOS
          sources: Offers
          dependencies: [{package: Fire}]
          info:
            path: Offers/Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
      """, to: "ios/project.yml")
    try scratch.write("import PencilKit\nimport Ember\n", to: "ios/Offers/Offers.swift")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.missing.map(\.name) == ["Ember", "PencilKit"])
    #expect(plan.missing.map(\.fault) == [.unknown, .apple])
  }
}
