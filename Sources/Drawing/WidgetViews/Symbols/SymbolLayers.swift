// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The layers of a sketch: what is fainter in a hierarchy, has a color of its own, or is full from some value on.
struct SymbolLayers {
  /// How strong what a value does not reach is, as a part of the rest.
  private static let faint = 0.3

  /// The parts that are in the second layer, by their numbers in the sketch.
  private let second: ClosedRange<Int>?

  /// The parts that have a color of their own.
  private let accents: ClosedRange<Int>?

  /// The parts that show a value, the first that is full first.
  private let levels: [[Int]]

  /// The layers of a sketch.
  init(_ base: String) {
    let name = SymbolTable.aliases[base] ?? base
    second = Self.second(name)
    accents = name == "battery.100.bolt" ? 2...3 : nil
    levels = Self.levels[name] ?? []
  }

  /// Whether a symbol shows a value.
  var showsValues: Bool { !levels.isEmpty }

  /// The ink of a part; nil for the first layer's.
  func ink(of part: Int, _ composer: SymbolComposer) -> VectorPath.Ink? {
    if let value = composer.value, let level = levels.firstIndex(where: { $0.contains(part) }) {
      let isFull = value > Double(level) / Double(levels.count)
      return isFull ? nil : composer.inks[0].fainter(by: Self.faint)
    }
    if accents?.contains(part) == true, composer.inks.count > 2 { return composer.inks[2] }
    return second?.contains(part) == true && composer.inks.count > 1 ? composer.inks[1] : nil
  }

  private static func second(_ name: String) -> ClosedRange<Int>? {
    if name.hasPrefix("battery.") { return 0...1 }
    if name.hasPrefix("cloud.") || name.hasPrefix("speaker.wave.") { return 1...99 }
    switch name {
    case "person.2": return 2...99
    // Apple's documentation of 'palette' and 'multicolor' says it.
    case "exclamationmark.triangle": return 0...0
    case "moon.stars", "moon.zzz", "sparkles", "humidity", "wind.snow", "trophy": return 1...99
    case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right": return 1...99
    default: return nil
    }
  }

  private static let levels: [String: [[Int]]] = [
    "antenna.radiowaves.left.and.right": [[1, 2], [3, 4]],
    "cellularbars": [[0], [1], [2], [3]],
    "chart.bar": [[0], [1], [2]],
    "dot.radiowaves.left.and.right": [[0], [1, 2], [3, 4]],
    "speaker.wave.1": [[1]],
    "speaker.wave.2": [[1], [2]],
    "speaker.wave.3": [[1], [2], [3]],
    "wave.3.forward": [[0], [1], [2]],
    "wifi": [[2], [1], [0]],
  ]
}

extension VectorPath.Ink {
  /// The ink with a part of its opacity.
  func fainter(by part: Double) -> VectorPath.Ink {
    switch self {
    case .current(let opacity): return .current(opacity: opacity * part)
    case .color(var color):
      color.opacity *= part
      return .color(color)
    }
  }
}
