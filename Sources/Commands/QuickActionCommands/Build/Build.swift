// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import DiagnosticRendering
import Disk
import WidgetPrograms
import WidgetProject

/// Builds the program of the user's own widget.
struct Build: ConsoleCommand {
  /// The form of the result.
  enum Format: String, OutputForm {
    /// The path of the program.
    case text
    /// Everything, for programs.
    case json

    var fileExtensions: [String] { self == .text ? ["txt"] : ["json"] }
  }

  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build your own widget extension, from an Xcode project or a package, on Linux.",
    discussion: """
      The Swift files of the extension are compiled as they are, against modules of QuickAction that \
      have Apple's names: SwiftUI, WidgetKit, Intents, UIKit and others. The result is a program that \
      other commands run with '--program'; its path is printed.

      The target for widgets of the Xcode project is used with its build settings, files, resources \
      and intent definitions, the intents extension of the same app, and the frameworks and packages \
      that the files import. Everything is written to '.build/quickaction' next to the project, as \
      links to the sources.

      Packages that the project downloads are downloaded with git, at the revisions of its \
      'Package.resolved', as far as they are imported; '--offline' asks no network. Reading a package \
      runs its manifest, which is a program; '--no-packages' runs none.

      The modules are built once for each version of Swift, and are kept in '~/.cache/quickaction' \
      (or XDG_CACHE_HOME). A module that is not available, or does not compile here, gets a stand-in, \
      made from how your files use it: it compiles, traps when it is used, and is listed. '--stub' \
      replaces a module by hand.

      Errors of the compiler are grouped by cause: what QuickAction's modules lack, what a \
      replacement lacks, and what is wrong in the code; JSON has them all. The exit code is then 1.

      Examples:
        quickaction build
        quickaction build --project Shop.xcodeproj --target ShopWidget
        quickaction build --project Shop.xcodeproj --stub Model=Stubs/Model
        quickaction build --package Widgets --format json
      """)

  @OptionGroup var source: ProgramSourceOptions

  @Option(help: OutputForms<Format>.help)
  var format: Format?

  @OptionGroup var output: OutputOptions

  func run(in console: Console) throws {
    let result = try output.result(console)
    let form = try output.form(format, standard: .text, console)
    let program: BuiltProgram
    do throws(ProgramError) {
      program = try source.options.build(
        source.options.request(project: source.project, package: source.package), result.messages)
    } catch {
      // What is wrong in the sources is a result, too, for who reads JSON.
      if case .compilation(let findings) = error, form == .json {
        try result.write(BuildDocument(findings).text)
      }
      throw BuildReport(result.messages).failure(error)
    }
    switch form {
    case .text: try result.write(program.executable.text + "\n")
    case .json: try result.write(BuildDocument(program).text)
    }
    let report = BuildReport(result.messages)
    let (warnings, sources) = report.diagnostics(program.warnings)
    if !warnings.isEmpty, !result.messages.isQuiet {
      console.writeError(
        TextRenderer(sources: sources, style: result.messages.errorStyle).render(warnings))
    }
    if !program.findings.leftOut.isEmpty {
      throw CommandFailure(
        rendered: "warning: the program is built without some files\n\n"
          + report.text(program.findings), exitCode: 1)
    }
  }
}
