// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// Pictures of a widget.
enum PreviewWidget: Tool {
  static let description = ToolDescription(
    name: "preview_widget", title: "Preview the widget",
    description: """
      Draw a widget as iOS would: at most four PNG, one for each combination of the lists, and what is wrong with it \
      (text cut off, hard to see in tinted mode, no container background) with view, file and line. A catalog's widget needs no \
      build; with 'project' or 'package' the app's own view is built and run (--allow-build).
      """,
    parameters: [
      ToolParameter("path", .path, "The catalog. Default: the only one."),
      .project, .package, .target, .widget, .family, .device,
      ToolParameter("choice", .path, "A saved choice."), .locale,
      ToolParameter("appearances", .texts, "light, dark"),
      ToolParameter("modes", .texts, "fullColor, accented, clear, vibrant"),
      ToolParameter("typeSizes", .texts, "large, AX3 …"),
      ToolParameter("at", .text, "The moment whose entry is shown, such as 2026-03-29T08:00."),
    ], effect: .builds, result: ["pictures": "array", "leftOut": "integer"])

  /// The most pictures of a result.
  static let pictureLimit = 4

  /// The most pixels of a side.
  static let sideLimit = 1024

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let arguments = call.arguments
    let (subject, isProgram) = try subject(call)
    var words = subject
    words += arguments.options([
      "family": "--family", "device": "--device", "locale": "--locale", "at": "--at",
    ])
    if let choice = try arguments.path("choice") { words.append("--choice=\(choice)") }
    let looks = looks(arguments)
    var result = ToolResult([])
    var pictures: [PropertyListLiteral] = []
    var failure: String?
    lazy var problems = DrawingProblems(of: call, isProgram: isProgram)
    for look in looks.prefix(pictureLimit) {
      let options = look.map { "\($0.option)=\($0.value)" }
      let (picture, errors) = try draw(words + options, call)
      if let picture { result.pictures.append(picture) } else { failure = errors }
      let size = picture.map { PictureSize($0) } ?? nil
      pictures.append(
        .object(
          look.map { ($0.option.replacing("--", with: ""), .string($0.value)) } + [
            ("drawn", .boolean(picture != nil)), ("width", .integer(size?.width ?? 0)),
            ("height", .integer(size?.height ?? 0)),
            (
              "problems",
              errors.isEmpty ? [] : problems.literals(errors)
            ),
          ]))
    }
    if let failure, result.pictures.isEmpty { return ToolResult(failure: failure) }
    result.structured = .object([
      ("pictures", .array(pictures)),
      ("leftOut", .integer(max(0, looks.count - pictureLimit))),
    ])
    return result
  }

  /// The catalog, or the program, as a command is told.
  private static func subject(
    _ call: ToolCall
  ) throws(ToolRefusal) -> (words: [String], isProgram: Bool) {
    let path = try call.arguments.path("path")
    guard let program = try BuildWidget.program(call) else {
      return (path.map { [$0] } ?? [], false)
    }
    guard let widget = call.arguments.text("widget") else {
      throw ToolRefusal("name the 'widget' by its kind; find_widgets lists them")
    }
    return (["--program=\(program)", "--widget=\(widget)"], true)
  }

  private typealias Choice = (option: String, value: String)

  /// Every combination of what the lists ask for; the last list changes first.
  private static func looks(_ arguments: ToolArguments) -> [[Choice]] {
    let lists = [
      ("appearances", "--appearance"), ("modes", "--rendering-mode"), ("typeSizes", "--type-size"),
    ]
    return lists.reduce(into: [[]]) { looks, list in
      let values = arguments.texts(list.0)
      guard !values.isEmpty else { return }
      looks = looks.prefix(100).flatMap { look in values.map { look + [(list.1, $0)] } }
    }
  }

  /// Draws in as many pixels as the limit allows.
  private static func draw(
    _ words: [String], _ call: ToolCall
  ) throws(ToolRefusal) -> (picture: [UInt8]?, errors: String) {
    var errors = ""
    for scale in ["2", "1"] {
      let outcome = try call.run(
        ["preview"] + words + ["--format=png", "--output=-", "--scale=\(scale)"])
      errors = outcome.errors
      guard let size = PictureSize(outcome.output) else { return (nil, errors) }
      if max(size.width, size.height) <= sideLimit { return (outcome.output, errors) }
    }
    return (nil, errors + "the picture has more than \(sideLimit) pixels on a side\n")
  }
}

/// The pixels of a PNG file, as its header says.
struct PictureSize {
  let width: Int
  let height: Int

  /// Reads the header; nil if the bytes are of anything else.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes[..<4].elementsEqual([0x89, 0x50, 0x4E, 0x47]) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
