// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

extension Diagnostic.Message {
  static func unsupportedListVersion(_ spelling: String) -> Self {
    "version '\(spelling)' is not supported; use \(RecordedPictureFile.supportedVersion)"
  }

  static var noPicture: Self { "'pictures' is empty; add a picture, or remove the file" }

  static func pathOutside(_ name: String) -> Self {
    "'\(name)' is not below the folder of the pictures; name a file in it"
  }

  static func repeatedFile(_ name: String) -> Self {
    "'\(name)' is listed twice; remove one of them"
  }

  static var widgetAndPreview: Self {
    "a picture shows a 'widget' or a 'preview'; remove one of them"
  }

  static func noSize(_ text: String) -> Self {
    "'\(text)' is not a size; use points from 1 to 4096, such as \"350x160\""
  }

  static func outside(_ name: String, _ range: ClosedRange<Int>) -> Self {
    "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func unknownName(_ name: String, _ text: String, known: [String]) -> Self {
    "unknown \(name) '\(text)'\(NearName.advice(text, among: known))"
  }
}
