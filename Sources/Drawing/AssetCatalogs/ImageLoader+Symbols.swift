// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import ImageAssets
import PropertyListSyntax
import SourceText
import WidgetValues

/// Symbols of an asset catalog.
extension ImageLoader {
  /// The image of a symbol set; nil if it has no template that can be read.
  mutating func symbolSet(_ path: FilePath, in folder: FilePath) -> ImageAsset? {
    guard staysInside(path, folder), let file = symbolFile(of: path),
      let source = source(file, in: path)
    else { return nil }
    do throws(ImageAssetError) {
      let template = try SymbolTemplateReader.read(source)
      result.diagnostics += template.diagnostics
      return template.image
    } catch {
      result.diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// The template of a symbol set; nil, which is reported, if it names none.
  mutating func symbolFile(of path: FilePath) -> FilePath? {
    let contents = path.appending(ImageSet.contentsName)
    guard let source = source(contents, in: path) else { return nil }
    do throws(PropertyListError) {
      let set = try SymbolSet(source)
      result.diagnostics += set.diagnostics
      guard let name = set.fileName else {
        report(.noSymbolInSet, of: contents)
        return nil
      }
      guard ImageFileName.staysInFolder(name.value) else {
        report(.unusableFileName(name.value), of: contents, at: name.range)
        return nil
      }
      return path.appending(name.value)
    } catch {
      result.diagnostics.append(Diagnostic(invalidPropertyList: error))
      return nil
    }
  }
}
