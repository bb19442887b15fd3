// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A drawing of this library that is shown if a widget asks for an SF Symbol.
///
/// SF Symbols may be drawn by Apple's systems alone. These are simple drawings of the same things, so that a picture says what is meant;
/// on a phone the symbol looks different, and can have another width.
public enum StandInSymbol: String, CaseIterable, Sendable {
  /// A shopping bag with a handle.
  case bag
  /// Waves around a dot, as of something live.
  case broadcast
  /// A page of a calendar.
  case calendar
  /// A shopping cart on wheels.
  case cart
  /// A checkmark without an enclosure.
  case checkmark
  /// The face of a clock.
  case clock
  /// A flame, for heat or popularity.
  case flame
  /// A gift box with a ribbon.
  case gift
  /// A heart, for favorites.
  case heart
  /// A house with a roof.
  case house
  /// A fork and a knife.
  case meal
  /// Two people, side by side.
  case people
  /// The head and shoulders of a person.
  case person
  /// A picture of a landscape.
  case photo
  /// A triangle that points to the right.
  case play
  /// An arrow in a circle.
  case refresh
  /// A star with five points.
  case star
  /// A label with a hole.
  case tag
  /// A ticket with notches and a dotted line.
  case ticket
  /// A person who walks.
  case walk
  /// A triangle with an exclamation mark.
  case warning
  /// A wrench, as for tools and settings.
  case wrench

  /// The names of the SF Symbols that it stands for.
  public var systemNames: [String] {
    switch self {
    case .bag: ["bag", "handbag"]
    case .broadcast:
      [
        "dot.radiowaves.left.and.right", "dot.radiowaves.forward", "dot.radiowaves.right",
        "dot.radiowaves.up.forward", "antenna.radiowaves.left.and.right", "wave.3.forward",
      ]
    case .calendar: ["calendar"]
    case .cart: ["cart"]
    case .checkmark: ["checkmark"]
    case .clock: ["clock", "timer"]
    case .flame: ["flame"]
    case .gift: ["gift", "giftcard"]
    case .heart: ["heart"]
    case .house: ["house"]
    case .meal: ["fork.knife"]
    case .people: ["person.2", "person.3"]
    case .person: ["person"]
    case .photo: ["photo"]
    case .play: ["play", "video"]
    case .refresh: ["arrow.clockwise", "arrow.triangle.2.circlepath"]
    case .star: ["star"]
    case .tag: ["tag", "percent"]
    case .ticket: ["ticket"]
    case .walk: ["figure.walk"]
    case .warning: ["exclamationmark.triangle", "exclamationmark"]
    case .wrench: ["wrench.and.screwdriver", "wrench", "wrench.adjustable"]
    }
  }

  /// The drawing for an SF Symbol; nil if there is none.
  ///
  /// Variants, such as `calendar.circle.fill`, have the drawing of the symbol itself.
  public static func named(_ systemName: String) -> StandInSymbol? {
    var name = systemName[...]
    while true {
      if let symbol = bySystemName[String(name)] { return symbol }
      guard let dot = name.lastIndex(of: "."), variants.contains(name[dot...].dropFirst()) else {
        return nil
      }
      name = name[..<dot]
    }
  }

  /// The drawing, a template on a square of 24 × 24.
  public var asset: ImageAsset {
    ImageAsset(
      content: .vector(
        VectorImage(viewBox: Self.viewBox, paths: SymbolSketch(steps: steps[...]).paths)),
      size: Self.viewBox.size, isTemplate: true)
  }

  private static let viewBox = Rect(x: 0, y: 0, width: 24, height: 24)

  /// The suffixes of symbol names that do not change what is drawn.
  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash"]

  private static let bySystemName: [String: StandInSymbol] = {
    var symbols: [String: StandInSymbol] = [:]
    for symbol in allCases {
      for name in symbol.systemNames { symbols[name] = symbol }
    }
    return symbols
  }()
}
