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

  @OptionGroup var output: OutputOptions

  func run() throws {
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
        [error.diagnostic], sources: [source], style: output.outputStyle, exitCode: 2)
    }
    let target: IntentHandler.Target
    do throws(CatalogSkeleton.Failure) {
      target = try CatalogSkeleton.target(
        in: decoded, intentName: intent, parameterName: parameter)
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
    let catalog = path.folder.appending(path.stem + ActionCatalog.fileSuffix)
    let file = output.output ?? catalog.text
    let skeleton = CatalogSkeleton(target: target, definition: decoded, widgetKind: path.stem)
    do throws(FileError) {
      try AtomicFile.write(Array(skeleton.document.utf8), to: file, expecting: .absent)
    } catch {
      throw CommandFailure(error)
    }
    output.note(
      "wrote '\(VisibleText.of(file))' with example destinations; put your own in their place")
    output.note("next: quickaction edit \(VisibleText.of(file))")
  }
}
