// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetPrograms
import WidgetProject

/// The Swift sources of a program, under the names that findings in the project have.
struct ProgramSources {
  /// All of them, those of packages left out.
  let files: [SourceFile]

  /// Those that the project does not have.
  let others: [SourceFile]

  /// The name of the project file or the manifest.
  let origin: String

  /// Reads the sources of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - project: The project that is checked, with the names of its files.
  init(_ plan: ProgramPlan, beside project: WidgetProject) {
    let disk = FileSystem.disk
    var known: [FilePath: SourceFile] = [:]
    for source in project.sources {
      known[disk.resolved(FilePath(source.name))] = source
    }
    func name(_ path: FilePath) -> String {
      known[disk.resolved(path)]?.name ?? Self.name(of: path)
    }
    var files: [SourceFile] = []
    var others: [SourceFile] = []
    for path in Set(plan.modules.filter { $0.package == nil }.flatMap(\.sources))
      .sorted(by: { $0.text < $1.text })
    {
      if let source = known[disk.resolved(path)] {
        files.append(source)
      } else if let bytes = try? disk.bytes(of: path),
        let source = try? SourceFile(name: name(path), content: bytes)
      {
        files.append(source)
        others.append(source)
      }
    }
    (self.files, self.others, origin) = (files, others, name(plan.origin))
  }

  /// The name of a file that the project does not have: its path from the current folder if it is below that.
  static func name(of path: FilePath) -> String {
    let path = FileSystem.disk.resolved(path)
    let current = FileSystem.disk.resolved(FilePath("."))
    return path.text.hasPrefix(current.text + "/") ? path.relative(to: current).text : path.text
  }
}
