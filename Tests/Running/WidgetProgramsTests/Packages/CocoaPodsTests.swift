// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("CocoaPods") struct CocoaPodsTests {
  private static let lock = """
    PODS:
      - Basics (1.2.3)
      - "GoogleUtilities/Logger (7.13.3)":
        - GoogleUtilities/Environment
        - PromisesObjC (< 3.0, >= 1.2)
      - Maps-SDK (6.0.0-beta.1)
      - Broken

    DEPENDENCIES:
      - Other (~> 2.0)
    """

  @Test func `The versions are those of the list of pods`() {
    #expect(
      CocoaPods.versions(in: Self.lock) == [
        "Basics": "1.2.3", "GoogleUtilities": "7.13.3", "Maps-SDK": "6.0.0-beta.1",
      ])
    #expect(CocoaPods.versions(in: "PODS:\r\n  - Basics (1.0)\r\n") == ["Basics": "1.0"])
    for text in ["", "PODS:", "PODS:\n  - A )1(\n", "SPECS:\n  - A (1)"] {
      #expect(CocoaPods.versions(in: text) == [:])
    }
  }

  @Test func `A pod that is not on this disk is named with what to do`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.lock, to: "Podfile.lock")
    let pods = CocoaPods(of: FilePath(scratch.path("App/Shop.xcodeproj")), in: .disk)
    #expect(
      pods.fault(of: "Basics")?.description
        == "it is the pod 'Basics', which is not on this disk; run 'pod install'")
    #expect(pods.fault(of: "Other") == nil)
    try scratch.write("", to: "Pods/Maps-SDK/Maps.framework/Maps")
    #expect(
      pods.fault(of: "Maps_SDK")?.description
        == "the pod 'Maps-SDK' has it in another form than Swift code")
    let none = CocoaPods(of: FilePath(scratch.path("Shop.xcodeproj")), in: .memory(MemoryTree()))
    #expect(none.versions.isEmpty && none.project == nil)
    #expect(none.fault(of: "Basics") == nil)
  }

  @Test func `An installed pod is compiled for iOS, as something that is downloaded`() throws {
    let scratch = try ScratchFolder()
    for name in XcodePlanTests.files {
      let bytes = try FileSystem.disk.bytes(of: ShopProject.folder.appending(name))
      let text = String(decoding: bytes, as: UTF8.self)
      try scratch.write(
        name.hasSuffix(".swift") ? "import Basics\nimport Legacy\n" + text : text,
        to: "App/\(name)")
    }
    try scratch.write(
      Self.lock.replacing("  - Broken", with: "  - Legacy (0.1)"), to: "Podfile.lock")
    try scratch.write("public struct Basis {}", to: "Pods/Basics/Source/Basis.swift")
    try scratch.write("public struct Watch {}", to: "Pods/Basics/Source/Watch.swift")
    try scratch.write("", to: "Pods/Legacy/Legacy.m")
    try scratch.write(
      """
      { archiveVersion = 1; objectVersion = 54; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (W, T, O); };
        G = { isa = PBXGroup; children = (A, B, M); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = "Basics/Source/Watch.swift"; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = "Basics/Source/Basis.swift"; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = "Legacy/Legacy.m"; sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        W = { isa = PBXNativeTarget; name = "Basics-watchOS"; productType = "com.apple.product-type.framework";
          buildConfigurationList = WL; buildPhases = (WS); };
        WS = { isa = PBXSourcesBuildPhase; files = (WF); };
        WF = { isa = PBXBuildFile; fileRef = A; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
        WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = Basics; SDKROOT = watchos; }; };
        T = { isa = PBXNativeTarget; name = "Basics-iOS"; productType = "com.apple.product-type.framework";
          buildConfigurationList = TL; buildPhases = (TS); };
        TS = { isa = PBXSourcesBuildPhase; files = (TF); };
        TF = { isa = PBXBuildFile; fileRef = B; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = Basics; SDKROOT = iphoneos; }; };
        O = { isa = PBXNativeTarget; name = Legacy; productType = "com.apple.product-type.framework";
          buildConfigurationList = L; buildPhases = (OS); };
        OS = { isa = PBXSourcesBuildPhase; files = (OF); };
        OF = { isa = PBXBuildFile; fileRef = M; };
      }; }
      """, to: "Pods/Pods.xcodeproj/project.pbxproj")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    let basics = try #require(plan.modules.first { $0.name == "Basics" })
    #expect(basics.sources.map(\.name) == ["Basis.swift"])
    #expect(plan.widget.dependencies.contains("Basics"))
    let pod = try #require(plan.compiledPackages.first { $0.name == "Basics" })
    #expect(pod.version == "1.2.3")
    #expect(pod.folder.text == scratch.path("Pods/Basics"))
    #expect(pod.isDownloaded && pod.url == nil)
    #expect(plan.downloadedSources == Set(basics.sources))
    let legacy = try #require(plan.missing.first { $0.name == "Legacy" })
    #expect(legacy.fault == .podWithoutSwift("Legacy"))
    // What is said of the project's packages says nothing of a pod.
    var access = PackageAccess()
    access.runsManifests = false
    let progress = ProgramProgress()
    let planner = ProgramPlanner(
      provided: ShopProject.provided, standIns: [],
      packages: .init(
        access: access, progress: progress, manifestNote: ManifestNote(of: .project(nil), progress)),
      describe: ShopProject.describe)
    let other = try planner.plan(for: ProgramRequest(.project(FilePath(scratch.path))))
    let faults = other.missing.map { ($0.name, $0.fault) }
    #expect(faults.first { $0.0 == "Legacy" }?.1 == .podWithoutSwift("Legacy"))
    #expect(other.modules.contains { $0.name == "Basics" })
  }
}
