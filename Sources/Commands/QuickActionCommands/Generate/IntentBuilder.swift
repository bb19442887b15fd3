// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentModel
import SourceText

/// `quickaction intentbuilderc`: what scripts and build systems call by the name of Xcode's generator.
///
/// https://github.com/swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/IntentsCompiler.swift
struct IntentBuilder: ParsableCommand {
  /// The name of Xcode's generator, by which a link can call the program.
  static let name = "intentbuilderc"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Take the arguments of Xcode's own generator.",
    discussion: """
      Build systems and scripts that run 'xcrun intentbuilderc' can run this instead, on every \
      platform. A link to quickaction with the name 'intentbuilderc' is called in the same way.

      'generate' writes the classes of a definition and replaces what is there; with -dryRun, it \
      prints the paths of the files instead, one a line. 'compile' copies a definition into a bundle. \
      The exit code is 0, or 2 if nothing was written; a message begins with the file that it is \
      about, as Xcode expects.

      Examples:
        quickaction intentbuilderc generate -input Widget.intentdefinition \\
          -output Generated -classPrefix '' -language Swift -swiftVersion 5.0
        quickaction intentbuilderc compile -input Widget.intentdefinition \\
          -output App.app -classPrefix ''
        ln -s "$(which quickaction)" ~/bin/intentbuilderc
      """,
    subcommands: [IntentBuilderGenerate.self, IntentBuilderCompile.self])

  /// The arguments of a process, with the command's name first if the program was called by that name.
  ///
  /// - Parameter words: The name of the program, and its arguments.
  /// - Returns: The arguments, without the name of the program.
  static func arguments(of words: [String]) -> [String] {
    let arguments = Array(words.dropFirst())
    guard let program = words.first, FilePath(program).name == name else { return arguments }
    return arguments.first == "help" ? ["help", name] + arguments.dropFirst() : [name] + arguments
  }
}

/// The definition that Xcode's generator is given.
struct IntentBuilderInput: ParsableArguments {
  @Option(
    name: .customLong("input", withSingleDash: true),
    help: ArgumentHelp("The intent definition.", valueName: "file"),
    completion: .file(extensions: ["intentdefinition"]))
  var input: String

  func validate() throws { try GivenFileName.check(input, of: "-input") }

  /// Reads the definition.
  ///
  /// - Parameter messages: Where findings go.
  /// - Returns: The definition.
  /// - Throws: `CommandFailure` in the form that Xcode finds in a log.
  func definition(_ messages: Messages) throws -> IntentDefinition {
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(input))
    } catch {
      throw CommandFailure(inFile: input, error.description)
    }
    let definition: IntentDefinition
    do throws(IntentDefinitionError) {
      definition = try IntentDefinition(source)
    } catch {
      throw FindingFormat.xcode.failure(
        [error.diagnostic], sources: [source], messages, exitCode: 2)
    }
    guard definition.isDefinition else {
      throw CommandFailure(inFile: input, IntentDefinition.isNoneSentence)
    }
    return definition
  }
}

extension CommandFailure {
  /// A failure in the form that Xcode finds in a log: the file, and what is wrong with it.
  init(inFile file: String, _ sentence: String) {
    self.init(rendered: VisibleText.of("\(file): error: \(sentence)") + "\n", exitCode: 2)
  }
}
