// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AppIntentSources
import IntentModel
import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// The places that spell a parameter's name: in its definition, in tables, in catalogs, and in Swift.
///
/// Swift is read without its types: a member is the parameter's where what is before the dot is declared in the same file with
/// the intent's class.
struct ParameterPlaces {
  let review: WorkspaceReview
  let folder: EditedFolder
  let definition: IntentDefinition
  let intent: Intent
  let parameter: Attribute

  private var name: String { parameter.name?.value ?? "" }
  private var propertyName: String { parameter.propertyName }

  /// The places, the declaration first.
  var references: [Reference] { spellings.map(\.reference) }

  /// A place with how the name is spelled in it.
  struct Spelling {
    let reference: Reference

    /// What is put before the name, which begins with a capital letter then.
    var isCapitalized = false
  }

  var spellings: [Spelling] {
    guard let place = parameter.name?.range, !name.isEmpty else { return [] }
    let declaration = Reference(definition.source.name, place, isDeclaration: true)
    return [Spelling(reference: declaration)]
      + (inDefinition + inTables + inCatalogs).map { Spelling(reference: $0) } + inSwift
  }

  // MARK: The definition

  private var inDefinition: [Reference] {
    let file = definition.source.name
    var ranges: [SourceRange] = []
    for other in [intent.keyParameterName, intent.inputParameterName]
      + intent.parameters.map({ $0.relationship?.parentName })
    {
      if let other, other.value == name || other.value == propertyName {
        ranges.append(other.range)
      }
    }
    for combination in intent.parameterCombinations + (intent.managedParameterCombinations ?? []) {
      ranges += words(of: combination.key.range, in: definition.source)
    }
    for text in texts {
      if let range = text.text?.range { ranges += placeholders(in: range, of: definition.source) }
    }
    return ranges.map { Reference(file, $0) }
  }

  /// The sentences that can have placeholders of the intent's parameters.
  private var texts: [LocalizedText] {
    let combinations = intent.parameterCombinations + (intent.managedParameterCombinations ?? [])
    return combinations.flatMap { [$0.title, $0.subtitle] }
      + intent.parameters.flatMap { parameter in
        parameter.promptDialogs.map(\.format) + parameter.unsupportedReasons.map(\.format)
      }
  }

  /// The places of the name in a list of names with commas.
  private func words(of range: SourceRange, in source: SourceFile) -> [SourceRange] {
    var found: [SourceRange] = []
    var start = range.start
    for part in source.bytes[range.indices].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      let blanks = part.prefix { $0 == UInt8(ascii: " ") }.count
      let word = String(decoding: part.trimmed { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if word == name || word == propertyName {
        found.append(SourceRange(start + blanks, start + blanks + word.utf8.count))
      }
      start += part.count + 1
    }
    return found
  }

  /// The places of the name in the placeholders of a sentence, `${name}` or `${name.part}`.
  private func placeholders(in range: SourceRange, of source: SourceFile) -> [SourceRange] {
    let bytes = source.bytes
    var found: [SourceRange] = []
    for spelling in Set([name, propertyName]) {
      let mark = Array("${\(spelling)".utf8)
      var offset = range.start
      while offset + mark.count < range.end {
        let end = offset + mark.count
        if bytes[offset..<end].elementsEqual(mark),
          bytes[end] == UInt8(ascii: "}") || bytes[end] == UInt8(ascii: ".")
        {
          found.append(SourceRange(offset + 2, end))
          offset = end
        } else {
          offset += 1
        }
      }
    }
    return found
  }

  // MARK: Tables and catalogs

  private var inTables: [Reference] {
    let ids = Set(texts.compactMap { $0.id?.value })
    return review.project.tables(ofDefinition: definition.source.name).flatMap { table in
      table.entries.filter { ids.contains($0.key.value) }.flatMap { entry in
        placeholders(in: entry.text.range, of: table.source)
          .map { Reference(table.fileName, $0) }
      }
    }
  }

  private var inCatalogs: [Reference] {
    review.catalogs(of: definition).filter { catalog in
      catalog.intentName.value == intent.name?.value
        && catalog.parameterName.value == propertyName
    }.map { Reference($0.source.name, $0.parameterName.range) }
  }

  // MARK: Swift

  private var inSwift: [Spelling] {
    let className = intent.className
    return SwiftMentions(of: className, in: review, folder).files.flatMap { file in
      var found = migratedProperties(in: file) + members(in: file, of: className)
      if file.tokens.list.indices.contains(where: {
        file.tokens.text($0) == className + "Handling"
      }) {
        found += handlerFunctions(in: file)
      }
      return found
    }
  }

  /// The property of an App Intent that takes the place of the class.
  private func migratedProperties(in file: SwiftFile) -> [Spelling] {
    AppIntentSources([file.source]).intents.filter {
      $0.name == intent.className || $0.migratedClass?.name == intent.className
    }.flatMap(\.parameters).filter { $0.name == propertyName }
      .map { Spelling(reference: Reference(file.source.name, $0.property.name.range)) }
  }

  /// The members of what the file declares with the class as its type.
  private func members(in file: SwiftFile, of className: String) -> [Spelling] {
    let tokens = file.tokens
    let owners = Set(
      tokens.list.indices.filter { tokens.text($0) == className && tokens.text($0 - 1) == ":" }
        .map { tokens.text($0 - 2) })
    return tokens.list.indices.filter { index in
      guard tokens.text(index) == propertyName, tokens.text(index - 1) == "." else { return false }
      let isOptional = ["?", "!"].contains(tokens.text(index - 2))
      return owners.contains(tokens.text(index - (isOptional ? 3 : 2)))
    }.map { Spelling(reference: Reference(file.source.name, tokens.list[$0].range)) }
  }

  /// The functions of the class's handler that have the name in theirs, such as `resolvePeriod(for:)`.
  private func handlerFunctions(in file: SwiftFile) -> [Spelling] {
    let capital = propertyName.prefix(1).uppercased() + propertyName.dropFirst()
    let forms = [
      ("resolve", ""), ("provide", "OptionsCollection"), ("default", ""),
    ]
    let tokens = file.tokens
    return tokens.list.indices.compactMap { index in
      let text = tokens.text(index)
      guard tokens.text(index - 1) == "func",
        let form = forms.first(where: { text == $0.0 + capital + $0.1 })
      else { return nil }
      let start = tokens.list[index].range.start + form.0.utf8.count
      return Spelling(
        reference: Reference(
          file.source.name, SourceRange(start, start + capital.utf8.count)),
        isCapitalized: true)
    }
  }
}
