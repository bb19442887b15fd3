// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol

extension ProgramQuestion {
  /// The question in words, as sentences name it.
  var words: String {
    switch self {
    case .describe: "the list of its widgets"
    case .world: "the start of a run"
    case .provide(let question): "the \(question.part.rawValue) of '\(question.kind)'"
    case .draw: "the drawing of an entry"
    case .previews: "the list of its previews"
    case .preview: "the entries of a preview"
    case .forget: "the end of a run"
    case .intent(let kind): "the parameters of '\(kind)'"
    case .parameter(let question): "the parameter '\(question.parameter)'"
    }
  }
}
