// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PNGFiles
import SourceText
import TestSupport
import Testing

/// The folder of the suite's files; nil if none is named.
private let suiteFolder = ProcessInfo.processInfo.environment["QUICKACTION_PNGSUITE"]

/// Willem van Schaik's PngSuite, which is not ours to redistribute: QUICKACTION_PNGSUITE names a folder of its files.
@Suite("PngSuite", .enabled(if: suiteFolder != nil, "QUICKACTION_PNGSUITE names no folder"))
struct PNGSuiteTests {
  private static let recordedFile = "Tests/Drawing/PNGFilesTests/Fixtures/pngsuite.txt"

  /// What pypng decodes each file to, as Scripts/record-pngsuite.py writes it, by the name of the file.
  private func recorded() throws -> [String: String] {
    let text = String(decoding: try Repository.content(of: Self.recordedFile), as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      let (name, picture) = (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
      return (String(name), String(picture))
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }

  /// A picture as the recorded lines spell it.
  private func spelling(of image: PixelImage) -> String {
    var hash = StableHash()
    for pixel in image.pixels {
      for sample in [pixel.x, pixel.y, pixel.z, pixel.w] { hash.add(sample) }
    }
    let digits = String(hash.value, radix: 16)
    return "\(image.width) \(image.height) "
      + String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test("every sound file has the pixels that pypng decodes, and every broken one is an error")
  func files() throws {
    let folder = try #require(suiteFolder)
    let recorded = try recorded()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
    #expect(Set(recorded.keys).subtracting(names).isEmpty)
    for name in names.sorted() {
      let bytes = [UInt8](
        try #require(FileManager.default.contents(atPath: "\(folder)/\(name).png")))
      // The names of broken files begin with an x.
      if name.hasPrefix("x") {
        #expect(throws: PNGError.self, "\(name)") { try PNGDecoder.image(from: bytes) }
      } else if let expected = recorded[name] {
        #expect(spelling(of: try PNGDecoder.image(from: bytes)) == expected, "\(name)")
      }
    }
  }
}
