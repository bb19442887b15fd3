// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// The file of a saved choice.
struct ChoiceOption: ParsableArguments {
  @Option(
    name: .customLong("choice"),
    help: ArgumentHelp("The file of the saved choice, as 'edit' saves it.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  private var given: String?

  /// The option's first name, which scripts still use.
  @Option(name: .customLong("configuration"), help: .hidden)
  private var givenAsConfiguration: String?

  /// The path of the file; nil where no choice is named.
  var path: String? { given ?? givenAsConfiguration }

  func validate() throws {
    if given != nil, givenAsConfiguration != nil {
      throw ValidationError("'--configuration' is the old name of '--choice'; give one of them")
    }
    try GivenFileName.check(given, of: "--choice")
    try GivenFileName.check(givenAsConfiguration, of: "--configuration")
  }
}
