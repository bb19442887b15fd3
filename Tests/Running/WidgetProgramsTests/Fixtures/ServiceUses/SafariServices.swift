// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SafariServices

@MainActor func useSafariServices() async throws {
  guard let url = URL(string: "https://example.com") else { return }
  let page = SFSafariViewController(url: url)
  expect(!page.configuration.entersReaderIfAvailable, "a page has a configuration")
  page.preferredControlTintColor = .red
  page.dismissButtonStyle = .close
  expect(page.dismissButtonStyle == .close && page.delegate == nil, "and looks")
}
