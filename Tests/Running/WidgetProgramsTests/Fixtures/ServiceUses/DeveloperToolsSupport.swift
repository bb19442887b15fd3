// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DeveloperToolsSupport
import SwiftUI

struct Card: View { var body: some View { Text("Card") } }

struct Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Card(), title: "Card", category: .control)
    LibraryItem(Card().padding())
  }
}

extension DeveloperToolsSupport.ColorResource {
  static let brand = DeveloperToolsSupport.ColorResource(name: "Brand")
}

func useDeveloperToolsSupport() async throws {
  expect(ColorResource.brand == DeveloperToolsSupport.ColorResource.brand, "the name is found")
  _ = Library()
  let bundle: Bundle? = .main
  let title = LocalizedStringResource("Bread", bundle: bundle)
  expect(title == LocalizedStringResource("Bread", bundle: .main), "both are the program's")
}
