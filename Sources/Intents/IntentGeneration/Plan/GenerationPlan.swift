// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel

/// The plan of all output for definitions: every name, number and type, decided once for all forms
/// of output.
public struct GenerationPlan: Sendable {
  /// The options of the plan.
  public let options: GenerationOptions

  /// The intents, in the order of the definitions; those of the system's are not among them.
  public let intents: [IntentPlan]

  /// The enums, in the order of the definitions.
  public let enums: [EnumPlan]

  /// The types, in the order of the definitions.
  public let types: [TypePlan]

  /// Decides what is to be written.
  ///
  /// - Parameters:
  ///   - definitions: The definitions whose classes are compiled together.
  ///   - options: The options of the output.
  /// - Throws: A ``GenerationError`` with everything that prevents correct files.
  public init(
    _ definitions: [IntentDefinition], options: GenerationOptions = GenerationOptions()
  ) throws(GenerationError) {
    var planner = Planner(options: options)
    for definition in definitions { planner.add(definition) }
    if let error = GenerationError(planner.problems) { throw error }
    self.options = options
    intents = planner.intents
    enums = planner.enums
    types = planner.types
  }
}

extension GenerationPlan {
  /// A thing that gets a file of its own.
  public enum Declaration: Sendable {
    /// An intent with its protocol, response and results.
    case intent(IntentPlan)
    /// An enum with its result.
    case enumeration(EnumPlan)
    /// A type with its result.
    case type(TypePlan)

    /// The name of the class or enum, after which the file is named.
    public var className: String {
      switch self {
      case .intent(let plan): plan.className
      case .enumeration(let plan): plan.className
      case .type(let plan): plan.className
      }
    }
  }

  /// The declarations that get a file of their own: intents, enums and types.
  public var declarations: [Declaration] {
    intents.map { .intent($0) } + enums.map { .enumeration($0) } + types.map { .type($0) }
  }

  /// The names of the files, in the order of ``declarations``; those of Objective-C in pairs, the header first.
  public var paths: [String] {
    switch options.language {
    case .swift: declarations.map { $0.className + ".swift" }
    case .objectiveC: declarations.flatMap { [$0.className + ".h", $0.className + ".m"] }
    case .none: []
    }
  }
}
