// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A type that provides previews of views.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews; nil is that of the program.
  static var platform: PreviewPlatform? { get }
}

nonisolated extension PreviewProvider {
  /// The default platform: nil, which is that of the program.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Sendable {
  /// The platform of iPhone and iPad.
  case iOS
  /// The platform of the Mac.
  case macOS
  /// The platform of Apple TV.
  case tvOS
  /// The platform of Apple Watch.
  case watchOS
}

/// The context in which a preview is shown.
public protocol PreviewContext {}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright, in portrait orientation.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// The landscape left orientation of the device.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// The landscape right orientation of the device.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The traits of a preview, as the views of a `PreviewProvider` set them.
public struct PreviewTraits {
  /// The context, such as a widget's family; nil if none was set.
  public var context: (any PreviewContext)?

  /// The name of the preview; nil if none was set.
  public var displayName: String?

  /// The color scheme; nil if none was set.
  public var colorScheme: ColorScheme?

  /// The size of the preview; nil if none was set.
  public var layout: PreviewLayout?

  /// The name of the device; nil if none was set.
  public var device: String?
}

/// The preference key of a preview's traits.
public struct PreviewTraitsKey: PreferenceKey {
  /// The default value: no traits.
  public static var defaultValue: [PreviewTraits] { [] }

  /// Appends the traits of the next view.
  public static func reduce(value: inout [PreviewTraits], nextValue: () -> [PreviewTraits]) {
    value += nextValue()
  }
}

nonisolated extension View {
  /// Sets the context of the preview.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    previewTraits { $0.context = $0.context ?? value }
  }

  /// Sets the name of the preview; nil is the default name.
  public func previewDisplayName(_ value: String?) -> some View {
    previewTraits { $0.displayName = $0.displayName ?? value }
  }

  /// Sets the size of the preview; one in a widget's family has the size of the family.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    previewTraits { $0.layout = $0.layout ?? value }
  }

  /// Sets the device of the preview, which decides the size of its widgets.
  ///
  /// An unknown device is reported.
  public func previewDevice(
    _ value: PreviewDevice?, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let name = value?.rawValue
    let unknown = name.flatMap { WidgetDevice.named($0) == nil ? $0 : nil }
    return previewTraits { $0.device = $0.device ?? name }
      .notDrawn(unknown.map { "previewDevice(\"\($0)\")" }, at: "\(file):\(line)")
  }

  /// Sets the color scheme of the preview.
  ///
  /// A widget has the appearance of the system: outside of previews it has no effect, as on a
  /// device.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    previewTraits { $0.colorScheme = $0.colorScheme ?? colorScheme }
  }

  /// Changes the traits of the preview; traits that are set further inside take precedence.
  private func previewTraits(_ change: @escaping (inout PreviewTraits) -> Void) -> some View {
    transformPreference(PreviewTraitsKey.self) { traits in
      var first = traits.first ?? PreviewTraits()
      change(&first)
      traits = [first]
    }
  }

  /// Sets the orientation of the preview's device; it has no effect here.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
