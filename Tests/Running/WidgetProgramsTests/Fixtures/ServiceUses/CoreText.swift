// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreText

func useCoreText() async throws {
  let missing = URL(filePath: "/nowhere/A.ttf")
  expect(
    !CTFontManagerRegisterFontsForURL(missing as CFURL, .process, nil),
    "a font that is not there is not registered")
}
