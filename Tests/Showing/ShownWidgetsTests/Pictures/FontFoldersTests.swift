// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import FontFiles
import TestSupport
import Testing

@testable import ShownWidgets

@Suite struct FontFoldersTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func font(_ family: String, weight: Int) -> [UInt8] {
    var builder = FontBuilder()
    (builder.family, builder.weight) = (family, weight)
    return builder.file
  }

  @Test("fonts are found in folders below, and the first folder comes first")
  func order() throws {
    try folder.write(font("Inter", weight: 400), to: "system/otf/Inter-Regular.otf")
    try folder.write(font("Inter", weight: 401), to: "user/Inter-Regular.OTF")
    try folder.write(font("Inter", weight: 402), to: "user/Inter-Regular.txt")
    let folders = ["missing", "user", "system"].map { FilePath(folder.path($0)) }
    let library = FontLibrary(folders: folders, in: .disk)
    #expect(library.font(.init(family: "Inter", weight: 402, isItalic: false))?.face.weight == 401)
    let system = FontLibrary(folders: [FilePath(folder.path("system"))], in: .disk)
    #expect(system.font(.init(family: "Inter", weight: 402, isItalic: false))?.face.weight == 400)
  }

  @Test("the user's folders come before the system's, and what a release carries comes last")
  func standard() {
    let folders = FontLibrary.standardFolders(
      environment: ["HOME": "/h", "XDG_DATA_HOME": "/d"], executable: FilePath("/o/bin/quickaction")
    )
    #expect(folders.first == FilePath("/d/fonts"))
    #expect(folders.last == FilePath("/o/share/quickaction/fonts"))
    #expect(folders.contains(FilePath("/h/.fonts")))
    #expect(folders.contains(FilePath("/usr/share/fonts")))
    let others = FontLibrary.standardFolders(
      environment: [:], executable: FilePath("/bin/quickaction"))
    #expect(!others.contains { $0.text.hasPrefix("/h") })
    #expect(others.last == FilePath("/share/quickaction/fonts"))
  }
}
