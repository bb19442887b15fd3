// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("Workspaces of Xcode") struct XcodeWorkspaceTests {
  private func listed(_ contents: String) -> [String] {
    var tree = MemoryTree()
    tree.write(
      Array(contents.utf8), to: FilePath("/shop/Shop.xcworkspace/contents.xcworkspacedata"))
    return XcodeWorkspace(path: FilePath("/shop/Shop.xcworkspace"))
      .listed(in: .memory(tree)).map(\.text)
  }

  @Test func `Places are relative to their group, the workspace or the disk`() {
    #expect(
      listed(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace
           version = "1.0">
           <FileRef
              location = "group:App/App.xcodeproj">
           </FileRef>
           <Group
              location = "container:Modules"
              name = "Modules">
              <Group location="group:More" name="More"><FileRef location="group:Tools"/></Group>
              <FileRef location="group:Kit &amp; Co"></FileRef>
              <Group
                 location = "group:"
                 name = "A group without a folder">
                 <FileRef location="container:Fonts"></FileRef>
              </Group>
           </Group>
           <FileRef location = "absolute:/kits/Net"></FileRef>
           <FileRef location = "developer:Platforms"></FileRef>
           <FileRef location = "group:Last"></FileRef>
        </Workspace>
        """) == [
          "/shop/App/App.xcodeproj", "/shop/Modules/More/Tools", "/shop/Modules/Kit & Co",
          "/shop/Fonts", "/kits/Net", "/shop/Last",
        ])
  }

  @Test func `A damaged file lists what can be read of it`() {
    #expect(listed("") == [])
    #expect(listed("</Group></Group><FileRef location = group:Kit>") == [])
    #expect(listed("<FileRef location = \"group:Kit\"><FileRef location = \"gro") == ["/shop/Kit"])
    let missing = XcodeWorkspace(path: FilePath("/shop/Shop.xcworkspace"))
    #expect(missing.listed(in: .memory(MemoryTree())) == [])
  }

  @Test func `A package that only the workspace lists is compiled for the widget`() throws {
    let scratch = try ScratchFolder()
    for name in XcodePlanTests.files {
      let bytes = try FileSystem.disk.bytes(of: ShopProject.folder.appending(name))
      let text = String(decoding: bytes, as: UTF8.self)
      try scratch.write(
        name.hasSuffix(".swift") ? "import Basics\n" + text : text, to: "App/\(name)")
    }
    try scratch.write("", to: "Basics/Package.swift")
    try scratch.write("public struct Basis {}", to: "Basics/Sources/Basics/Basis.swift")
    func plan() throws(ProgramError) -> ProgramPlan {
      let planner = ProgramPlanner(provided: ShopProject.provided, standIns: []) {
        folder throws(ProgramError) in
        guard folder.name == "Basics" else { return try ShopProject.describe(folder) }
        return PackageDescription(
          name: "Basics", folder: folder, products: [("Basics", ["Basics"])],
          targets: [PackageDescription.Target(name: "Basics", kind: "regular")])
      }
      return try planner.plan(for: ProgramRequest(.project(FilePath(scratch.path))))
    }
    #expect(try plan().missing.contains { $0.name == "Basics" })
    try scratch.write(
      "<Workspace version=\"1.0\"><FileRef location=\"group:App/Shop.xcodeproj\"></FileRef><FileRef location=\"group:Basics\"></FileRef></Workspace>",
      to: "Shop.xcworkspace/contents.xcworkspacedata")
    let basics = try #require(try plan().modules.first { $0.name == "Basics" })
    #expect(basics.sources.map(\.name) == ["Basis.swift"])
    #expect(try plan().widget.dependencies.contains("Basics"))
  }
}
