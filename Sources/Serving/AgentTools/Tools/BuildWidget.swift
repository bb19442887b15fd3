// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// The user's own widget as a program.
enum BuildWidget: Tool {
  static let description = ToolDescription(
    name: "build_widget", title: "Build the widget",
    description: """
      Compile the widget extension of an Xcode project or package as it is, without a network. Answers with the \
      compiler's errors by file and line and with 'cause' (code: yours; missingAPI: not offered here, or a member that your own \
      type lacks), and with modules that got stand-ins. Writes .build/quickaction. Needs --allow-build.
      """,
    parameters: [
      .project, .package, .target,
      ToolParameter("keepGoing", .flag, "Leave out files with errors."), .limit, .next,
    ], effect: .adds,
    result: ["built": "boolean", "errors": "array", "missing": "array", "notes": "array"])

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    var words = try source(call)
    if call.arguments.flag("keepGoing") { words.append("--keep-going") }
    let outcome = try call.run(["build", "--format=json"] + words)
    let value = try? ToolCall.json(outcome)
    let notes = ToolResult.quoted(outcome.errors).split(separator: "\n").map {
      PropertyListLiteral.string(String($0))
    }
    return ToolResult(
      [
        ("built", .boolean(value?["program"]?.string != nil)),
        ("program", value?["program"].map { PropertyListLiteral($0) } ?? .null),
        // In the words that a person gets, grouped by cause.
        ("notes", .array(notes)),
      ],
      lists: [
        ("errors", ToolCall.elements(value?["errors"])),
        ("missing", ToolCall.elements(value?["missing"])),
      ], call.arguments)
  }

  /// The options that say what is built.
  static func source(_ call: ToolCall) throws(ToolRefusal) -> [String] {
    try call.checkBuilds()
    let (project, package) = (
      try call.arguments.path("project"), try call.arguments.path("package")
    )
    guard project == nil || package == nil else {
      throw ToolRefusal("'project' and 'package' exclude each other; give one of them")
    }
    let target = call.arguments.options(["target": "--target"])
    // A package's own manifest asks the network only for what it does not have.
    if let package { return ["--package=\(package)"] + target }
    return (project.map { ["--project=\($0)"] } ?? []) + target + ["--offline"]
  }

  /// The path of the program, which is built if necessary; nil if the call is about a catalog.
  ///
  /// - Throws: `ToolRefusal` with the errors if it cannot be built.
  static func program(_ call: ToolCall) throws(ToolRefusal) -> String? {
    guard ["project", "package"].contains(where: { call.arguments.text($0) != nil }) else {
      return nil
    }
    let outcome = try call.run(["build", "--format=json", "--quiet"] + source(call))
    guard let program = try ToolCall.json(outcome)["program"]?.string else {
      throw ToolRefusal(outcome.errors)
    }
    return program
  }
}
