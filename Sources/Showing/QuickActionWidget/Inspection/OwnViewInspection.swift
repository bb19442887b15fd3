// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Looks at an app's own view as it is drawn.
struct OwnViewInspection {
  private let list: DisplayList
  private let family: WidgetFamily

  init(_ list: DisplayList, family: WidgetFamily) {
    self.list = list
    self.family = family
  }

  /// The issues, each once, the gravest first.
  var issues: [WidgetIssue] {
    var seen: Set<WidgetIssue> = []
    return (list.problems.map(WidgetIssue.layout) + texts + targets)
      .filter { seen.insert($0).inserted }
  }

  private var texts: [WidgetIssue] {
    list.items.compactMap { item in
      guard case .text(let text) = item, text.isTruncated, !text.isRedacted else { return nil }
      return .textCut(text: text.string)
    }
  }

  private var targets: [WidgetIssue] {
    let regions = list.tapRegions.filter { !$0.isWidgetURL }
    let limit = WidgetInspection.targetLimit(for: family)
    let many: [WidgetIssue] =
      regions.count > limit ? [.manyTargets(count: regions.count, limit: limit)] : []
    let widget = Rect(origin: .zero, size: list.size)
    return regions.compactMap { region in
      let size = region.frame.intersection(widget).size
      let least = WidgetInspection.leastTargetLength
      guard min(size.width, size.height) < least else { return nil }
      // A button of an icon alone has no text and opens no URL.
      let names = [region.label, region.url, region.action?.name ?? ""]
      return .smallRegion(label: names.first { !$0.isEmpty } ?? "", size: size)
    } + many
  }
}
