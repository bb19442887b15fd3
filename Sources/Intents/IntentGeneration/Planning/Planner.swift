// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// Turns definitions into a plan, and collects what prevents one.
struct Planner {
  let options: GenerationOptions
  var intents: [IntentPlan] = []
  var enums: [EnumPlan] = []
  var types: [TypePlan] = []
  var problems: [GenerationProblem] = []

  /// The names of the declarations so far, each with its place.
  private var declarations: [String: Diagnostic.Place] = [:]

  /// The names of the files so far in lower case, each with its class and its place.
  private var files: [String: (className: String, place: Diagnostic.Place)] = [:]

  init(options: GenerationOptions) {
    self.options = options
    if !options.classPrefix.isEmpty, !options.classPrefix.isIdentifier {
      report(.invalidClassPrefix(options.classPrefix), at: nil)
    }
    if let name = options.moduleName, !name.isIdentifier {
      report(.invalidModuleName(name), at: nil)
    }
  }

  /// Adds what a definition declares.
  mutating func add(_ definition: IntentDefinition) {
    let scope = DefinitionScope(definition, naming: naming)
    for type in definition.enums { add(type, in: scope) }
    for type in definition.types { add(type, in: scope) }
    for intent in definition.intents where intent.typeName?.value != "System" {
      add(intent, in: scope)
    }
  }

  /// How classes are named.
  var naming: ClassNaming {
    ClassNaming(prefix: options.classPrefix, itemPrefixes: options.assumptions.itemPrefixes)
  }

  /// Reports a problem.
  mutating func report(
    _ kind: GenerationProblem.Kind, at place: Diagnostic.Place?, other: Diagnostic.Place? = nil
  ) {
    problems.append(GenerationProblem(kind: kind, place: place, otherPlace: other))
  }

  /// Notes the name of a declaration, which no other may have.
  mutating func declare(_ name: String, at place: Diagnostic.Place) {
    if let other = declarations.updateValue(place, forKey: name) {
      report(.duplicateDeclaration(name), at: place, other: other)
    }
  }

  /// Notes the class after which a file is named, which no other may have.
  mutating func declareFile(of className: String, at place: Diagnostic.Place) {
    declare(className, at: place)
    if let other = files.updateValue((className, place), forKey: className.lowercased()),
      other.className != className
    {
      let ending = options.language == .objectiveC ? ".h" : ".swift"
      report(
        .duplicateFile(className + ending, other: other.className + ending), at: place,
        other: other.place)
    }
  }

  /// The name of something, if it has one that code can have.
  mutating func checkedName(
    _ name: Located<String>?, _ role: GenerationProblem.Role, of declaration: SourceRange,
    in scope: DefinitionScope
  ) -> String? {
    guard let name, !name.value.isEmpty else {
      report(.missingName(role), at: scope.place(declaration))
      return nil
    }
    guard name.value.isIdentifier else {
      report(.invalidName(name.value, role), at: scope.place(name.range))
      return nil
    }
    return name.value
  }
}
