// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetProtocol

extension ProgramSession {
  /// The widgets of the program.
  ///
  /// - Throws: ``ProgramFailure`` if it does not say.
  package func description() throws(ProgramFailure) -> ProgramDescription {
    let answer = try answer(to: .describe, respond: { _ in ServerResponse(.unreachable) })
    return try reading { () throws(MessageError) in try ProgramDescription(answer) }
  }

  /// The previews that the sources of the program declare.
  ///
  /// - Throws: ``ProgramFailure`` if it does not say.
  package func previews() throws(ProgramFailure) -> [DescribedPreview] {
    let answer = try answer(to: .previews, respond: { _ in ServerResponse(.unreachable) })
    return try reading { () throws(MessageError) in try [DescribedPreview](answer) }
  }

  /// Sets the simulated time, locale and network of the program.
  ///
  /// - Throws: ``ProgramFailure`` if it does not take it.
  package func enter(_ world: ProgramWorld) throws(ProgramFailure) {
    note(world)
    _ = try answer(to: .world(world), respond: { _ in ServerResponse(.unreachable) })
  }
}
