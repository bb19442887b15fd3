// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import SourceText
import WidgetViews

extension ProgramGallery {
  /// The issues of the pictures, in sentences: each once, with the first picture that has it.
  package var issues: [(sentence: String, isWarning: Bool)] {
    var order: [WidgetIssue] = []
    var first: [WidgetIssue: String] = [:]
    var counts: [WidgetIssue: Int] = [:]
    for picture in pictures {
      for issue in picture.drawn.issues {
        if counts[issue] == nil {
          order.append(issue)
          let device = picture.drawn.look.device.identifier
          first[issue] =
            pictures.count > 1
            ? picture.name + ": " : issue.isSameOnEveryDevice ? "" : "on \(device): "
        }
        counts[issue, default: 0] += 1
      }
    }
    return order.map { issue in
      let others = (counts[issue] ?? 1) - 1
      let more = others == 0 ? "" : " (and \(others) \(others == 1 ? "other" : "others"))"
      return (
        VisibleText.of((first[issue] ?? "") + issue.description + more),
        issue.severity == .warning
      )
    }
  }
}
