// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import QuickActionWidget
import ShownWidgets
import WidgetViews

/// The looks of the widget: devices, appearances and type sizes.
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
      "light or dark; with html also light,dark. (default: light)",
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

  /// Draws a widget in each look that is asked for.
  ///
  /// - Parameters:
  ///   - chosen: What it shows.
  ///   - isSheet: Whether there can be several drawings.
  ///   - sdk: The SDK that the widget is built with.
  ///   - messages: The messages in addition to the result.
  /// - Returns: The drawings, by language, device, appearance and type size.
  /// - Throws: `CommandFailure` if there are several and only one is allowed, or none is known.
  func drawn(
    _ chosen: some ShownWidget, isSheet: Bool, sdk: WidgetSDK, _ messages: Messages
  ) throws -> [DrawnWidget] {
    let (devices, appearances, typeSizes) = try (devices(messages), appearances(), typeSizes())
    let (styles, wallpaper) = try (sheetStyles(showsAll: all), wallpaper())
    let count =
      try devices.count * appearances.count * typeSizes.count * max(1, self.styles().count)
    guard isSheet || (count == 1 && !all) else {
      throw CommandFailure(
        "this format shows one widget, but \(count) were requested; use '--format html'",
        exitCode: 2)
    }
    if !all { for device in devices { _ = try chosen.knownCanvas(on: device) } }
    return WidgetLooks(
      chosen, devices: devices, appearances: appearances, typeSizes: typeSizes, styles: styles,
      wallpaper: wallpaper, sdk: sdk,
      locales: all ? chosen.locales : [chosen.locale].compactMap(\.self)
    ).widgets
  }
}

extension ShownWidget {
  /// The canvas of the widget on a device.
  ///
  /// - Throws: `CommandFailure` if its size on the device is unknown.
  func knownCanvas(on device: WidgetDevice) throws -> WidgetCanvas {
    guard let canvas = canvas(on: device) else {
      throw CommandFailure(
        "the size of \(family.rawValue) on \(device.identifier) is not known; "
          + "choose another device", exitCode: 2)
    }
    return canvas
  }
}
