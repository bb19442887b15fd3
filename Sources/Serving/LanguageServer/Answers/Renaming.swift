// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentDiff
import IntentModel
import MessageStream
import PropertyListSyntax
import SourceText
import StringTables

/// Another name for a parameter, wherever the old one is spelled.
///
/// It is refused with what `diff` says of it: placed widgets lose what users chose under the old name.
struct Renaming {
  let review: WorkspaceReview
  let session: EditorSession
  let subject: SubjectText

  /// Reads what the last commit has.
  let committed: CommittedFiles

  /// The answer to `textDocument/prepareRename`.
  func prepared() throws(MessageError) -> PropertyListLiteral {
    let (place, _) = try places()
    guard let own = place.spellings.first(where: { isHere($0.reference) })?.reference else {
      return .null
    }
    let name = subject.source.text(in: own.range)
    return ["range": subject.positions.range(own.range), "placeholder": .string(name)]
  }

  /// The answer to `textDocument/rename`.
  func edits(to name: String) throws(MessageError) -> PropertyListLiteral {
    guard Self.isIdentifier(name) else {
      throw .invalidParameters(
        "'\(name)' cannot be the name of a property; use letters, digits and '_', a letter first")
    }
    let (place, definition) = try places()
    // In the name of a handler's function, a parameter begins with a capital letter that it does not have.
    let isCapitalized = place.spellings.first { isHere($0.reference) }?.isCapitalized ?? false
    let name = isCapitalized ? name.prefix(1).lowercased() + name.dropFirst() : name
    let other = place.intent.parameters.first { $0.propertyName == name }
    if let other, other.name?.range != place.parameter.name?.range {
      throw .refused("the intent has another parameter '\(name)'; choose another name")
    }
    try checkNew(place, to: name, in: definition)
    var change = WorkspaceChange()
    for spelling in place.spellings {
      let text = spelling.isCapitalized ? name.prefix(1).uppercased() + name.dropFirst() : name
      change.add(
        [TextEdit(range: spelling.reference.range, replacement: text)],
        to: spelling.reference.file)
    }
    guard let literal = change.literal(in: review, of: session) else {
      throw .refused("a file with the name is outside of the folder, so nothing is renamed")
    }
    return literal
  }

  private func isHere(_ reference: Reference) -> Bool {
    reference.file == subject.name && reference.range.start <= subject.offset
      && subject.offset <= reference.range.end
  }

  private func places() throws(MessageError) -> (ParameterPlaces, IntentDefinition) {
    guard
      case .parameter(let definition, let intent, let parameter) = ReferencedPart(
        at: subject, in: review)
    else {
      throw .refused("only a parameter of an intent can be renamed, where its name is spelled")
    }
    let places = ParameterPlaces(
      review: review, folder: review.folder, definition: definition, intent: intent,
      parameter: parameter)
    return (places, definition)
  }

  /// Refuses to rename what users may have chosen a value of.
  private func checkNew(
    _ place: ParameterPlaces, to name: String, in definition: IntentDefinition
  ) throws(MessageError) {
    let file = definition.source.name
    switch committed.file(file) {
    case .absent: return
    case .unknown(let reason):
      throw .refused(
        "whether users have the parameter '\(place.parameter.propertyName)' is not known: \(reason); change the display name"
      )
    case .bytes(let bytes):
      guard let source = try? SourceFile(path: file, bytes: bytes),
        let old = try? IntentDefinition(source), let range = place.parameter.name?.range,
        let text = try? definition.source.applying([TextEdit(range: range, replacement: name)]),
        let new = try? IntentDefinition(
          SourceFile(name: file, text: String(decoding: text, as: UTF8.self)))
      else {
        throw .refused("'\(file)' of the last commit cannot be read, so nothing is renamed")
      }
      func content(_ definition: IntentDefinition) -> RevisionContent {
        RevisionContent(definitions: [
          DefinitionRevision(path: file, definition: definition, tables: StringTableSet())
        ])
      }
      let comparison = RevisionComparison(from: content(old), to: content(new))
      let loss = comparison.changes.first {
        $0.effect == .breaks && $0.rule == "parameter-renamed"
          && $0.values.contains(place.parameter.propertyName)
      }
      if let loss { throw .refused(loss.message.text) }
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }
    return isLetter(first) && name.unicodeScalars.allSatisfy { isLetter($0) || "0"..."9" ~= $0 }
  }
}
