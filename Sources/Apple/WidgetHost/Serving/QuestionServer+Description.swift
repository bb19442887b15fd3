// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import AppleFoundation
import Intents
import WidgetProtocol
import WidgetViews

extension QuestionServer {
  /// The description of the program's widgets, with names in the locale of the world.
  var description: ProgramDescription {
    ProgramDescription(
      widgets: widgets.map(described), hasHandler: extensionObject != nil)
  }

  /// What names and descriptions are written in, which no look has: the language of the world.
  var textEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = world.locale
    environment.strings = ProgramResources.current.strings
    return environment
  }

  private func described(_ widget: HostedWidget) -> DescribedWidget {
    let environment = textEnvironment
    let configuration: DescribedWidget.Configuration =
      switch widget.configuration {
      case .fixed: .fixed
      case .intent(let type): .intent("\(type)")
      case .appIntent(let type): .appIntent(type.persistentIdentifier)
      }
    var described = DescribedWidget(
      kind: widget.kind, displayName: widget.displayName?.string(in: environment) ?? "",
      description: widget.description?.string(in: environment) ?? "", families: widget.families,
      configuration: configuration,
      areContentMarginsDisabled: widget.areContentMarginsDisabled)
    described.presentations = widget.presentations
    described.isContainerBackgroundRemovable = widget.isContainerBackgroundRemovable
    return described
  }
}
