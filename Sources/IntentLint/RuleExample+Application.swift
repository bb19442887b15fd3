// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample.File {
  /// An Xcode project, `App.xcodeproj`, with one application, `App`.
  ///
  /// - Parameters:
  ///   - sources: The paths of the files that are compiled.
  ///   - resources: The paths of the files that are copied, those of languages with their folder.
  /// - Returns: The project file.
  static func application(sources: [String], resources: [String]) -> Self {
    func phase(_ isa: String, _ paths: [String], _ prefix: String) -> String {
      let objects = paths.indices.map { index in
        """
        \(prefix)B\(index) = { isa = PBXBuildFile; fileRef = \(prefix)F\(index); };
        \(prefix)F\(index) = { isa = PBXFileReference; path = "\(paths[index])"; sourceTree = "<group>"; };
        """
      }
      let list = paths.indices.map { "\(prefix)B\($0)" }.joined(separator: ", ")
      let phase = "\(prefix) = { isa = \(isa); files = (\(list)); };"
      return (objects + [phase]).joined(separator: "\n")
    }
    let compiled = phase("PBXSourcesBuildPhase", sources, "S")
    let copied = phase("PBXResourcesBuildPhase", resources, "R")
    let children =
      (sources.indices.map { "SF\($0)" } + resources.indices.map { "RF\($0)" })
      .joined(separator: ", ")
    return Self(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
      objects = {
      P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
      T = {
      isa = PBXNativeTarget; name = App; buildPhases = (S, R);
      productType = "com.apple.product-type.application";
      };
      \(compiled)
      \(copied)
      };
      rootObject = P;
      }

      """)
  }
}
