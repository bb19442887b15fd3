// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import IntentRules
import LayoutRules
import ProgramCheck
import SourceText
import WidgetProject

/// Checks a folder as `quickaction check --fast` does, with the open texts in place of files.
struct Reviewer: Sendable {
  /// The rules that settings and comments can name; those that need a built extension are not applied.
  static let rules = RuleSet.intents + RuleSet.layout + RuleSet.program

  private let folder: EditedFolder
  private let disk: FileSystem

  /// What was made of the files that have not changed since.
  private let readings = KeptReadings()

  /// What was found in the definitions that have not changed since.
  private let memory = DefinitionMemory()

  /// The settings that could be read last: a file that is being edited often cannot.
  private var usable = LintConfiguration()

  init(_ folder: EditedFolder, in fileSystem: FileSystem) {
    (self.folder, disk) = (folder, fileSystem)
  }

  /// Checks the folder.
  ///
  /// - Parameter texts: The open texts, by the names of their files.
  /// - Returns: What was found.
  mutating func review(_ texts: [String: [UInt8]]) -> WorkspaceReview {
    let edited = Dictionary(
      texts.map { (FilePath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    let fileSystem = FileSystem(OverlaidTree(disk.tree, replacing: edited))
    let (configuration, faults) = configuration(in: fileSystem)
    // What is open and not saved yet is in no folder.
    let new = texts.keys.sorted().filter { name in
      disk.status(of: FilePath(name)) == .nothing && Self.isDefinitionOrCatalog(name)
    }
    let project = ProjectLoader.load(
      [folder.path.text] + new, in: fileSystem, settings: configuration.projectSettings,
      outlinesSwift: true, keeping: readings)
    let (known, broken) = known(configuration, in: fileSystem)
    let report = IntentLinter(rules: Self.rules, configuration: configuration).report(
      on: project, remembering: memory
    ) {
      guard var known else { return $0 }
      return known.new(among: $0, in: project.sources)
    }
    let others = (faults + broken).compactMap(\.source)
    return WorkspaceReview(
      folder: folder, project: project, configuration: configuration,
      findings: (faults + broken).flatMap(\.findings) + report.failures + report.findings,
      sources: Dictionary(
        (project.sources + others).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      fileSystem: fileSystem)
  }

  private static func isDefinitionOrCatalog(_ name: String) -> Bool {
    name.hasSuffix(".intentdefinition") || name.hasSuffix(ActionCatalog.fileSuffix)
  }

  /// What is wrong with a file that settings are in.
  private struct Fault {
    let findings: [Diagnostic]
    let source: SourceFile?

    init(_ error: LintFileError) {
      findings = error.diagnostics
      source = error.source
    }

    init(_ error: FileError, in fileSystem: FileSystem) {
      let unread = Diagnostic.unread(error, in: fileSystem)
      findings = [unread.finding]
      source = unread.source
    }
  }

  /// The settings of the nearest file.
  private mutating func configuration(
    in fileSystem: FileSystem
  ) -> (LintConfiguration, [Fault]) {
    guard
      let path = FileSearch.nearest(LintConfiguration.fileName, from: folder.path, in: fileSystem)
    else {
      usable = LintConfiguration()
      return (usable, [])
    }
    do throws(FileError) {
      let source = try fileSystem.source(at: path)
      do throws(LintFileError) {
        usable = try LintConfiguration(source, rules: Self.rules) {
          fileSystem.status(of: $0) == .folder
        }
        return (usable, [])
      } catch {
        return (usable, [Fault(error)])
      }
    } catch {
      return (usable, [Fault(error, in: fileSystem)])
    }
  }

  /// The findings of the settings' baseline.
  private func known(
    _ configuration: LintConfiguration, in fileSystem: FileSystem
  ) -> (KnownFindings?, [Fault]) {
    guard let file = configuration.baseline else { return (nil, []) }
    do throws(FileError) {
      let source = try fileSystem.source(at: file)
      do throws(LintFileError) {
        return (KnownFindings(try Baseline(source), in: file.folder), [])
      } catch {
        return (nil, [Fault(error)])
      }
    } catch {
      return (nil, [Fault(error, in: fileSystem)])
    }
  }
}
