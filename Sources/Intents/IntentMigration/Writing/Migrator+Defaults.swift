// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

extension Migrator {
  /// Writes the method that says what a row begins with, if the old handler could say it.
  ///
  /// - Parameters:
  ///   - parameters: The parameters whose options these are.
  ///   - type: The type of a value.
  ///   - writer: The file.
  func writeDefaultResult(
    of parameters: [ParameterPlan], of type: String, to writer: inout CodeWriter
  ) {
    // A list begins with its own default: the system asks for one value only.
    let methods = parameters.filter { $0.options != nil && !$0.property.isArray }
      .map { "default\($0.property.capitalizedName)(for:)" }
    guard !methods.isEmpty else { return }
    writer.blank()
    writer.documentation("What the row begins with; nothing lets it show 'Choose'.")
    writer.block("\(access)func defaultResult() async -> \(type)?") {
      let names = methods.uniqued.map { "'\($0)'" }.joined(separator: " or ")
      $0.comment("Fill in: what \(names) of the old handler returned.")
      $0.line("nil")
    }
  }
}

extension [String] {
  /// The texts, each once, in their order.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
