// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import TestSupport
import Testing

@testable import IntentRules

/// What the rules about projects say where files belong to targets with their folder, as since Xcode 16.
@Suite("Rules about projects with synchronized folders")
struct SynchronizedProjectTests {
  private static let definition = RuleExample.rawIntent(
    "<key>INIntentTitle</key><string>Show</string>"
  ).files[0]

  /// An application and a framework that it carries, which have a folder both.
  private static func project(exceptions: String) -> RuleExample.File {
    .init(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T1, T2, ); };
          G = { isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(exceptions.isEmpty ? "" : "X, ")); path = Shared; sourceTree = "<group>"; };
          X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; \(exceptions) target = T1; };
          T1 = { isa = PBXNativeTarget; buildPhases = (C, ); fileSystemSynchronizedGroups = (S, ); name = App; productReference = F1; productType = "com.apple.product-type.application"; };
          T2 = { isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S, ); name = Kit; productReference = F2; productType = "com.apple.product-type.framework"; };
          C = { isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10; files = (B, ); };
          B = { isa = PBXBuildFile; fileRef = F2; };
          F1 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
          F2 = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        };
        rootObject = P;
      }

      """)
  }

  private func count(
    of rule: any Rule.Type, exceptions: String = "", path: String = "Shared/Show.intentdefinition"
  ) throws -> Int {
    let folder = try ExampleFolder([
      Self.project(exceptions: exceptions), .init(path, Self.definition.content),
    ])
    defer { folder.remove() }
    return folder.findings(of: rule).count
  }

  @Test("two targets of a folder both generate classes, unless one says otherwise")
  func generatedTwice() throws {
    #expect(try count(of: ClassesGeneratedTwice.self) == 1)
    #expect(
      try count(
        of: ClassesGeneratedTwice.self,
        exceptions: "attributesByRelativePath = { Show.intentdefinition = (no_codegen, ); };") == 0)
    #expect(
      try count(
        of: ClassesGeneratedTwice.self,
        exceptions: "membershipExceptions = (Show.intentdefinition, );") == 0)
  }

  @Test("a definition in a synchronized folder is compiled, and is in a target")
  func compiled() throws {
    #expect(try count(of: DefinitionAmongResources.self) == 0)
    #expect(try count(of: DefinitionInNoTarget.self) == 0)
  }

  @Test("one in the folder of a language is a resource there")
  func localized() throws {
    let path = "Shared/Base.lproj/Show.intentdefinition"
    #expect(try count(of: DefinitionAmongResources.self, path: path) == 1)
  }
}
