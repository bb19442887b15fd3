// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import WidgetViews

extension CGContext {
  /// Sets the blend mode of later drawing; modes that are not supported are reported and drawn as
  /// normal.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode == .plusDarker {
      reportUnavailable("CGBlendMode.plusDarker", answer: "what follows is drawn in front")
    }
    state.blendMode = mode
  }

  /// Starts a group: what is drawn until its end gets the current opacity, shadow and blend mode as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    groups.append((drawing.count, state))
    state.opacity = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Starts a group whose drawing is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the last group, and makes the graphics state that of its start; does nothing if none has begun.
  public func endTransparencyLayer() {
    guard let group = groups.popLast() else { return }
    state = group.state
    if let view = drawing.take(from: group.start) { add(view.compositingGroup()) }
  }

  /// Adds a view of the drawing's size, with the current opacity, shadow, clips and blend mode.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - shape: The area in which the blend mode changes what is there, already transformed; nil is the whole drawing.
  func add(_ view: some View, covering shape: @autoclosure () -> Path? = nil) {
    var layer = AnyView(view.opacity(state.opacity))
    if let shadow = state.shadow {
      layer = AnyView(
        layer.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    layer = clipped(layer)
    func area() -> AnyView { clipped(AnyView((shape() ?? whole).fill(Color.black))) }
    switch state.blendMode {
    case .clear: drawing.add(AnyView(area().blendMode(.destinationOut)))
    case .copy:
      drawing.add(AnyView(area().blendMode(.destinationOut)))
      drawing.add(layer)
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      let below = drawing.take(from: groups.last?.start ?? 0) ?? AnyView(Color.clear)
      drawing.add(AnyView(ZStack { combined(layer, below, in: area()) }.compositingGroup()))
    default:
      // Outside of the clips, which would otherwise blend by themselves.
      let mode = state.blendMode.engine
      drawing.add(mode == .normal ? layer : AnyView(layer.blendMode(mode)))
    }
    finish()
  }

  /// The parts that a mode leaves of a layer and of what is below it, which are added to each other.
  @ViewBuilder private func combined(
    _ layer: AnyView, _ below: AnyView, in area: AnyView
  ) -> some View {
    switch state.blendMode {
    case .sourceIn:
      below.without(area)
      layer.mask(below).blendMode(.plusLighter)
    case .sourceOut:
      below.without(area)
      layer.without(below).blendMode(.plusLighter)
    case .destinationIn:
      below.without(area)
      below.mask(layer).blendMode(.plusLighter)
    case .destinationAtop:
      below.without(area)
      below.mask(layer).blendMode(.plusLighter)
      layer.without(below).blendMode(.plusLighter)
    default:
      below.without(layer)
      layer.without(below).blendMode(.plusLighter)
    }
  }

  private func clipped(_ view: AnyView) -> AnyView {
    let view = state.clips.reduce(view) { AnyView($0.clipShape($1)) }
    return state.masks.reduce(view) { AnyView($0.mask($1)) }
  }
}

extension View {
  /// The view, erased as far as another one is opaque.
  fileprivate nonisolated func without(_ other: some View) -> some View {
    ZStack {
      self
      other.blendMode(.destinationOut)
    }.compositingGroup()
  }
}
