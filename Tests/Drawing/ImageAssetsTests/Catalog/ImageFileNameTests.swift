// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import Testing

@Suite("The name of an image file")
struct ImageFileNameTests {
  @Test(
    "the name tells the kind of file and its scale",
    arguments: [
      ("a.svg", ImageFileName.Format.svg, 1), ("a@2x.png", .png, 2), ("a@3x.PNG", .png, 3),
      ("a.b@2x.png", .png, 2), ("a.pdf", nil, 1), ("png", nil, 1), ("", nil, 1),
      ("a@4x.png", .png, 1),
      (".png", .png, 1),
    ])
  func names(name: String, format: ImageFileName.Format?, scale: Int) {
    #expect(ImageFileName(name).format == format)
    #expect(ImageFileName(name).scale == scale)
  }

  @Test("a name with parts, or of a folder, leads out of the folder")
  func paths() {
    for name in ["", ".", "..", "a/b", "/a", "../a", "a\\b", "a\0", "a\nb", "a/"] {
      #expect(!ImageFileName.staysInFolder(name), "\(name)")
    }
    for name in ["a", "...", ".a", "入力", "a b", "a:b", "~"] {
      #expect(ImageFileName.staysInFolder(name), "\(name)")
    }
  }
}
