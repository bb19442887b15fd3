// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Xcode projects whose objects do not fit together.
struct MalformedXcodeProject: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-xcode-project", family: .project, severity: .warning,
    summary: "An object of an Xcode project is missing, of the wrong kind, or contained in itself.",
    why: """
      Merges can cause this. Xcode silently ignores what it does not understand, so a file may \
      be missing from a target. An application's languages and definitions are known only as \
      far as the project can be followed. A file without any project is an error.
      """,
    remedy: """
      Remove the reference from the list that names it, or restore the object from an earlier \
      revision.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [project("↓GONE, ")]),
    RuleExample(files: [.init("App.xcodeproj/project.pbxproj", "↓{ archiveVersion = 1; }\n")]),
    RuleExample(files: [project("")]),
  ]

  private static func project(_ reference: String) -> RuleExample.File {
    .init(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (); };
          G = { isa = PBXGroup; children = (\(reference)F, ); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        };
        rootObject = P;
      }

      """)
  }
}
