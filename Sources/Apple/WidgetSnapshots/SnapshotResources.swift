// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Diagnostics
import Disk
public import WidgetKit
import WidgetResources

/// The asset catalogs, string tables and fonts of a widget, for its golden pictures.
///
/// ```swift
/// let resources = SnapshotResources(in: "../../Sources/Widget")
///
/// @MainActor @Test func logo() {
///   expectSnapshot(of: LogoView(), family: .systemSmall, environment: resources.add)
/// }
/// ```
public struct SnapshotResources: Sendable {
  private let resources: WidgetResources
  private let missing: [String]

  /// Reads the resources in a folder and its subfolders; a missing folder is one of the
  /// ``problems``.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the folder of the test's file unless it starts
  ///     with `/`.
  ///   - filePath: The path of the test's file.
  public init(in folder: String, filePath: StaticString = #filePath) {
    let path =
      folder.hasPrefix("/") ? FilePath(folder) : FilePath("\(filePath)").folder.appending(folder)
    var files = ResourceFiles()
    let isFolder = FileSystem.disk.status(of: path) == .folder
    if isFolder { files.add(path) }
    missing = isFolder ? [] : ["'\(path.text)' is not a folder; give the folder of the resources"]
    resources = WidgetResources(
      assetCatalogs: files.catalogs, stringTables: files.tables, fonts: files.fonts)
  }

  /// The problems of the resources, without those of images, as sentences; empty if there are none.
  public var problems: [String] {
    missing + resources.diagnostics.map { "\($0.place.file): \($0.message)" }
  }

  /// Adds the resources to an environment, and to the program for code outside of views, such as
  /// `UIImage(named:)`.
  ///
  /// - Parameter environment: The environment of the view, whose screen and appearance choose the
  ///   images.
  public func add(to environment: inout EnvironmentValues) {
    resources.add(to: &environment)
    ProgramResources.current.images = environment.images
    ProgramResources.current.colors = environment.colors
    ProgramResources.current.strings = environment.strings
    ProgramResources.current.fonts = environment.fonts
    ProgramResources.current.locale = environment.engineLocale
  }
}

/// The resource files of a folder, in the order of their paths.
private struct ResourceFiles {
  var catalogs: [FilePath] = []
  var tables: [FilePath] = []
  var fonts: [FilePath] = []

  mutating func add(_ folder: FilePath) {
    let contents = FileSystem.disk.contents(of: folder) ?? []
    for path in contents.sorted(by: { $0.text < $1.text }) where !path.name.hasPrefix(".") {
      switch path.pathExtension {
      case "xcassets": catalogs.append(path)
      case "strings", "stringsdict", "xcstrings": tables.append(path)
      case "ttf", "otf", "ttc": fonts.append(path)
      default: if FileSystem.disk.status(of: path) == .folder { add(path) }
      }
    }
  }
}
