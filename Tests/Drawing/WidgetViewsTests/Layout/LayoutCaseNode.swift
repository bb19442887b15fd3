// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetViews

import struct WidgetValues.Size

/// A view of a layout case, as the file describes it.
final class LayoutCaseNode: Decodable, Sendable {
  /// A number, or `"infinity"`.
  struct Length: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(String.self)) == "infinity" {
        value = .infinity
      } else {
        value = try container.decode(Double.self)
      }
    }
  }

  /// What is not in the subset of SwiftUI.
  struct UnknownView: Error {
    let type: String
  }

  struct Insets: Decodable, Sendable {
    let top: Double
    let leading: Double
    let bottom: Double
    let trailing: Double
  }

  let type: String
  let children: [LayoutCaseNode]?
  let child: LayoutCaseNode?
  let content: LayoutCaseNode?
  let label: String?
  let string: String?
  let idealSize: [Double]?
  let area: Double?
  let spacing: Double?
  let alignment: String?
  let minLength: Double?
  let insets: Insets?
  let horizontal: Bool?
  let vertical: Bool?
  let ratio: Double?
  let contentMode: String?
  /// A length, a priority or the text of a closure.
  private let value: Value?
  let width: Length?
  let height: Length?
  let minWidth: Length?
  let maxWidth: Length?
  let minHeight: Length?
  let maxHeight: Length?
  let x: Double?
  let y: Double?
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let count: Int?
  let span: Int?

  private enum Value: Decodable, Sendable {
    case number(Double)
    case closure(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .closure(try container.decode(String.self))
      }
    }

    var number: Double {
      switch self {
      case .number(let number): number
      case .closure(let text): Double(text.dropFirst("_ in ".count)) ?? .nan
      }
    }
  }

  /// The view.
  func view() throws -> AnyView {
    let views = try (children ?? []).map { try $0.view() }
    let contents = ForEach(Array(views.indices), id: \.self) { views[$0] }
    switch type {
    case "HStack":
      return AnyView(
        HStack(alignment: place.vertical, spacing: spacing) { contents })
    case "VStack":
      return AnyView(
        VStack(alignment: place.horizontal, spacing: spacing) { contents })
    case "ViewThatFits":
      var axes: Axis.Set = []
      if horizontal != false { axes.insert(.horizontal) }
      if vertical != false { axes.insert(.vertical) }
      return AnyView(ViewThatFits(in: axes) { contents })
    case "GeometryReader", "Grid", "GridRow", "EqualWidthHStack":
      return try container(of: contents)
    case "ZStack": return AnyView(ZStack(alignment: place) { contents })
    case "OwnShape": return AnyView(OwnShape().accessibilityIdentifier(name))
    case "Rectangle": return AnyView(Rectangle().accessibilityIdentifier(name))
    case "Color": return AnyView(Color.red.accessibilityIdentifier(name))
    case "Divider": return AnyView(Divider().accessibilityIdentifier(name))
    case "Spacer":
      let spacer = Spacer(minLength: minLength)
      // A spacer that is alone has a name, so that its frame can be asked for.
      return label.map { AnyView(spacer.accessibilityIdentifier($0)) } ?? AnyView(spacer)
    case "Text":
      let size = Size(width: idealSize?[0] ?? .nan, height: idealSize?[1] ?? .nan)
      return AnyView(FixedText(size: size).accessibilityIdentifier(name))
    case "AreaLeaf": return AnyView(AreaLeaf(area: area ?? .nan).accessibilityIdentifier(name))
    default: return try modified(inner())
    }
  }

  /// The view with the modifier that the node is.
  private func modified(_ view: AnyView) throws -> AnyView {
    switch type {
    case "frame":
      return AnyView(view.frame(width: width?.value, height: height?.value, alignment: place))
    case "flexFrame":
      return AnyView(
        view.frame(
          minWidth: minWidth?.value, maxWidth: maxWidth?.value, minHeight: minHeight?.value,
          maxHeight: maxHeight?.value, alignment: place))
    case "padding":
      guard let insets else { throw UnknownView(type: type) }
      return AnyView(
        view.padding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    case "fixedSize":
      return AnyView(view.fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false))
    case "aspectRatio":
      return AnyView(view.aspectRatio(ratio, contentMode: contentMode == "fill" ? .fill : .fit))
    case "layoutPriority": return AnyView(view.layoutPriority(value?.number ?? .nan))
    case "alignmentGuide":
      let number = value?.number ?? .nan
      return AnyView(view.alignmentGuide(.leading) { _ in number })
    case "background":
      let layer = try content?.view()
      return AnyView(view.background(alignment: place) { layer })
    case "overlay":
      let layer = try content?.view()
      return AnyView(view.overlay(alignment: place) { layer })
    case "position": return AnyView(view.position(x: x ?? .nan, y: y ?? .nan))
    case "proposalScale":
      return AnyView(ProposalScale(content: view, width: width?.value ?? .nan))
    default: return try changed(view)
    }
  }

  private func inner() throws -> AnyView {
    guard let child else { throw UnknownView(type: type) }
    return try child.view()
  }

  /// The number that is the node's value.
  var number: Double { value?.number ?? .nan }

  private var name: String { label ?? string ?? "" }

  var place: Alignment {
    let places: [String: Alignment] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "topLeading": .topLeading, "bottomTrailing": .bottomTrailing,
      "firstThird": Alignment(horizontal: .center, vertical: .firstThird),
    ]
    return alignment.flatMap { places[$0] } ?? .center
  }
}

/// A leaf of a fixed size with the spacing of a text: the file gives the sizes of texts on macOS.
struct FixedText: PrimitiveView {
  let size: Size

  func resolve(in resolver: inout ViewResolver) {
    let size = size
    resolver.addLeaf(textSize: 13) { _ in size }
  }
}

/// A leaf that keeps its area, as a text does that breaks anywhere.
struct AreaLeaf: PrimitiveView {
  let area: Double

  func resolve(in resolver: inout ViewResolver) {
    let area = area
    resolver.addLeaf { proposal in
      let width = proposal.width ?? .infinity
      guard width.isFinite else { return Size(width: area / 10, height: 10) }
      return Size(width: width, height: max(area / max(width, 1), 10))
    }
  }
}

/// A view that is offered a part of the width that is offered to the view around it.
struct ProposalScale: PrimitiveView {
  let content: AnyView
  let width: Double

  func resolve(in resolver: inout ViewResolver) {
    let factor = width
    resolver.add(content) { proposal in
      ProposedViewSize(width: proposal.width.map { $0 * factor }, height: proposal.height)
    }
  }
}
