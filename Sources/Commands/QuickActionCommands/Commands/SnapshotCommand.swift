// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import FontFiles
import GoldenPictures
import ShownWidgets
import SourceText
import WidgetPrograms
import WidgetViews

/// `quickaction snapshot`.
struct SnapshotCommand: ConsoleCommand {
  /// The action on the folder.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    /// The pictures are written.
    case record
    /// The pictures are compared.
    case check
    /// Pictures that were recorded elsewhere, such as in a simulator, are compared.
    case compare
  }

  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record golden pictures of a widget, and check that it still looks the same.",
    discussion: """
      'record' draws the widget and writes an SVG file for each picture to the folder, to be \
      committed. 'check' draws the same pictures and compares them with the files. If any differs, \
      is missing or is left over, it says what moved, writes a page with before, after and \
      difference, and exits with 1. Give both the same options: they decide which pictures there are.

      The widget of a catalog is drawn in each of its families and languages. The widgets of a \
      program, and the examples recipes, steps, streams, coupons and events (which are built on \
      first use, on Linux), are drawn as placeholder, in the gallery, and with each entry of the \
      timeline that is made at '--at'. In Swift code, the library WidgetSnapshots does the same for \
      any view.

      'compare' is for PNG files that were recorded elsewhere, such as the '__Snapshots__' of tests \
      in a simulator: it draws the same as large, finds the box around each word, icon and bar in \
      both, and says which boxes are elsewhere, have another color, are missing, or are only drawn. \
      What a picture shows is read from its name, or from the JSON file of '--cases'. It ends with 1 \
      if a picture differs by more than '--points' and '--levels' allow, and changes nothing.

      Examples:
        quickaction snapshot record Snapshots
        quickaction snapshot check Snapshots --page difference.html
        quickaction snapshot record Snapshots --type-size large,AX3
        quickaction snapshot check Snapshots recipes --at 2026-11-24T08:00
        quickaction snapshot check Snapshots --program .build/debug/MyWidgets
        quickaction snapshot compare Tests/__Snapshots__ --project Shop.xcodeproj
        quickaction snapshot compare Shots --package . --cases cases.json --bare
        quickaction snapshot compare Shots --program MyWidgets --output pairs.html
      """)

  @Argument(
    help: "Write the pictures, compare with them, or compare with pictures recorded elsewhere.")
  var action: Action

  @Argument(
    help: ArgumentHelp("The folder of the pictures.", valueName: "folder"), completion: .directory)
  var folder: String

  @Argument(
    help: ArgumentHelp(
      "The catalog ('*.actions.json'), an intent definition, or the short name or kind of an example. "
        + "(default: the only catalog below the current folder)", valueName: "widget"),
    completion: .list(ExampleWidget.all.map(\.name)))
  var widget: String?

  @OptionGroup(title: "The widget") var subject: SnapshotSubjectOptions
  @OptionGroup(title: "The looks") var look: LookOptions
  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The timeline") var moment: SnapshotMomentOptions

  @OptionGroup(title: "Pixels") var comparison: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "Where 'check' writes the page if pictures differ, and 'compare' the page of pairs. (default: differences.html in the folder; with compare, none)",
      valueName: "file"), completion: .file(extensions: ["html"]))
  var page: String?

  @OptionGroup var sdk: SDKOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try program.refuseUnused(for: widget)
    try GivenFileName.check(folder, of: "<folder>")
    try GivenFileName.check(widget, of: "<widget>")
    try GivenFileName.check(page, of: "--page")
    if action == .record, page != nil {
      throw ValidationError("'--page' is for 'check' and 'compare'; remove the option")
    }
    try comparison.check(for: action)
  }

  func run(in console: Console) throws {
    let format = try output.form(comparison.format, standard: .text, console)
    let output = try output.result(console, besideOtherFile: true)
    if action == .compare { return try compare(as: format, to: output) }
    let drawings = try drawings(output.messages)
    guard !drawings.isEmpty else {
      throw CommandFailure(
        "there is no picture to draw: no family of the widget has a known size on the devices; choose another device",
        exitCode: 2)
    }
    if action == .check, FileSystem.disk.status(of: FilePath(folder)) != .folder {
      let name = VisibleText.of(folder)
      throw CommandFailure(
        "there is no folder '\(name)'; check the path, or record pictures with 'quickaction snapshot record \(name)'",
        exitCode: 2)
    }
    let folder = GoldenFolder(FilePath(folder))
    let report =
      action == .record
      ? try recorded(drawings, in: folder, output) : try checked(drawings, in: folder)
    if let page = report.page {
      try OverwrittenFile(pagePath(folder).text, by: Array(page.text.utf8)).check(
        isForced: output.overwrites)
    }
    do throws(FileError) {
      try write(report.page, beside: folder)
    } catch {
      throw CommandFailure(error)
    }
    try output.write(report.text(page: report.page == nil ? nil : pagePath(folder).text))
    if report.hasFailed { throw CommandFailure(silently: 1) }
  }

  /// Writes the files of drawings.
  private func recorded(
    _ drawings: [SnapshotDrawing], in folder: GoldenFolder, _ output: ResultOutput
  ) throws -> SnapshotReport {
    var files = drawings.map(\.golden.file)
    if comparison.png {
      let fonts = try FontLibrary(
        folder: comparison.fonts, environment: output.messages.console.environment,
        ofProgram: drawings.first?.program)
      var notes: [String] = []
      files = try drawings.map { drawing in
        try drawing.pixels(fonts) { if !notes.contains($0) { notes.append($0) } }
      }
      for note in notes { output.messages.note(note) }
    }
    for file in files {
      try OverwrittenFile(folder.path.appending(file.name).text, by: file.bytes)
        .check(isForced: output.overwrites)
    }
    do throws(FileError) {
      return try .recording(files, as: comparison.png ? "png" : "svg", in: folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func checked(
    _ drawings: [SnapshotDrawing], in folder: GoldenFolder
  ) throws -> SnapshotReport {
    do throws(FileError) {
      return try .checking(drawings.map(\.golden), in: folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Refuses a name that is not a path and that no example has.
  private func refuseUnknownName() throws {
    guard let widget, !widget.contains("/"), !widget.contains("."),
      FileSystem.disk.status(of: FilePath(widget)) == .nothing
    else { return }
    let near = NearName.question(widget, among: ExampleWidget.all.map(\.name))
    throw CommandFailure(
      "unknown widget '\(VisibleText.of(widget))'"
        + (near.isEmpty ? "; use one of \(SimulatedWidget.list), or a catalog's path" : near),
      exitCode: 2)
  }

  private func pagePath(_ folder: GoldenFolder) -> FilePath {
    page.map { FilePath($0) } ?? folder.path.appending("differences.html")
  }

  private func write(_ page: DifferencePage?, beside folder: GoldenFolder) throws(FileError) {
    guard let page else { return }
    let path = pagePath(folder)
    _ = try FolderCreation(path.folder)
    try AtomicFile.write(Array(page.text.utf8), to: path.text, expecting: .anything)
  }

  /// Draws what the arguments ask for.
  private func drawings(_ messages: Messages) throws -> [SnapshotDrawing] {
    if let requested = try requestedProgram(messages) {
      return try ProgramSnapshots(
        requested, shapes: subject.shapes(), look: look, moment: moment,
        sdk: sdk.value(near: nil, messages)
      ).pictures(locales: subject.locales, messages)
    }
    return try CatalogSnapshots(
      request: { subject.request(catalog: widget, family: $0) }, families: subject.families(),
      look: look, sdk: sdk.value(near: widget, messages)
    ).pictures(locales: subject.locales, messages)
  }

  /// The program that the arguments name; nil if they mean the widget of a catalog or a definition.
  func requestedProgram(_ messages: Messages) throws -> RequestedProgram? {
    if let requested = try RequestedProgram(program, feed: moment.feed, messages) {
      if let widget {
        throw CommandFailure(
          "'--program' draws the app's own widgets; remove '\(VisibleText.of(widget))'", exitCode: 2
        )
      }
      try subject.refuseCatalogOptions("'--program' draws the app's own widgets")
      return requested
    }
    if let example = widget.flatMap({ ExampleWidget.named($0) }) {
      try subject.refuseCatalogOptions("the widget '\(example.name)' cannot be configured")
      return try RequestedProgram(example, program, feed: moment.feed, messages)
    }
    try moment.refuse(for: widget)
    try program.refuse([("--always-on", look.alwaysOn)])
    try refuseUnknownName()
    return nil
  }
}
