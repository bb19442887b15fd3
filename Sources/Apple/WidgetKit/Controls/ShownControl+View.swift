// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetViews

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ShownControl {
  /// Creates a control of its labels; an empty value is none.
  init(label: some View, value: (some View)?, isOn: Bool = false) {
    self.label = AnyView(label)
    self.value = value.flatMap { $0 is EmptyView ? nil : AnyView($0) }
    // A text alone has no symbol.
    let value = self.value.flatMap { value is Text ? nil : $0 }
    symbol = value ?? (label is Text ? nil : self.label)
    self.isOn = isOn
  }
}

/// A control in the presentation of its look.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
nonisolated struct ShownControlView: View {
  let control: ShownControl

  @SwiftUI.Environment(\.shownPresentation) private var shown

  var body: some View {
    ControlFace(
      shown?.presentation ?? .controlSmall, icon: AnyView(control.symbol.labelStyle(.iconOnly)),
      title: AnyView(control.label.labelStyle(.titleOnly)),
      value: control.value.map { value in
        AnyView(
          value.labelStyle(.titleOnly).privacySensitive(control.isPrivacySensitive))
      }, tint: control.tint,
      isOn: control.isOn
    )
    .opacity(control.isDisabled ? 0.5 : 1)
  }
}
