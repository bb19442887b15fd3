// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetProtocol

@Suite("Names of servers") struct ServerNamesTests {
  @Test func areTheMostExactFirst() {
    #expect(
      ServerNames.all(of: "https://example.com/v1/recipes?page=2") == [
        "https://example.com/v1/recipes?page=2", "https://example.com/v1/recipes",
        "example.com/v1/recipes", "v1/recipes", "recipes",
      ])
    #expect(ServerNames.all(of: "mailto:a") == ["mailto:a"])
  }

  @Test(arguments: [
    ("v1/recipes", "v1/recipes", true), ("recipes", "recipes", true),
    ("v1/*", "v1/recipes", true),
    ("https://example.com/*", "https://example.com/v1/recipes?page=2", true),
    ("news", "https://example.com/v1/recipes", false),
  ])
  func areFoundInAFeed(_ endpoint: String, _ name: String, _ isKnown: Bool) {
    let found = ServerNames.endpoint(
      of: "https://example.com/v1/recipes?page=2", among: [endpoint])
    #expect(found.name == name)
    #expect(found.isKnown == isKnown)
  }
}
