// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// JPEG files; the README beside them says how they were made.
package enum SampleJPEG {
  /// The folder of the files, and of PNG files with their pixels.
  package static let folder = "Tests/Drawing/PNGFilesTests/Fixtures/JPEG"

  /// The names of the files that are decoded.
  package static let names = [
    "baseline-420", "baseline-422", "baseline-444", "baseline-optimized", "gray",
    "gray-progressive", "inks", "inks-differences", "one-pixel", "one-scan-each",
    "progressive-420", "progressive-444", "quality-100", "red-green-blue", "restart",
    "restart-progressive", "sampling-410", "sampling-411", "sampling-440", "sampling-fine-color",
    "sampling-mixed", "turned-2", "turned-3", "turned-4", "turned-5", "turned-6", "turned-7",
    "turned-8",
  ]

  /// The bytes of a file.
  package static func bytes(_ name: String) throws -> [UInt8] {
    try Repository.content(of: "\(folder)/\(name).jpg")
  }

  /// The bytes of the PNG file with a file's pixels.
  package static func png(_ name: String) throws -> [UInt8] {
    try Repository.content(of: "\(folder)/\(name).png")
  }
}
