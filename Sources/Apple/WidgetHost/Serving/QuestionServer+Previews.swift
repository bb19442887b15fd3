// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol
import WidgetViews

extension QuestionServer {
  /// The descriptions of the previews for the tool.
  var describedPreviews: [DescribedPreview] {
    previews.map { preview in
      DescribedPreview(
        name: preview.name, family: preview.family, presentation: preview.presentation,
        place: preview.place,
        kind: preview.widget?.kind,
        areContentMarginsDisabled: preview.widget?.areContentMarginsDisabled ?? false)
    }
  }

  /// Gets the entries of a preview, and answers when they are available.
  func provide(_ question: PreviewQuestion, _ id: Int) {
    guard previews.indices.contains(question.index) else {
      return fail(id, "there is no preview \(question.index)")
    }
    if let now = question.now { ProgramClock.now = now }
    let context = HostedContext(family: question.family, isPreview: true, size: question.size)
    // A Live Activity is previewed with the views that its widget declares.
    _ = widgets
    let call = ProviderCall(part: "preview", channel: channel)
    let preview = previews[question.index]
    let isFixed = preview.widget?.isContainerBackgroundRemovable == false
    preview.timeline(context) { timeline in
      call.take { self.answer(timeline, fixedBackground: isFixed, id) }
    }
  }
}
