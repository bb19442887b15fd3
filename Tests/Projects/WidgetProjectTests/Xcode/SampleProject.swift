// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import WidgetProject

/// A project file with an application that carries a widget extension, in the form that Xcode writes.
enum SampleProject {
  static let text = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        B1 /* Widget.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = V1 /* Widget.intentdefinition */; };
        B2 = {isa = PBXBuildFile; fileRef = V1; settings = {ATTRIBUTES = (no_codegen, ); }; };
        B3 = {isa = PBXBuildFile; fileRef = V2; };
        B4 = {isa = PBXBuildFile; fileRef = F5; };
        B5 = {isa = PBXBuildFile; fileRef = F6; };
        B6 = {isa = PBXBuildFile; fileRef = F9; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
        B7 = {isa = PBXBuildFile; productRef = K1; };
        B8 = {isa = PBXBuildFile; fileRef = F7; };
        C1 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (B6, ); name = Embed; };
        D1 = {isa = PBXTargetDependency; target = T2 /* Widget */; targetProxy = D2; };
        F1 = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; name = Base; path = Base.lproj/Widget.intentdefinition; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ja; path = ja.lproj/Widget.strings; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; name = "zh-Hans"; path = "App/zh-Hans.lproj/Localizable.strings"; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = de.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; lastKnownFileType = folder; path = /Shared/fr.lproj; sourceTree = "<absolute>"; };
        F7 = {isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT; };
        F8 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        F9 = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        G1 = {isa = PBXGroup; children = (G2, G4, F7, ); sourceTree = "<group>"; };
        G2 /* App */ = {isa = PBXGroup; children = (V2, F5, F6, G3, ); path = App; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (V1, S1, ); name = "A group without a folder"; sourceTree = "<group>"; };
        G4 = {isa = PBXGroup; children = (F8, F9, ); name = Products; sourceTree = "<group>"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (N1, N2, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (N3, ); };
        L3 = {isa = XCConfigurationList; buildConfigurations = (N4, ); };
        N1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; name = Debug; };
        N2 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = com.example.app; }; name = Release; };
        N3 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "${TARGET_NAME}/Info-$(CONFIGURATION).plist"; }; name = Release; };
        N4 = {isa = XCBuildConfiguration; buildSettings = {INTENTS_CODEGEN_LANGUAGE = Swift; }; name = Release; };
        P1 = {isa = PBXProject; buildConfigurationList = L3; developmentRegion = English; knownRegions = (English, Base, ja, ); mainGroup = G1; targets = (T1, T2, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, ); };
        R2 = {isa = PBXSourcesBuildPhase; files = (B1, B7, ); };
        R3 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        R4 = {isa = PBXFrameworksBuildPhase; files = (B8, ); };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Shared; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (R2, R4, R1, C1, ); dependencies = (D1, ); fileSystemSynchronizedGroups = (S1, ); name = App; productReference = F8; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (R3, ); name = Widget; productReference = F9; productType = "com.apple.product-type.app-extension"; };
        V1 = {isa = PBXVariantGroup; children = (F1, F2, ); name = Widget.intentdefinition; path = Definitions; sourceTree = "<group>"; };
        V2 = {isa = PBXVariantGroup; children = (F3, F4, ); name = Localizable.strings; sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Notes.txt, "/Localized: Texts/Hidden.strings", ); target = T1; };
        X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model.swift, ); target = T2; };
      };
      rootObject = P1 /* Project object */;
    }
    """#

  /// The sample as a project in the folder `ios`.
  static func project(_ text: String = text) throws -> XcodeProject {
    try XcodeProject(SourceFile(name: "ios/App.xcodeproj/project.pbxproj", text: text))
  }

  /// The sample with something in the place of one of its texts.
  static func project(replacing old: String, with new: String) throws -> XcodeProject {
    try project(changed(old, new))
  }

  /// The sample's text with another in the place of a part of it.
  static func changed(_ old: String, _ new: String) throws -> String {
    let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw NoSuchPart(part: old) }
    return parts.joined(separator: new)
  }

  struct NoSuchPart: Error {
    let part: String
  }
}
