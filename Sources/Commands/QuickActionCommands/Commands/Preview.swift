// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import ArgumentParser
import CommandConsole
import Disk
import IntentModel
import QuickActionWidget
import ShownWidgets
import SourceText
import StringTables
import TerminalText
import WidgetRendering
import WidgetValues
import WidgetViews

/// `quickaction preview`.
struct Preview: ConsoleCommand {
  /// The form of the drawing.
  enum Format: String, OutputForm {
    /// Characters and colors.
    case terminal
    /// A picture that stays sharp at every size.
    case svg
    /// A page with a picture of each look that is asked for.
    case html
    /// The tap regions with their URLs, and the texts with their frames, as JSON.
    case json
    /// A picture of pixels.
    case png

    var fileExtensions: [String] {
      switch self {
      case .terminal: ["txt"]
      case .svg: ["svg"]
      case .html: ["html", "htm"]
      case .json: ["json"]
      case .png: ["png"]
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the widget: a grid of shortcuts in the catalog's style.",
    discussion: """
      With --program, draws the app's own views: the program that the widget's sources were built \
      into makes entries and lays them out. With '--widget', it is the entry that is shown at '--at'. \
      Without, it is a sheet of all widgets in all their families: the placeholder, the gallery's \
      snapshot and each entry of the timeline. '--preview' draws what '#Preview' and \
      'PreviewProvider' declare. Otherwise draws a grid of shortcuts as a phone lays it \
      out, in the colors, sizes and fonts of the catalog's 'style', or for an intent without a \
      catalog a card with the chosen values.

      Without --choice, the widget is drawn with the defaults. Content that does not fit, is cut \
      off or is hard to see is reported on standard error.

      With '--format html', several devices, appearances and type sizes can be given, separated by \
      commas.

      Examples:
        quickaction preview --locale en
        quickaction preview --device 320x568 --type-size AX3 --appearance dark
        quickaction preview --format svg --output widget.svg
        quickaction preview --format html --all --output widget.html
        quickaction preview --format html --all --language ja --output widget.html
        quickaction preview --rendering-mode vibrant --wallpaper day
        quickaction preview Widget.intentdefinition --intent ViewPage
        quickaction preview --program .build/debug/MyWidgets --output all.html
        quickaction preview --program .build/debug/MyWidgets --widget Clock
        quickaction preview --project Shop.xcodeproj --preview all
        quickaction preview --project Shop.xcodeproj --watch
      """)

  @OptionGroup var catalog: CatalogOptions

  @Option(
    help: ArgumentHelp(
      "The intent of a definition. (default: the only one for widgets)", valueName: "intent"))
  var intent: String?

  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The app's own widgets") var previews: ProgramPreviewOptions
  @OptionGroup(title: "The app's own widgets") var part: ProgramPartOptions
  @OptionGroup(title: "The app's own widgets") var moment: ProgramTimeOptions

  @OptionGroup var look: LookOptions

  @OptionGroup var sdk: SDKOptions

  @Option(help: OutputForms<Format>.help)
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "With png: the folder of the fonts to draw with. (default: the system's folders of fonts)",
      valueName: "folder"), completion: .directory)
  var fonts: String?

  @Option(
    help: ArgumentHelp(
      "With png: the color behind the widget, such as white, systemBackground or '#202024'. "
        + "(default: none, the corners are transparent)",
      valueName: "color"))
  var ground: String?

  @OptionGroup var page: PageLanguageOptions

  @Flag(help: "Draw again whenever a file changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var output: OutputOptions

  /// How the names of files end that a program is built of, apart from those that every picture may depend on.
  static let sourceExtensions: Set<String> = [
    "swift", "xcconfig", "c", "h", "m", "jpg", "jpeg", "heic", "pdf", "ttf", "otf",
  ]

  func validate() throws {
    try program.refuseUnused()
    try moment.refuse(without: program)
    try program.refuse([
      ("--preview", previews.name != nil), ("--list", previews.isList),
      ("--part", part.part != nil), ("--always-on", look.alwaysOn),
    ])
  }

  func run(in console: Console) throws {
    let format = try output.form(format, standard: .terminal, console)
    let output = try output.result(console)
    if format == .png { try output.refuseTerminal(for: "a PNG picture", example: "widget.png") }
    guard fonts == nil || format == .png else {
      throw CommandFailure(
        "'--fonts' is only for PNG; add '--format png' or remove the option", exitCode: 2)
    }
    guard ground == nil || format == .png else {
      throw CommandFailure(
        "'--ground' is only for PNG; add '--format png' or remove the option", exitCode: 2)
    }
    guard watch else { return try draw(format, to: output) }
    var files: [FilePath]?
    try WatchLoop(
      output: output, body: { try draw(format, to: output) { files = $0 } },
      folders: {
        guard program.isGiven else { return catalog.request().watchedFolders(output.messages) }
        let own = (program.project ?? program.package).map { [FilePath($0)] }
        let given = moment.feed.map { [FilePath($0)] } ?? []
        return WatchedFolders(
          trees: files ?? own ?? [], files: (files ?? []) + given,
          pathExtensions: Self.sourceExtensions)
      }
    ).run()
  }

  private func draw(
    _ format: Format, to output: ResultOutput, watched: (([FilePath]) -> Void)? = nil
  ) throws {
    if let settings = try program.settings(output.messages, watched: watched) {
      return try draw(settings, as: format, to: output)
    }
    let chosen = try ChosenWidget(catalog.request(intent: intent), output.messages)
    let widgets = try draw(chosen, as: format, to: output)
    chosen.noteAssets()
    // A page shows what is wrong beside each of its widgets.
    let alone = format == .html ? nil : widgets.first
    try chosen.finish(alone?.issues ?? [], on: alone?.look.device)
  }

  /// Draws a widget in each look that is asked for.
  private func draw(
    _ chosen: ChosenWidget, as format: Format, to output: ResultOutput
  ) throws -> [DrawnWidget] {
    let language = try page.value(
      locale: catalog.locale, isPage: format == .html,
      environment: output.messages.console.environment)
    let looks = try look.looks(
      family: chosen.family,
      locales: look.all ? chosen.locales : [chosen.locale].compactMap(\.self),
      sdk: sdk.value(near: catalog.catalog, output.messages), showsAllModes: look.all,
      output.messages)
    try look.refuseSeveral(isSheet: format == .html, of: "widget")
    let widgets = chosen.shown.drawn(in: try look.known(looks))
    switch format {
    case .html: try output.write(ContactSheet(widgets, of: chosen, language: language).page())
    case .terminal, .svg, .json, .png:
      guard let widget = widgets.first else { break }
      let title = chosen.shown.displayName(in: LocaleName(widget.look.locale))
      try output.write(picture(of: widget, as: format, title: title, output))
    }
    return widgets
  }

  /// The bytes of a drawing.
  ///
  /// - Parameters:
  ///   - widget: The drawing.
  ///   - format: The format.
  ///   - title: The title.
  ///   - output: Where it goes.
  ///   - program: The path of the program that it is from, which may have fonts of its own; nil for a catalog's.
  ///   - isSheet: Whether it has pictures with captions of their own, and may be too large for all pixels of a device.
  /// - Returns: The bytes.
  /// - Throws: `CommandFailure` if there are no fonts, or the picture is too large.
  func picture(
    of widget: DrawnWidget, as format: Format, title: String, _ output: ResultOutput,
    ofProgram program: String? = nil, isSheet: Bool = false
  ) throws -> [UInt8] {
    switch format {
    case .terminal:
      let text = widget.text(
        title: title, columns: output.messages.console.width, depth: output.colorDepth,
        style: output.style)
      return Array(text.utf8)
    case .json: return Array(DisplayListDocument(widget.list).text.utf8)
    case .svg, .html:
      let svg = widget.svg(title: widget.pictureTitle(title), caption: widget.caption(title))
      return Array(svg.utf8)
    case .png:
      let environment = output.messages.console.environment
      return try PixelPicture(
        of: widget, title: title, fonts: fonts, environment: environment, ofProgram: program,
        maySample: isSheet, ground: groundColor(in: widget.look.appearance)
      )
      .file(output.messages)
    }
  }

  /// The color of '--ground' in an appearance; nil if none is asked for.
  ///
  /// - Throws: `CommandFailure` if there is no such color.
  private func groundColor(in appearance: ColorScheme) throws -> ResolvedColor? {
    guard let ground else { return nil }
    guard let color = StyleColor.named(ground) else {
      throw CommandFailure(
        unknown: "color", ground, among: StyleColor.names + ["#RRGGBB"])
    }
    return color.resolved(in: ColorAppearance(colorScheme: appearance))
  }
}
