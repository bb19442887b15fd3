// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import UIKit

@Test("a picture in a text is a character that has it") func attachments() {
  let attachment = NSTextAttachment(image: UIImage())
  attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
  let text = NSMutableAttributedString(string: "Tide ")
  text.append(NSAttributedString(attachment: attachment))
  #expect(text.length == 6 && text.string.utf16.last.map(Int.init) == NSTextAttachment.character)
  let found = text.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment
  #expect(found === attachment && found?.image != nil && found?.contents == nil)
  #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
}

@Test("parts of a text meet whose attributes are objects") func neighbors() {
  let paragraph = NSMutableParagraphStyle()
  paragraph.alignment = .natural
  let values: [[NSAttributedString.Key: Any]] = [
    [.font: UIFont.systemFont(ofSize: 12)], [.font: UIFont.boldSystemFont(ofSize: 12)],
    [.foregroundColor: UIColor.red], [.foregroundColor: UIColor(white: 0, alpha: 0)],
    [.paragraphStyle: NSParagraphStyle()], [.paragraphStyle: paragraph],
    [.attachment: NSTextAttachment()], [.attachment: NSTextAttachment()],
    [.shadow: NSShadow()], [.shadow: NSShadow()],
  ]
  let text = NSMutableAttributedString(string: "")
  for value in values { text.append(NSAttributedString(string: "a", attributes: value)) }
  #expect(text.length == values.count)
  let second = text.attributes(at: 1, effectiveRange: nil)[.font] as? UIFont
  #expect(second === values[1][.font] as? UIFont)
}
