// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@testable import QuickActions

@Suite struct URLFaultTextTests {
  @Test(
    "what breaks a URL is said in the language of the screen",
    arguments: [
      ("no scheme", "URL（「https:」などのスキームがありません）"),
      ("x:a b", "URL（「 」は「%20」とパーセントエンコードしてください）"),
      ("x:%2", "URL（「%」の後には16進数が2桁必要です。記号そのものは「%25」と書きます）"),
      ("x://a:b", "URL（「:」の後のポートは数字で書きます）"),
      ("x://[a", "URL（ホストの角括弧はホスト全体を囲み、中はIPv6アドレスにします）"),
      ("", "「https://example.com」のようなURL"),
    ])
  func japanese(text: String, words: String) throws {
    let fault = #expect(throws: URLReference.Fault.self) { try URLReference(text) }
    #expect(ChoiceTexts(.japanese).words(for: .url(fault)) == words)
  }
}
