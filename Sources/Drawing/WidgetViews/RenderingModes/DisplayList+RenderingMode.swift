// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DisplayList {
  /// The widget, drawn in full colors without its container background, as it looks in another mode.
  ///
  /// Everything that a mode changes of a drawing is done here, between the layout and the renderers.
  ///
  /// - Parameters:
  ///   - mode: The mode; in full colors nothing changes.
  ///   - ground: The color that the system puts behind the widget; nil for none.
  ///   - settings: The numbers of the modes.
  /// - Returns: The widget, with what cannot be seen in it among its problems.
  package func rendered(
    in mode: WidgetRenderingMode, ground: ResolvedColor?, settings: LayoutSettings
  ) -> DisplayList {
    guard mode != .fullColor else { return self }
    let colors = ModeColors(mode: mode, settings: settings)
    var list = self
    list.renderingMode = mode
    // Whether what is drawn belongs to the accent group; the innermost group that says so decides.
    var accents = [false]
    for index in items.indices {
      let isAccented = accents[accents.count - 1]
      switch items[index] {
      case .fill(let outline, let paint):
        list.items[index] = .fill(outline, colors.paint(paint, isAccented: isAccented))
      case .stroke(let outline, let paint, let style):
        list.items[index] = .stroke(outline, colors.paint(paint, isAccented: isAccented), style)
      case .text(var text):
        for line in text.lines.indices {
          for run in text.lines[line].runs.indices {
            text.lines[line].runs[run].color = colors.color(
              text.lines[line].runs[run].color, isAccented: isAccented)
          }
        }
        text.gradient = text.gradient.map { colors.paint($0, isAccented: isAccented) }
        list.items[index] = .text(text)
      case .image(let image):
        list.items[index] = .image(colors.image(image, isAccented: isAccented))
      case .beginGroup(var group):
        accents.append(group.isAccented ?? isAccented)
        for effect in group.effects.indices {
          guard case .shadow(let color, let radius, let x, let y) = group.effects[effect] else {
            continue
          }
          group.effects[effect] = .shadow(
            colors.color(color, isAccented: isAccented), radius: radius, x: x, y: y)
        }
        if !group.effects.isEmpty { list.items[index] = .beginGroup(group) }
      case .endGroup: if accents.count > 1 { accents.removeLast() }
      }
    }
    list.problems += InvisibleContent.problems(
      in: list.items, drawnFrom: items, mode: mode, threshold: settings.leastVisibility)
    if let ground { list.items.insert(.fill(shape.around, .color(ground)), at: 0) }
    return list
  }
}

extension Outline {
  /// The rectangle around the shape.
  fileprivate var around: Outline { Outline(.rectangle, in: rect) }
}
