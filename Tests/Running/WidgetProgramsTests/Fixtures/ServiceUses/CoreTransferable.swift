// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreTransferable
import UniformTypeIdentifiers

private struct Recipe: Codable, Transferable {
  var title = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
    DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
  }
}

func useCoreTransferable() async throws {
  _ = ShareLink(item: Recipe(title: "Soup"), preview: SharePreview("Soup"))
  expect(Recipe(title: "Soup").title == "Soup", "a value that is shared is kept")
}
