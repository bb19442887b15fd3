// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// Which sources a widget's program is built from.
struct ProgramSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The Xcode project with the widget extension, or a folder with one. (default: the only one below the current folder)",
      valueName: "X.xcodeproj"),
    completion: .file(extensions: ["xcodeproj"]))
  var project: String?

  @Option(
    help: ArgumentHelp("The folder of a package with the widget.", valueName: "folder"),
    completion: .directory)
  var package: String?

  @OptionGroup var options: ProgramBuildOptions

  /// The first option that is given; nil if none is.
  var given: String? {
    project != nil ? "--project" : package != nil ? "--package" : options.given
  }

  func validate() throws {
    try GivenFileName.check(project, of: "--project")
    try GivenFileName.check(package, of: "--package")
    if project != nil, package != nil {
      throw ValidationError("'--project' and '--package' exclude each other; use one of them")
    }
    try options.check(project: project, package: package)
  }
}
