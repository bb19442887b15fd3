// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import ImageAssets
import SourceText
import TestSupport
import Testing
import WidgetValues

/// The sample's icons, cut and damaged everywhere.
@Suite("Damaged SVG files")
struct SVGDamageTests {
  private static let icons: [URL] = {
    let folder = Repository.root.appending(path: "IntentDefinitions/QuickActionWidget.assets")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "svg" }.sorted { $0.path < $1.path }
  }()

  /// What becomes of a text: the number of its paths, or that it is refused with a sentence.
  private func outcome(_ bytes: [UInt8]) -> Int? {
    do {
      let image = try SVGReader.read(SourceFile(name: "icon.svg", content: bytes))
      for path in image.image.paths {
        #expect(path.steps.count > 1)
        #expect(path.stroke?.width.isFinite ?? true)
      }
      #expect(image.diagnostics.allSatisfy { !$0.message.text.isEmpty })
      return image.image.paths.count
    } catch let error as ImageAssetError {
      #expect(!error.diagnostic.message.text.isEmpty)
      return nil
    } catch {
      #expect(error is SourceFileError)
      return nil
    }
  }

  @Test("there are icons to damage, and whole they are drawn")
  func whole() throws {
    #expect(Self.icons.count == 15)
    for icon in Self.icons { #expect(outcome([UInt8](try Data(contentsOf: icon))) ?? 0 > 0) }
  }

  @Test("an icon that ends before its end is refused", arguments: icons)
  func truncation(icon: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: icon))
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in 0...end { #expect(outcome(Array(bytes[..<count])) == nil, "\(count)") }
  }

  @Test("an icon that lacks a byte, or has another one, is drawn or refused", arguments: icons)
  func damage(icon: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: icon))
    var drawn = 0
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      if outcome(shorter) != nil { drawn += 1 }
      for byte in Array("<\"&e".utf8) {
        var changed = bytes
        changed[index] = byte
        _ = outcome(changed)
      }
    }
    // A digit or a space less is still an icon.
    #expect(drawn > bytes.count / 4)
  }
}
