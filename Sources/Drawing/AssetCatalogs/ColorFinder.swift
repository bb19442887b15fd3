// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
import ImageAssets
import PropertyListSyntax
package import SourceText
package import WidgetValues

/// Finds the colors of asset catalogs by name.
package struct ColorFinder: Sendable {
  /// The color sets by name: of those that share one, that of the first catalog.
  private let sets: [String: FilePath]

  /// The diagnostics of preparing the search for color sets.
  private let preparation: LoadedImages

  private let fileSystem: FileSystem

  /// Looks for the color sets in asset catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The asset catalogs, the first place to look first.
  ///   - fileSystem: Where they are.
  package init(catalogs: [FilePath], in fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    var preparation = LoadedImages()
    var sets: [String: FilePath] = [:]
    for folder in catalogs {
      let found = AssetSetSearch.sets(
        endingWith: [ColorSet.folderSuffix], under: folder, in: fileSystem, loading: &preparation)
      sets.merge(found) { first, _ in first }
    }
    self.sets = sets
    self.preparation = preparation
  }

  /// The names of all color sets, sorted; those in a name space have a `/`.
  package var names: [String] { sets.keys.sorted() }

  /// Loads the colors of the given names; a name without a color set is passed over, as whoever draws with it says so.
  package func colors(named names: some Sequence<String>) -> LoadedColors {
    var result = LoadedColors()
    result.sources = preparation.sources
    result.diagnostics = preparation.diagnostics
    for name in names {
      guard let set = sets[name] else { continue }
      result.names.insert(name)
      if let color = color(of: set, &result) { result.catalog[name] = color }
    }
    return result
  }

  private func color(of set: FilePath, _ result: inout LoadedColors) -> Color? {
    let file = set.appending(ImageSet.contentsName)
    guard !fileSystem.isLink(set), !fileSystem.isLink(file) else {
      result.diagnostics.append(
        ImageAssetMessage.unusableFileName(set.name).diagnostic(at: .init(file: file.text)))
      return nil
    }
    do throws(FileError) {
      let source = try fileSystem.source(at: file)
      result.sources.append(source)
      do throws(PropertyListError) {
        let set = try ColorSet(source)
        result.diagnostics += set.diagnostics
        return set.color
      } catch {
        result.diagnostics.append(Diagnostic(invalidPropertyList: error))
      }
    } catch {
      let unread = Diagnostic.unread(error, in: fileSystem)
      result.diagnostics.append(unread.finding)
      if let source = unread.source { result.sources.append(source) }
    }
    return nil
  }
}

/// The colors of some names, loaded.
package struct LoadedColors: Sendable {
  /// The colors by their names.
  package internal(set) var catalog = ColorCatalog()

  /// The names of which there is a color set, be it broken.
  package internal(set) var names: Set<String> = []

  /// The diagnostics of the files, in the order of the names.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Every file that was read, for the lines and columns of the findings.
  package internal(set) var sources: [SourceFile] = []

  /// Creates a result without colors.
  package init() {}
}
