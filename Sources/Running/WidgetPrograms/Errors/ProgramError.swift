// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import SourceText
import WidgetProject

/// An error that a widget's program cannot be built.
package enum ProgramError: Error, Sendable {
  /// There is no Swift on this machine.
  case noSwift
  /// The compiler is older than what the modules are written for.
  case oldSwift(String)
  /// The system has Apple's own modules, so that those of this package are not built.
  case applesSystem
  /// A program of the compiler's does not run, for a reason in the system's words.
  case toolFailed(String, String)
  /// The sources of the engine are not found: not in the folder that was named, or nowhere.
  case noEngine(String?)
  /// The sources of the engine do not have the package of an example; the folder in which it would be.
  case noExample(String)
  /// The engine does not compile; what was said is in a file.
  case engineFailed(log: String)
  /// There is no Xcode project below a folder.
  case noProject(String)
  /// There is only what a tool makes a project of; the command that does.
  case notGenerated(String, by: String)
  /// The folder has several projects.
  case severalProjects([String])
  /// The file or folder is not an Xcode project.
  case notAProject(String)
  /// The project file cannot be read.
  case unreadableProject(Diagnostic, SourceFile)
  /// The folder has no package.
  case noPackage(String)
  /// The package's manifest cannot be read; what SwiftPM said.
  case unreadablePackage(String, String)
  /// The project or package has no widget extension; its targets.
  case noWidget(String, targets: [String])
  /// The project or package has several widget extensions; their names.
  case severalWidgets(String, [String])
  /// The project or package has no target with the name; the names of those that could be meant.
  case unknownTarget(String, known: [String])
  /// The target has no Swift files.
  case noSources(target: String)
  /// No file of the target says `@main`.
  case noMain(target: String)
  /// A folder for a stand-in has no Swift files.
  case emptyStub(module: String, folder: String)
  /// The folder for what is built has files that no build wrote.
  case foreignBuildFolder(String)
  /// Classes of an intent definition cannot be generated.
  case generation([Diagnostic], [SourceFile])
  /// A file cannot be read or written.
  case file(FileError)
  /// SwiftPM fails before it compiles anything; what it said.
  case packageManager(String)
  /// Something did not end in the time that the build had, in words; with the file that it is about, if there is one.
  case timedOut(String, at: FilePath? = nil)
  /// The sources do not compile.
  case compilation(BuildFindings)

  init(_ failure: ToolProcess.Failure, of program: String) {
    switch failure {
    case .notFound: self = .noSwift
    case .system(let words): self = .toolFailed(program, words)
    }
  }
}

extension ProgramError: CustomStringConvertible {
  /// The message: what was found, and what to do.
  package var description: String {
    switch self {
    case .noSwift:
      "Swift was not found on this machine, and own widgets are compiled with it; install it from https://www.swift.org/install, or run this in the container image 'swift'"
    case .oldSwift(let version):
      "'\(version)' is too old for own widgets; install Swift \(SwiftToolchain.minimum.major).\(SwiftToolchain.minimum.minor) or later from https://www.swift.org/install"
    case .applesSystem:
      "own widgets are built and run on Linux only; on a Mac, add '--container', which runs this command in a container (Documentation/Building.md)"
    case .toolFailed(let program, let words): "'\(program)' cannot be run: \(words)"
    case .noEngine(let folder?):
      "'\(folder)' does not have the sources of the modules for widgets; name a checkout of QuickAction"
    case .noEngine(nil):
      "the sources of the modules for widgets were not found; name a checkout of QuickAction with '--engine' or \(EngineSources.variable)"
    case .noExample(let folder):
      "the package of the example was not found in '\(folder)'; install QuickAction again, or name a checkout of it with \(EngineSources.variable)"
    case .engineFailed(let log):
      "the modules for widgets do not compile; please report this with the file '\(log)'"
    case .noProject(let folder):
      "no Xcode project below \(folder == "." ? "the current folder" : "'\(folder)'"); name one with '--project', or a package with '--package'"
    case .notGenerated(let path, let command):
      "the Xcode project of '\(path)' is not generated yet; run '\(command)' first"
    case .severalProjects(let paths):
      "several Xcode projects; name one of them with '--project':\n" + Self.lines(paths)
    case .notAProject(let path):
      "'\(path)' is not an Xcode project; specify a folder that ends with '.xcodeproj'"
    case .unreadableProject(let finding, _): finding.message.text
    case .noPackage(let folder): "'\(folder)' does not have a Package.swift; check the path"
    case .unreadablePackage(let folder, let words):
      "the manifest of the package '\(folder)' cannot be read; Swift says:\n" + Self.tail(words)
    case .noWidget(let name, let targets) where targets.isEmpty:
      "'\(name)' does not declare any target that can be read; check it, or generate the Xcode project"
    case .noWidget(let name, let targets):
      "'\(name)' does not have a target for widgets; its targets are \(targets.listedNames(limit: 20)), and one can be named with '--target'"
    case .severalWidgets(let name, let targets):
      "'\(name)' has several targets for widgets; name one of them with '--target':\n"
        + Self.lines(targets)
    case .unknownTarget(let name, let known):
      "unknown target '\(name)'\(NearName.question(name, among: known)); the targets are \(known.listedNames(limit: 20))"
    case .noSources(let target): "the target '\(target)' has no Swift files"
    case .noMain(let target):
      "no file of the target '\(target)' has '@main'; a widget extension begins with a Widget or a WidgetBundle that has it"
    case .emptyStub(let module, let folder):
      "the folder '\(folder)' for the stand-in of '\(module)' has no Swift files"
    case .foreignBuildFolder(let folder):
      "'\(folder)' has files that 'quickaction build' did not write, and was not changed; name another folder with '--build-path'"
    case .generation(let findings, _):
      findings.map(\.message.text).joined(separator: "\n")
    case .file(let error): error.description
    case .packageManager(let words): "the package cannot be built; Swift says:\n" + Self.tail(words)
    case .timedOut(let words, _):
      "\(words) did not end in the time that a build has, and was ended with all that it started"
    case .compilation(let findings): findings.summary
    }
  }

  private static func lines(_ texts: [String]) -> String {
    texts.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The last lines of what a program said.
  private static func tail(_ words: String) -> String {
    words.split(separator: "\n").suffix(12).map { "  \($0)" }.joined(separator: "\n")
  }

  /// The code to end with: 1 for what was found in sources, 2 for everything else.
  package var exitCode: Int32 {
    switch self {
    case .compilation, .generation, .noMain, .timedOut: 1
    default: 2
    }
  }
}
