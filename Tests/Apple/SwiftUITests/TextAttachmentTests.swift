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
