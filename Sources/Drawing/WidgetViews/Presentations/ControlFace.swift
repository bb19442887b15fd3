// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control as Control Center shows it.
///
/// Apple publishes neither its sizes nor its colors. Assumed is what iOS 18 shows: above a dark material, or white with a tinted symbol while
/// a toggle is on.
nonisolated package struct ControlFace: View {
  private let presentation: WidgetPresentation
  private let icon: AnyView
  private let title: AnyView
  private let value: AnyView?
  private let tint: Color?
  private let isOn: Bool

  /// Creates the face of a control.
  ///
  /// - Parameters:
  ///   - presentation: One of the sizes of a control.
  ///   - icon: The symbol.
  ///   - title: The title.
  ///   - value: The text of its value; nil for none.
  ///   - tint: The tint of its symbol while it is on; nil for that of the system.
  ///   - isOn: Whether it is a toggle that is on.
  package init(
    _ presentation: WidgetPresentation, icon: AnyView, title: AnyView, value: AnyView?,
    tint: Color?, isOn: Bool
  ) {
    self.presentation = presentation
    self.icon = icon
    self.title = title
    self.value = value
    self.tint = tint
    self.isOn = isOn
  }

  package var body: some View {
    Group {
      switch presentation {
      case .controlLarge:
        VStack(alignment: .leading) {
          symbol(30)
          Spacer()
          texts
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      case .controlMedium:
        HStack(spacing: 8) {
          symbol(24).frame(width: 36)
          texts
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      default:
        symbol(28).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .background(isOn ? Color.white : Color(.sRGB, red: 0.23, green: 0.23, blue: 0.25, opacity: 1))
  }

  private func symbol(_ size: Double) -> some View {
    icon.font(.system(size: size))
      .foregroundStyle(isOn ? tint ?? Color.accentColor : Color.white)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.system(size: 13, weight: .semibold))
        .foregroundStyle(isOn ? Color.black : Color.white)
        .lineLimit(value == nil ? 2 : 1)
      if let value {
        value.font(.system(size: 13)).foregroundStyle(isOn ? Color.black : Color.white).opacity(0.6)
          .lineLimit(1)
      }
    }
  }
}
