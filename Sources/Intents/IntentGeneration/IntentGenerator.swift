// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel

/// Writes the classes of intent definitions.
///
/// The same definitions and options make the same bytes, on every machine.
public struct IntentGenerator: Sendable {
  /// The options of generation.
  public var options: GenerationOptions

  /// Creates a generator with the given options.
  public init(options: GenerationOptions = GenerationOptions()) {
    self.options = options
  }

  /// The files for the definitions: the intents, then the enums, then the types, in the order of the definitions.
  ///
  /// Intents of the system's get no file, nor does anything if the language is none.
  ///
  /// - Parameter definitions: The definitions whose classes are compiled together.
  /// - Returns: The files, none of which shares its path with another.
  /// - Throws: A ``GenerationError`` with everything that prevents correct files.
  public func files(for definitions: [IntentDefinition]) throws(GenerationError) -> [GeneratedFile]
  {
    let plan = try GenerationPlan(definitions, options: options)
    return plan.files
  }

  /// The paths of the files for the definitions, in the order of ``files(for:)``.
  ///
  /// - Parameter definitions: The definitions whose classes are compiled together.
  /// - Returns: The paths, which `intentbuilderc generate -dryRun` prints.
  /// - Throws: What ``files(for:)`` throws.
  public func paths(for definitions: [IntentDefinition]) throws(GenerationError) -> [String] {
    let plan = try GenerationPlan(definitions, options: options)
    return plan.paths
  }
}
