// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import Intents

extension INGeneratedKind {
  /// Returns the object of a choice's value for a property of an intent; nil if the property cannot
  /// have it.
  func object(of value: ParameterValue, _ memory: ObjectMemory) -> Any? {
    switch (content, value) {
    case (.object(let type), _):
      guard let identifier = value.identifier else { return nil }
      if let known = memory.object(identifier, of: type) { return known }
      let title = if case .object(_, let title) = value { title } else { identifier }
      return type.init(
        identifier: identifier, display: title, pronunciationHint: nil, subtitle: nil, image: nil)
    case (.integer, .number(let spelling)), (.decimal, .number(let spelling)),
      (.timeInterval, .number(let spelling)):
      return Int(spelling).map { NSNumber(value: $0) }
        ?? Double(spelling).map { NSNumber(value: $0) }
    case (.boolean, .boolean(let flag)): return NSNumber(value: flag)
    case (.enumeration(let cases), .string(let name)):
      return cases.first { $0.name == name }?.number
    case (.string, .string(let text)): return text
    case (.url, .string(let text)): return URL(string: text)
    case (.dateComponents, .string(let text)): return DateComponents(choiceSpelling: text)
    case (.currencyAmount, .string(let text)): return INCurrencyAmount(choiceSpelling: text)
    case (.measurement(let dimension), .string(let text)):
      return dimension.measurement(choiceSpelling: text)
    case (.system("File"), .string(let path)):
      return INFile(fileURL: URL(filePath: path), filename: nil, typeIdentifier: nil)
    case (.system("Person"), .string(let name)):
      return INPerson(
        personHandle: nil, nameComponents: nil, displayName: name, image: nil,
        contactIdentifier: nil, customIdentifier: nil)
    case (.system("Placemark"), .string(let name)): return CLPlacemark(name: name)
    case (.system("SpeakableString"), .string(let text)):
      return INSpeakableString(spokenPhrase: text)
    default: return nil
    }
  }

  /// Returns the choice's value for an object from a handler; nil if a choice cannot have it.
  ///
  /// Objects are added to the memory.
  func value(of object: Any, _ memory: ObjectMemory) -> ParameterValue? {
    switch content {
    case .object:
      guard let object = object as? INObject else { return nil }
      memory.note(object)
      let identifier = object.choiceIdentifier
      return object.displayString.isEmpty
        ? .string(identifier) : .object(identifier: identifier, title: object.displayString)
    case .boolean: return (object as? NSNumber).map { .boolean($0.boolValue) }
    case .integer: return (object as? NSNumber).map { .number(spelling: String($0.intValue)) }
    case .decimal, .timeInterval: return (object as? NSNumber).map { .number($0.doubleValue) }
    case .enumeration(let cases):
      let number = (object as? NSNumber)?.intValue
      return cases.first { $0.number == number }.map { .string($0.name) }
    case .string: return (object as? String).map { .string($0) }
    case .url: return (object as? URL).map { .string($0.absoluteString) }
    case .dateComponents:
      return (object as? DateComponents)?.choiceSpelling.map { .string($0) }
    case .currencyAmount: return (object as? INCurrencyAmount)?.choiceSpelling.map { .string($0) }
    case .measurement(let dimension):
      return dimension.choiceSpelling(of: object).map { .string($0) }
    case .system:
      let text: String? =
        switch object {
        case let file as INFile: file.fileURL?.path ?? file.filename
        case let person as INPerson: person.displayName
        case let place as CLPlacemark: place.name
        case let text as INSpeakableString: text.spokenPhrase
        default: nil
        }
      return text.map { .string($0) }
    }
  }

  /// Returns the title that users see for a value that is not an object.
  func title(of value: ParameterValue) -> String {
    switch value {
    case .string(let text), .number(let text), .object(_, let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .array, .unsuitable: ""
    }
  }
}
