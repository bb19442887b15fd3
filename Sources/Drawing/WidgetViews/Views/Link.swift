// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that opens a URL when it is tapped.
///
/// In a small widget, and on a Lock Screen, the whole widget is one target and links do nothing: see ``View/widgetURL(_:)``.
/// Source: Apple's documentation of `Link` and of `widgetURL`.
public struct Link<Label: View>: PrimitiveView {
  private let destination: String
  private let label: Label

  /// Creates a link that opens a URL.
  ///
  /// - Parameters:
  ///   - destination: The URL. The system hands it to the widget's app.
  ///   - label: What is shown.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Adds the label, and the region in which a tap opens the URL, to the view tree.
  public func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolveJoined { resolver in
      if let style = resolver.environment.chosenButtonStyle {
        // A link is a button to styles: a plain one leaves the label its colors, as in pictures of a simulator.
        style.resolve(
          ButtonStyleConfiguration(role: nil, label: StyleContent(label), isPressed: false),
          in: &resolver)
      } else if resolver.settings.tintsLinks {
        resolver.resolve(label) { $0.setForeground(.tint) }
      } else {
        resolver.resolve(label)
      }
    }
    guard resolver.pending.count > start else { return }
    let family = resolver.environment.widgetFamily
    if !family.allowsLinks {
      resolver.report(.ignoredLink(family: family, view: resolver.ownerName))
    }
    resolver.tree.rare.strings.append(destination)
    resolver.wrap(from: start, as: .link(Int32(resolver.tree.rare.strings.count - 1)))
  }
}

extension Link where Label == Text {
  /// Creates a link that is a text, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(key) }
  }

  /// Creates a link that is a text.
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
