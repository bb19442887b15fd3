// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
package import Diagnostics
package import Disk
import PropertyListSyntax
import SourceText
package import StringTables
package import WidgetViews

/// The resources that the views of a widget name: its images, colors, strings and fonts, read from
/// the files of its target.
package struct WidgetResources: Sendable {
  /// The colors of all color sets.
  package let colors: ColorCatalog

  /// The string tables of the target.
  package private(set) var strings: StringTableSource

  /// The fonts of the target.
  package private(set) var fonts = FontCatalog()

  /// The diagnostics of the files, images aside.
  package private(set) var diagnostics: [Diagnostic]

  private let images: ImageFinder
  private let fileSystem: FileSystem

  /// Reads the resources of a target.
  ///
  /// - Parameters:
  ///   - assetCatalogs: The asset catalogs; of what several have, the first counts.
  ///   - stringTables: The files of strings: `X.lproj/NAME.strings`, `.stringsdict` and `NAME.xcstrings`.
  ///   - fonts: The files of fonts.
  ///   - developmentLanguage: The language in which keys without a translation are written; nil if it is not known.
  ///   - fileSystem: Where the files are.
  package init(
    assetCatalogs: [FilePath], stringTables: [FilePath] = [], fonts: [FilePath] = [],
    developmentLanguage: LocaleName? = nil, in fileSystem: FileSystem = .disk
  ) {
    self.fileSystem = fileSystem
    images = ImageFinder(folders: assetCatalogs, in: fileSystem)
    let finder = ColorFinder(catalogs: assetCatalogs, in: fileSystem)
    let loaded = finder.colors(named: finder.names)
    colors = loaded.catalog
    diagnostics = loaded.diagnostics
    strings = StringTableSource(developmentLanguage: developmentLanguage)
    for file in stringTables { addStrings(of: file) }
    for file in fonts { addFont(of: file) }
  }

  /// The images of all image sets, as a screen shows them, and what is wrong with them.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - scheme: Whether the background is light or dark.
  /// - Returns: The images, and the findings.
  package func images(
    scale: Int, scheme: ColorScheme
  ) -> (catalog: ImageCatalog, diagnostics: [Diagnostic]) {
    let loaded = images.images(
      named: images.setNames, for: .init(scale: scale, scheme: scheme, convertsPDF: true))
    return (ImageCatalog(loaded.images), loaded.diagnostics)
  }

  /// Adds the resources to an environment, with images for its scale and color scheme.
  ///
  /// - Returns: The diagnostics of the images.
  @discardableResult
  package func add(to environment: inout EnvironmentValues) -> [Diagnostic] {
    let images = images(
      scale: Int(environment.displayScale.rounded()), scheme: environment.colorScheme)
    environment.images = images.catalog
    environment.colors = colors
    environment.strings = strings
    environment.fonts = fonts
    return images.diagnostics
  }

  // MARK: Reading

  /// Adds the tables of a file; the language is that of the folder that it is in.
  private mutating func addStrings(of file: FilePath) {
    let formats: [String: StringTable.Format] = [
      "strings": .strings, "stringsdict": .stringsDictionary,
    ]
    guard let source = source(of: file) else { return }
    do throws(PropertyListError) {
      if let format = formats[file.pathExtension] {
        let table = try StringTable(
          source, name: file.stem, locale: LocaleName(ofFolder: file.folder.name) ?? .base,
          format: format)
        diagnostics += table.diagnostics
        strings.add(table)
      } else {
        let catalog = try StringCatalog(source, name: file.stem)
        diagnostics += catalog.diagnostics
        strings.add(catalog)
      }
    } catch {
      diagnostics.append(Diagnostic(invalidPropertyList: error))
    }
  }

  private mutating func addFont(of file: FilePath) {
    do throws(FileError) {
      let bytes = try fileSystem.bytes(of: file)
      do throws(WidgetFontError) {
        fonts.add(try WidgetFont(bytes))
      } catch {
        diagnostics.append(
          Diagnostic(
            id: "unreadable-font", severity: .warning,
            message: "the font cannot be used: \(error)", at: .init(file: file.text)))
      }
    } catch {
      diagnostics.append(Diagnostic(unreadable: error))
    }
  }

  private mutating func source(of file: FilePath) -> SourceFile? {
    do throws(FileError) {
      return try fileSystem.source(at: file)
    } catch {
      diagnostics.append(Diagnostic(unreadable: error))
      return nil
    }
  }
}
