// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

/// Products with more bundles than any app has.
@Suite("Products of many bundles")
struct ManyBundlesTests {
  private static let plist = """
    <plist version="1.0"><dict>
    <key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    </dict></plist>
    """

  private static let definition =
    #"<plist version="1.0"><dict><key>INIntents</key><array/></dict></plist>"#

  @Test("each bundle is looked at once, and no bundle for each other one")
  func linear() throws {
    let folder = try ScratchFolder()
    let bundles = (0..<1_500).map {
      ZipWriter.File("Payload/Shop.app/B\($0).bundle/W.intentdefinition", Self.definition)
    }
    try folder.write(
      ZipWriter([.init("Payload/Shop.app/Info.plist", Self.plist)] + bundles).bytes, to: "Shop.ipa")
    var project: WidgetProject?
    #expect(processorSeconds { project = ProjectLoader.load([folder.path("Shop.ipa")]) } < 20)
    #expect(project?.products.first?.bundles.count == 1_501)
  }

  @Test("a link to a bundle that was loaded is not loaded again")
  func links() {
    let folder = MemoryFolder(files: [
      "Shop.app/Info.plist": Self.plist, "Shop.app/A.bundle/a.txt": "1",
      "Shop.app/A.bundle/B.bundle/b.txt": "1",
    ])
    folder.link("Shop.app/A.bundle/Around.bundle", to: "..")
    folder.link("Shop.app/C.bundle", to: "A.bundle/B.bundle")
    let project = ProjectLoader.load([folder.path("Shop.app")], in: folder.fileSystem)
    #expect(
      project.products.first?.bundles.map(\.path.name) == ["Shop.app", "A.bundle", "B.bundle"])
  }
}
