// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name of a file of a picture, and what it tells.
package struct ImageFileName: Hashable, Sendable {
  /// A kind of file that is read.
  package enum Format: String, Hashable, Sendable {
    /// An SVG file, with paths.
    case svg
    /// A PNG file, with pixels.
    case png
    /// A JPEG file, with pixels.
    case jpeg

    /// The name of the format in messages.
    var title: String { rawValue.uppercased() }
  }

  /// The kind of the file; nil if it is not read.
  package let format: Format?

  /// The scale of the image in pixels a point, by `@2x` or `@3x` in the name; 1 without it.
  package let scale: Int

  /// Whether the name is that of a PDF file, which only another program can convert.
  package let isPDF: Bool

  /// Whether the name is that of a HEIC file, which is not decoded here.
  package let isHEIC: Bool

  /// Parses the name of a file into its parts.
  package init(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let end = parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
    format = end == "jpg" ? .jpeg : Format(rawValue: end)
    isPDF = end == "pdf"
    isHEIC = ["heic", "heif"].contains(end)
    let stem = parts.dropLast().last ?? ""
    scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Whether a name is that of something in a folder, and cannot lead out of it.
  package static func staysInFolder(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.utf8.contains { $0 < 0x20 || [0x2F, 0x5C, 0x7F].contains($0) }
  }
}
