// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetRendering

@Suite struct LinkAddressTests {
  @Test(
    "URLs of the web and of apps are links",
    arguments: [
      "https://example.com/a?b=c#d", "http://example.com", "hoge://hoge/input", "mirr:///live/1",
      "tel:+81312345678", "com.example.app+x-1:open", "HOGE://Hoge", "line://日本",
    ])
  func accepted(url: String) {
    #expect(LinkAddress(url)?.text == url)
  }

  @Test(
    "what runs code, carries a page or leads to files is no link",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "data:text/html,<script>",
      "DATA:text/html;base64,x", "file:///etc/passwd", "blob:https://a/b", "about:blank",
      "view-source:https://a", "filesystem:http://a", "feed:javascript:alert(1)",
      "jar:https://a!/b", "chrome://settings",
    ])
  func refused(url: String) {
    #expect(LinkAddress(url) == nil)
  }

  @Test(
    "what readers could take for another scheme is no link",
    arguments: [
      "java\nscript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)",
      "\u{1}javascript:alert(1)", "hoge://a b", "javascript\u{202E}:x", "", ":", "hoge:", "hoge",
      "//example.com", "/path", "1a:b", "é:b", "a\u{7F}:b", "java&#115;cript:x",
    ])
  func ambiguous(url: String) {
    #expect(LinkAddress(url) == nil)
  }
}
