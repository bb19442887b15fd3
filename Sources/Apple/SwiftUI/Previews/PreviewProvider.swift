// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A type that offers views to look at while one writes them.
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// The platform; nil leaves it to the program.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Left to the program.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// Where a preview is shown.
public protocol PreviewContext {}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// Which previews of a type are shown where: what the views of a `PreviewProvider` say of themselves.
public struct PreviewTraits {
  /// The context, such as a widget's family; nil is not said.
  public var context: (any PreviewContext)?

  /// The name; nil is not said.
  public var displayName: String?

  /// Whether the ground is light or dark; nil is not said.
  public var colorScheme: ColorScheme?

  /// How large it is; nil is not said.
  public var layout: PreviewLayout?

  /// The name of the device; nil is not said.
  public var device: String?
}

/// Where a view that is previewed says something of itself, for what offers previews.
public struct PreviewTraitsKey: PreferenceKey {
  /// Nothing.
  public static var defaultValue: [PreviewTraits] { [] }

  /// What all views say, one after the other.
  public static func reduce(value: inout [PreviewTraits], nextValue: () -> [PreviewTraits]) {
    value += nextValue()
  }
}

extension View {
  /// Shows the preview in a context.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    previewTraits { $0.context = $0.context ?? value }
  }

  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    previewTraits { $0.displayName = $0.displayName ?? value }
  }

  /// Chooses the size of the preview; one with a widget's family has that of the family.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    previewTraits { $0.layout = $0.layout ?? value }
  }

  /// Chooses the device of the preview: its widgets are as large as on that.
  ///
  /// A device that is not known is reported.
  public func previewDevice(
    _ value: PreviewDevice?, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let name = value?.rawValue
    let view = previewTraits { $0.device = $0.device ?? name }
    guard let name, WidgetDevice.named(name) == nil else { return AnyView(view) }
    return AnyView(view.notDrawn("previewDevice(\"\(name)\")", at: "\(file):\(line)"))
  }

  /// Chooses whether the ground of the preview is light or dark.
  ///
  /// A widget is light or dark as the system is: outside of previews this changes nothing, as on a device.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    previewTraits { $0.colorScheme = $0.colorScheme ?? colorScheme }
  }

  /// Says something of the preview, which what is said inside goes before.
  private func previewTraits(_ change: @escaping (inout PreviewTraits) -> Void) -> some View {
    transformPreference(PreviewTraitsKey.self) { traits in
      var first = traits.first ?? PreviewTraits()
      change(&first)
      traits = [first]
    }
  }

  /// Chooses how the device of the preview is held; a widget does not tell.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
