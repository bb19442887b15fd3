// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ShownWidgets
import StringTables
import WidgetViews

/// The looks of a widget that are asked for.
///
/// An aspect of a look has its option here, and ``looks(family:margins:locales:sdk:showsAllModes:_:)`` takes it into every look, whatever is drawn.
struct LookOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The devices, by screen in points or name, such as 390x844, 'iPhone 15' or 'iPhone SE', as 'quickaction devices' lists them. (default: \(WidgetDevice.default.identifier))",
      valueName: "device,…"),
    completion: .list(DeviceOptions.completions))
  var deviceNames: [NameList] = []

  @Option(
    name: .customLong("appearance"),
    help: ArgumentHelp(
      "light or dark; 'snapshot' and pages (html) take light,dark, too. (default: light)",
      valueName: "appearance,…"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearanceNames: [NameList] = []

  @Option(
    name: .customLong("type-size"),
    help: ArgumentHelp(
      "The type sizes, such as large or AX3. (default: large)", valueName: "size,…"),
    completion: .list(DynamicTypeSize.names))
  var typeSizeNames: [NameList] = []

  @Option(
    name: .customLong("rendering-mode"),
    help: ArgumentHelp(
      "How the system colors the widget: fullColor, accented as on a tinted Home Screen, or vibrant as on a Lock Screen. "
        + "'clear' is accented on clear glass. "
        + "(default: fullColor, and vibrant in accessory families; on pages with '--all' or of own widgets, each)",
      valueName: "mode,…"),
    completion: .list(RenderingStyle.allCases.map(\.rawValue)))
  var modeNames: [NameList] = []

  @Option(
    name: .customLong("wallpaper"),
    help: ArgumentHelp(
      "The wallpaper behind the widget, \(Wallpaper.all.map(\.name).joined(separator: " or ")). "
        + "(default: none, and in accented and vibrant mode the one of the appearance)",
      valueName: "name"),
    completion: .list(Wallpaper.all.map(\.name)))
  var wallpaperName: String?

  @OptionGroup var area: AreaOptions

  @Flag(
    help: "With a program: the screen is dimmed ('isLuminanceReduced'), as an Always-On display.")
  var alwaysOn = false

  @Flag(help: "Every device, appearance, type size and language; 'preview' needs html.")
  var all = false

  /// The devices.
  func devices(_ messages: Messages) throws -> [WidgetDevice] {
    if all, deviceNames.isEmpty { return WidgetDevice.all }
    let names = deviceNames.flatMap(\.names)
    return try names.isEmpty
      ? [.default] : names.map { try DeviceOptions.device(named: $0, messages) }
  }

  /// The appearances.
  func appearances() throws -> [ColorScheme] {
    if all, appearanceNames.isEmpty { return ColorScheme.allCases }
    let names = appearanceNames.flatMap(\.names)
    guard !names.isEmpty else { return [.light] }
    return try names.map { try ColorScheme(named: $0) }
  }

  /// The type sizes.
  func typeSizes() throws -> [DynamicTypeSize] {
    if all, typeSizeNames.isEmpty { return DynamicTypeSize.allCases }
    let names = typeSizeNames.flatMap(\.names)
    guard !names.isEmpty else { return [.large] }
    return try names.map { name in
      guard let size = DynamicTypeSize.named(name) else {
        throw CommandFailure(unknown: "type size", name, among: DynamicTypeSize.names)
      }
      return size
    }
  }

  /// The rendering modes that are chosen; none for that of the family.
  func styles() throws -> [RenderingStyle] {
    try modeNames.flatMap(\.names).map { try RenderingStyle(named: $0) }
  }

  /// The rendering modes of a sheet.
  ///
  /// - Parameter showsAll: Whether all are shown if none is chosen.
  /// - Returns: The modes, for some of the type sizes.
  /// - Throws: `CommandFailure` if a name is unknown.
  func sheetStyles(showsAll: Bool) throws -> SheetStyles {
    let chosen = try styles()
    guard chosen.isEmpty else { return .chosen(chosen) }
    let sizes = try typeSizes()
    guard showsAll, let first = sizes.first else { return .standard }
    return .all(at: sizes.contains(.large) ? .large : first)
  }

  /// The wallpaper behind the widget; nil if none was chosen.
  func wallpaper() throws -> Wallpaper? {
    try wallpaperName.map { name in
      guard let wallpaper = Wallpaper.named(name) else {
        throw CommandFailure(unknown: "wallpaper", name, among: Wallpaper.all.map(\.name))
      }
      return wallpaper
    }
  }

  /// Every look of a widget that is asked for, by language, device, appearance, type size and rendering mode.
  ///
  /// - Parameters:
  ///   - family: The family of the widget.
  ///   - presentation: The presentation of a Live Activity or a control; nil for a widget.
  ///   - margins: Whether its content margins apply.
  ///   - locales: The languages; English if there are none.
  ///   - sdk: The SDK that the widget is built with.
  ///   - showsAllModes: Whether all rendering modes are shown if none is chosen.
  ///   - messages: What is said in addition to the result.
  /// - Returns: The looks, also those whose size on the device is not known.
  /// - Throws: `CommandFailure` if a name is unknown.
  func looks(
    family: WidgetFamily, presentation: WidgetPresentation? = nil,
    margins: ContentMargins = .standard, locales: [LocaleName], sdk: WidgetSDK,
    showsAllModes: Bool, _ messages: Messages
  ) throws -> [WidgetLook] {
    let looks = try widgetLooks(
      family: family, margins: margins, locales: locales, sdk: sdk, showsAllModes: showsAllModes,
      messages)
    let isDeviceChosen = all || !deviceNames.isEmpty
    if presentation != nil, area.size != nil {
      messages.note("'--size' counts for widgets; Live Activities and controls have their own")
    }
    return presentation?.looks(like: looks, isDeviceChosen: isDeviceChosen) ?? looks
  }

  private func widgetLooks(
    family: WidgetFamily, margins: ContentMargins, locales: [LocaleName], sdk: WidgetSDK,
    showsAllModes: Bool, _ messages: Messages
  ) throws -> [WidgetLook] {
    let (devices, appearances, typeSizes) = try (devices(messages), appearances(), typeSizes())
    let (styles, wallpaper) = try (sheetStyles(showsAll: showsAllModes), wallpaper())
    return (locales.isEmpty ? [LocaleName("en")] : locales).flatMap { locale in
      devices.flatMap { device in
        // The face of a watch is black.
        (device.isWatch && appearanceNames.isEmpty ? [.dark] : appearances).flatMap { appearance in
          typeSizes.flatMap { typeSize in
            var look = WidgetLook(
              device: device, family: family, margins: margins, appearance: appearance,
              typeSize: typeSize, wallpaper: wallpaper, locale: locale.identifier, sdk: sdk)
            look.isDimmed = alwaysOn
            return styles.looks(of: area.applied(to: look))
          }
        }
      }
    }
  }

  /// The looks that can be drawn: of all devices, those whose size is known.
  ///
  /// - Throws: `CommandFailure` if the size on a chosen device, or on each device, is not known.
  func known(_ looks: [WidgetLook]) throws -> [WidgetLook] {
    let known = looks.filter { $0.canvas != nil }
    if let unknown = looks.first(where: { $0.canvas == nil }), !all || known.isEmpty {
      throw unknown.unknownSize
    }
    return known
  }

  /// Refuses several looks where only one is shown.
  ///
  /// - Parameters:
  ///   - isSheet: Whether several can be shown.
  ///   - subject: What a format shows one of.
  /// - Throws: `CommandFailure` with the number of looks.
  func refuseSeveral(isSheet: Bool, of subject: String = "look") throws {
    let names = deviceNames.flatMap(\.names)
    let devices = names.isEmpty ? (all ? WidgetDevice.all.count : 1) : names.count
    let count =
      try devices * appearances().count * typeSizes().count * max(1, styles().count)
    guard isSheet || (count == 1 && !all) else {
      throw CommandFailure(
        "this format shows one \(subject), but \(count) were requested; use '--format html'",
        exitCode: 2)
    }
  }
}
