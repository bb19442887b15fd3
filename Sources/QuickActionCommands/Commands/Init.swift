// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import WidgetProject

/// `quickaction init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a catalogue to start from, typed by the definition's custom type.",
    discussion: """
      The catalogue X.actions.json is written beside the definition X.intentdefinition. It has \
      example destinations with a value for every property of the custom type, and works at once; \
      put your own in their place. A catalogue that exists is never overwritten.

      Example:
        quickaction init Widget/Widget.intentdefinition
      """)

  @Argument(
    help: ArgumentHelp("The intent definition.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"]))
  var definition: String

  @Option(
    help: ArgumentHelp(
      "The intent; none means the first whose parameter suits, widget intents before others.",
      valueName: "intent"))
  var intent: String?

  @Option(
    help: ArgumentHelp(
      "The parameter; none means the first that is an array of a custom type.",
      valueName: "parameter"))
  var parameter: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the catalogue to this file, - for standard output; none means beside the definition.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    try GivenFileName.check(definition, of: "<definition>")
    try GivenFileName.check(output, of: "--output")
  }

  func run() throws {
    let messages = messageOptions.messages
    let path = FilePath(definition)
    let source: SourceFile
    do throws(FileError) {
      source = try SourceFile(path: definition)
    } catch {
      throw CommandFailure(error)
    }
    let decoded: IntentDefinition
    do throws(IntentDefinitionError) {
      decoded = try IntentDefinition(source)
    } catch {
      throw CommandFailure(
        [error.diagnostic], sources: [source], style: messages.errorStyle, exitCode: 2)
    }
    let target: IntentHandler.Target
    do throws(CatalogSkeleton.Failure) {
      target = try CatalogSkeleton.target(
        in: decoded, intentName: intent, parameterName: parameter)
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
    let usual = path.folder.appending(path.stem + ActionCatalog.fileSuffix)
    let isPrinted = output == GivenFileName.standardStream
    let file = isPrinted ? usual : output.map { FilePath($0) } ?? usual
    let skeleton = CatalogSkeleton(
      target: target, definition: decoded, widgetKind: path.stem,
      definitionPath: Self.path(of: path, from: file, usual: usual))
    // It is printed as it would be written beside the definition.
    if isPrinted { return try ResultOutput.print(skeleton.document) }
    do throws(FileError) {
      try AtomicFile.write(Array(skeleton.document.utf8), to: file.text, expecting: .absent)
    } catch {
      throw CommandFailure(error)
    }
    messages.note(
      "wrote '\(VisibleText.of(file.text))' with example destinations; put your own in their place")
    messages.note("next: quickaction edit \(ShellWord.of(file.text))")
  }

  /// The definition's path from the folder of a catalogue that does not lie in its usual place.
  private static func path(
    of definition: FilePath, from catalog: FilePath, usual: FilePath
  ) -> String? {
    let (folder, own) = (
      FileStatus.resolved(catalog.folder), FileStatus.resolved(definition.folder)
    )
    guard folder != own || catalog.name != usual.name else { return nil }
    return own.appending(definition.name).relative(to: folder).text
  }
}
