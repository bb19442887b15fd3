// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Testing

struct FontFileTests {
  @Test func `What is not a font is refused`() {
    #expect(throws: FontFileError.noFont) { try FontFile(bytes: Array("not a font at all".utf8)) }
  }
}
