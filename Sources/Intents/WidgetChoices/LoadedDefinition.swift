// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import IntentFiles
package import IntentModel
import QuickActions
import SourceText
package import StringTables

/// An intent definition that is used with or without a catalog, and the files next to it.
package struct LoadedDefinition: Sendable {
  /// The path of the definition's file.
  package let path: FilePath

  /// The definition that was read.
  package let definition: IntentDefinition

  private let fileSystem: FileSystem

  /// Reads a definition from a path.
  ///
  /// - Throws: ``LoadedCatalog/Failure`` if it cannot be read or parsed.
  package init(
    path: FilePath, in fileSystem: FileSystem = .disk
  ) throws(LoadedCatalog.Failure) {
    self.path = path
    self.fileSystem = fileSystem
    let source: SourceFile
    do throws(FileError) {
      source = try fileSystem.source(at: path)
    } catch {
      throw .file(error)
    }
    do throws(IntentDefinitionError) {
      definition = try IntentDefinition(source)
    } catch {
      throw .unparsable([error.diagnostic], sources: [source])
    }
  }

  /// An error that no intent is chosen.
  package enum IntentError: Error, Sendable {
    /// The definition has no intent for widgets; the others, each with its title.
    case noneForWidgets(file: String, others: [String])
    /// The definition has several intents for widgets, each with its title.
    case severalForWidgets(file: String, [String])
    /// The definition has no intent with the name; the names of all, and how they are listed.
    case unknown(String, file: String, known: [String], listed: [String])
  }

  /// The intent of a name or, without a name, the only one for widgets.
  package func intent(named name: String?) throws(IntentError) -> Intent {
    if let name {
      if let intent = definition.intent(named: name) { return intent }
      throw .unknown(
        name, file: path.text, known: definition.intents.compactMap { $0.name?.value },
        listed: Self.listed(definition.intents))
    }
    let intents = definition.widgetIntents
    guard let only = intents.first else {
      throw .noneForWidgets(file: path.text, others: Self.listed(definition.intents))
    }
    guard intents.count == 1 else {
      throw .severalForWidgets(file: path.text, Self.listed(intents))
    }
    return only
  }

  /// The names of intents, each with its title if that is another; of many, the first and how many more there are.
  private static func listed(_ intents: [Intent]) -> [String] {
    let limit = 10
    let listed = intents.prefix(limit).compactMap { intent -> String? in
      guard let name = intent.name?.value else { return nil }
      let title = intent.title.text?.value ?? ""
      return title.isEmpty || title == name ? "'\(name)'" : "'\(name)' (\(title))"
    }
    return intents.count > limit ? listed + ["and \(intents.count - limit) more"] : listed
  }

  /// The string tables at a location; nil for those beside the definition.
  ///
  /// - Throws: ``LoadedCatalog/Failure`` if one cannot be read or parsed.
  package func tables(
    at location: TableLocation? = nil
  ) throws(LoadedCatalog.Failure) -> StringTableSet {
    var sources: [SourceFile] = []
    return try LoadedCatalog.tables(
      at: [location ?? TableLocation(definition: path)], in: fileSystem, sources: &sources)
  }

  /// Returns the path at which the choice of an intent is saved.
  package func choiceFile(for intent: String, besideCatalog: Bool) -> FilePath {
    ChoiceFile.path(of: intent, in: definition, at: path, besideCatalog: besideCatalog)
  }
}

extension LoadedDefinition.IntentError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .noneForWidgets(let file, let others):
      "'\(file)' has no intent for widgets"
        + (others.isEmpty
          ? "; it has no intents at all"
          : "; to use another intent, name it with --intent: \(others.joined(separator: ", "))")
    case .severalForWidgets(let file, let intents):
      "'\(file)' has several intents for widgets; name one with --intent: "
        + intents.joined(separator: ", ")
    case .unknown(let name, let file, let known, let listed):
      "'\(file)' has no intent '\(name)'" + Self.advice(name, known, listed)
    }
  }

  private static func advice(_ name: String, _ known: [String], _ listed: [String]) -> String {
    let question = NearName.question(name, among: known)
    guard question.isEmpty else { return question }
    return known.isEmpty ? "; it has none" : "; it has \(listed.joined(separator: ", "))"
  }
}
