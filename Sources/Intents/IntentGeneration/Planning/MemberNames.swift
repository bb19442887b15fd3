// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel

/// The names of the members of one thing, which must differ.
struct MemberNames {
  let role: GenerationProblem.Role
  private var places: [String: Diagnostic.Place] = [:]

  init(role: GenerationProblem.Role) {
    self.role = role
  }

  /// Notes a name; reports it if another member or the class has it.
  ///
  /// Properties whose names differ in the case of the first letter have the same methods of a handler, and are one to the system.
  mutating func insert(
    _ name: String, at place: Diagnostic.Place, reportingTo planner: inout Planner
  ) {
    let key = role.isProperty ? name.asPropertyName : name
    if role.inheritedNames.contains(name) {
      planner.report(.inheritedName(name, role), at: place)
    } else if role.isProperty, planner.options.language == .objectiveC, name.isReservedInObjectiveC
    {
      planner.report(.reservedWord(name, role), at: place)
    } else if let other = places.updateValue(place, forKey: key) {
      planner.report(.duplicateMember(key, role), at: place, other: other)
    }
  }
}

extension GenerationProblem.Role {
  /// Whether names of the kind are properties of classes.
  var isProperty: Bool {
    switch self {
    case .parameter, .responseParameter, .property: true
    default: false
    }
  }

  /// The names that a member cannot have, because its class inherits them or Swift takes them for something else.
  var inheritedNames: Set<String> {
    switch self {
    case .parameter: Self.intentNames
    case .responseParameter: Self.responseNames
    case .property: Self.objectNames
    case .responseCode: Self.codeNames
    default: []
    }
  }

  private static let rootNames: Set<String> = [
    "autorelease", "class", "copy", "dealloc", "debugDescription", "description", "hash", "init",
    "isProxy", "mutableCopy", "release", "retain", "retainCount", "self", "superclass", "zone",
  ]
  private static let intentNames = rootNames.union([
    "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability",
    "donationMetadata",
  ])
  private static let responseNames = rootNames.union(["code", "userActivity"])
  private static let objectNames = rootNames.union([
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    "subtitleString", "displayImage",
  ])
  private static let codeNames = Set(ResponsePlan.standardCodes)
    .subtracting(["success", "failure"])
}
