// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import Testing
import UIKit

struct HTMLDocumentTests {
  private func read(
    _ html: String, encoding: UInt? = String.Encoding.utf8.rawValue
  ) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    options[.characterEncoding] = encoding
    return try NSAttributedString(
      data: Data(html.utf8), options: options, documentAttributes: nil)
  }

  private func text(_ html: String) throws -> String { try read(html).string }

  private func attributes(
    of part: String, in text: NSAttributedString
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: (text.string as NSString).range(of: part).location, effectiveRange: nil)
  }

  @Test func `Spaces and line breaks are one space, and none where a paragraph begins or ends`()
    throws
  {
    #expect(try text("  a \n b<b> c</b>\t") == "a b c ")
    #expect(try text("<p> a </p>\n <p>b</p>") == "a\nb\n")
    #expect(try text("<pre>a\n  b</pre>") == "a\n  b\n")
  }

  @Test func `A block ends with a line break, and an empty one is one`() throws {
    #expect(try text("<div><p>a</p></div>b") == "a\nb")
    #expect(try text("a<p></p>b") == "a\n\nb")
    #expect(try text("<html><body></body></html>") == "")
    #expect(try text("a<hr>b") == "a\n\nb")
    #expect(try text("<p>a<p>b") == "a\nb\n")
  }

  @Test func `A break in a paragraph is a line separator, and elsewhere a paragraph`() throws {
    #expect(try text("<p>a<br>b</p>") == "a\u{2028}b\n")
    #expect(try text("a<br/> b<br><br>c") == "a\nb\n\nc")
    #expect(try text("<p>a<br></p>") == "a\n")
  }

  @Test func `Items of lists have marks and numbers, as deep as they are`() throws {
    #expect(
      try text("<ul><li>a<li> b <ol start=3><li>c</li><li>d</ol></ul>")
        == "\t•\ta\n\t•\tb\n\t3.\tc\n\t4.\td\n")
    #expect(try text("<ul><li><ul><li>a</ul></li></ul>") == "\t◦\ta\n")
    #expect(try text("<ul><li><p>a</p><p>b</p></li></ul>") == "\t•\ta\u{2028}b\n")
    #expect(try text("<ol><li></li><li>b</ol>") == "\t1.\t\n\t2.\tb\n")
  }

  @Test func `Entities are characters, and what is none stays`() throws {
    #expect(
      try text("&lt;b&gt; &amp;amp; &#39;&#x1F600;&eacute &nbsp;&hellip; &none; & &#0;&#150;")
        == "<b> &amp; '😀é \u{A0}… &none; & \u{FFFD}–")
    let link = try read("<a href='https://shop.example/?a=1&copy=2&amp;b=3'>a</a>")
    let address = attributes(of: "a", in: link)[.link] as? URL
    #expect(address?.absoluteString == "https://shop.example/?a=1&copy=2&b=3")
  }

  @Test func `What is no text is not shown`() throws {
    #expect(
      try text(
        "<!doctype html><head><title>No</title><style>p { x }</style></head><!-- <p> -->a<script>b('</p>')</script>c"
      ) == "ac")
    #expect(try text("a<script>b") == "a")
    #expect(try text("a < b <- c </d> <") == "a < b <- c <")
    #expect(try text("<table><tr><td>a<td>b<tr><td>c</table>") == "a\nb\nc\n")
  }

  @Test func `Elements, their attributes and sheets say how text looks`() throws {
    let html = """
      <style>body { font-family: -apple-system; font-size: 14px } em { color: #00F }</style>
      <b>bold</b><em>blue</em><span style="color: red; text-decoration: underline">red</span>
      <h1>title</h1><a href="https://shop.example/a">link</a><p align=center>middle
      """
    let text = try read(html)
    func font(_ part: String) -> UIFont? { attributes(of: part, in: text)[.font] as? UIFont }
    #expect(font("bold")?.pointSize == 14 && font("bold")?.fontName == ".SFUI-Semibold")
    #expect(font("title")?.pointSize == 28)
    let colors = ["bold", "blue", "red", "link"].map {
      attributes(of: $0, in: text)[.foregroundColor] as? UIColor
    }
    #expect(colors[0] == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(colors[1] == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(colors[2] == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes(of: "red", in: text)[.underlineStyle] as? Int == 1)
    #expect(
      attributes(of: "link", in: text)[.link] as? URL == URL(string: "https://shop.example/a"))
    let paragraph = attributes(of: "middle", in: text)[.paragraphStyle] as? NSParagraphStyle
    #expect(paragraph?.alignment == .center)
    let usual = try attributes(of: "a", in: read("a"))[.font] as? UIFont
    #expect(usual?.fontName == "TimesNewRomanPSMT" && usual?.pointSize == 12)
  }

  @Test func `What is no CSS says nothing`() throws {
    let styles = ["color:!", ":", ";;", "color", "font-size: -1px", "font-size: 1e999px", "a:b:c"]
    for style in styles {
      let text = try read("<style>\(style)} p {\(style)}</style><p style='\(style)'>a</p>")
      let font = attributes(of: "a", in: text)[.font] as? UIFont
      #expect(text.string == "a\n" && font?.pointSize == 12)
    }
    #expect(try text("<p style=\"color: red!important\" style=\"\">a") == "a\n")
  }

  @Test func `Without an encoding a document is what it says, or in that of Windows`() throws {
    #expect(try read("<p>Café</p>", encoding: nil).string == "CafÃ©\n")
    #expect(try read("<meta charset=\"utf-8\"><p>Café", encoding: nil).string == "Café\n")
    #expect(try read("\u{FEFF}Café", encoding: nil).string.hasSuffix("Café"))
  }

  @Test func `A document without end is read, however deep it is`() throws {
    let deep = String(repeating: "<div><ul><li><b>", count: 20_000)
    #expect(try text(deep + "a").contains("a"))
    let large = String(repeating: "<h1>", count: 400) + "a"
    let font = try attributes(of: "a", in: read(large))[.font] as? UIFont
    #expect(font?.pointSize == 10_000)
    let string = try NSMutableAttributedString(
      data: Data("<b>a</b>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    string.append(NSAttributedString(string: "b"))
    #expect(string.string == "ab")
  }
}
