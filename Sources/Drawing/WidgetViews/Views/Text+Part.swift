// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Text {
  /// A part of the text with a look of its own.
  struct Part: Hashable, Sendable {
    /// The content of a part of a text.
    enum Content: Hashable, Sendable {
      case string(String)
      case key(LocalizedStringKey, table: String?, bundle: StringBundle?)
      // What is rare or large is behind a reference, so that a text stays small.
      indirect case image(Image)
      /// A text that is made in the environment where it is shown.
      case made(TextMaker)
      /// A text that the system keeps updating, as it is now.
      case live(String)
    }

    /// The look of a part apart from its font and its color; nil is left to what is around the
    /// text.
    struct Look: Hashable, Sendable {
      var design: Font.Design?
      var width: Font.Width?
      var tracking: Double?
      var baselineOffset: Double?
      var underline: LineStyle?
      var strikethrough: LineStyle?

      /// Whether nothing is said.
      var isPlain: Bool {
        design == nil && width == nil && tracking == nil && baselineOffset == nil
          && underline == nil && strikethrough == nil
      }
    }

    var content: Content
    var font: Font?
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospacedDigit = false
    var foreground: ShapeStyleValue?
    var look = Look()
    /// The URL of a Markdown link; it is drawn in the tint, and taps in a widget do not reach it.
    var link: String?
    /// What a screen reader reads instead, in parts of their own; nil for the string.
    var spoken: [Part]?
    /// Whether it is a moment that is written in another language than that of the environment.
    var isUntranslated = false

    init(content: Content = .string("")) {
      self.content = content
    }

    /// The string, once it is written.
    var string: String {
      switch content {
      case .string(let string), .live(let string): string
      case .image: "\u{FFFC}"
      case .key, .made: ""
      }
    }

    /// The part with what is said of the text that it is put into, where it says nothing itself.
    func inheriting(_ outer: Part) -> Part {
      var part = self
      part.font = font ?? outer.font
      part.weight = weight ?? outer.weight
      part.isBold = isBold ?? outer.isBold
      part.isItalic = isItalic ?? outer.isItalic
      part.isMonospacedDigit = isMonospacedDigit || outer.isMonospacedDigit
      part.foreground = foreground ?? outer.foreground
      part.look.design = look.design ?? outer.look.design
      part.look.width = look.width ?? outer.look.width
      part.look.tracking = look.tracking ?? outer.look.tracking
      part.look.baselineOffset = look.baselineOffset ?? outer.look.baselineOffset
      part.look.underline = look.underline ?? outer.look.underline
      part.look.strikethrough = look.strikethrough ?? outer.look.strikethrough
      return part
    }

    /// The part with what is written where it is shown: strings and images only.
    func written(in environment: EnvironmentValues) -> [Part] {
      switch content {
      case .string, .image, .live: return [self]
      case .key(let key, let table, let bundle):
        return key.parts(self, table: table, bundle: bundle, in: environment).flatMap {
          // A text that is interpolated may be a key itself.
          if case .key = $0.content { return $0.written(in: environment) }
          if case .made = $0.content { return $0.written(in: environment) }
          return [$0]
        }
      case .made(let maker):
        var part = self
        let string = maker.string(in: environment)
        part.content = maker.isLive ? .live(string) : .string(string)
        part.isUntranslated = maker.isMoment && environment.writesMomentsInEnglish
        return [part]
      }
    }

    /// The part as it is laid out.
    ///
    /// - Parameters:
    ///   - string: The text to write.
    ///   - traits: What the environment says of texts that few views say.
    ///   - resolver: What adds images, and knows colors and fonts.
    ///   - size: The size of the largest font so far, in points.
    /// - Returns: The part with its font and color.
    func span(
      _ string: String, _ traits: TextTraits?, in resolver: inout ViewResolver, size: inout Double
    ) -> TextSpan {
      let snapshot = resolver.snapshot
      var font = font ?? snapshot.values.font ?? .body
      if let weight = weight ?? snapshot.values.fontWeight { font = font.weight(weight) }
      if isBold ?? snapshot.values.isBold { font = font.bold() }
      if isItalic ?? snapshot.values.isItalic { font = font.italic() }
      if isMonospacedDigit || snapshot.values.isMonospacedDigit { font = font.monospacedDigit() }
      if let design = look.design ?? traits?.design { font = font.design(design) }
      if let width = look.width ?? traits?.width { font = font.width(width) }
      var resolved = font.resolved(in: snapshot.values.dynamicTypeSize)
      size = max(size, resolved.size)
      if isUntranslated { resolver.report(.dateLanguage) }
      if link != nil { resolver.report(.textLink) }
      if resolved.design != .default { resolver.report(.fontDesign(resolved.design)) }
      if resolved.width != .standard { resolver.report(.fontWidth) }
      let color = resolver.color(foreground ?? .level(0))
      var isImage = false
      if case .image = content { isImage = true }
      guard traits != nil || !look.isPlain || resolved.name != nil || isImage else {
        return TextSpan(string: string, font: resolved, color: color)
      }
      var spanLook = SpanLook()
      spanLook.tracking = finite(look.tracking ?? traits?.tracking)
      spanLook.baselineOffset = finite(look.baselineOffset ?? traits?.baselineOffset)
      spanLook.underline = (look.underline ?? traits?.underline).flatMap {
        line($0, in: &resolver)
      }
      spanLook.strikethrough = (look.strikethrough ?? traits?.strikethrough).flatMap {
        line($0, in: &resolver)
      }
      if let name = resolved.name {
        spanLook.file = snapshot.values.fonts[name]?.at(weight: resolved.weight)
        if spanLook.file == nil {
          resolver.report(.missingFont(name: name))
          resolved.name = nil
        }
      }
      if case .image(let image) = content {
        spanLook.add(image, font: font, color: foreground, in: &resolver)
      }
      var written = string
      switch traits?.textCase {
      case .uppercase: written = string.uppercased()
      case .lowercase: written = string.lowercased()
      case nil: break
      }
      return TextSpan(string: written, font: resolved, color: color, look: spanLook)
    }

    private func finite(_ length: Double?) -> Double {
      guard let length, length.isFinite else { return 0 }
      return min(max(-1e4, length), 1e4)
    }

    private func line(
      _ style: LineStyle, in resolver: inout ViewResolver
    ) -> SpanLook.Line? {
      style.isActive
        ? SpanLook.Line(
          pattern: style.pattern, color: style.color.map { resolver.color(.color($0)) }) : nil
    }
  }
}

extension SpanLook {
  /// Adds an image to the tree, without a place of its own, as large as it is in the font.
  fileprivate mutating func add(
    _ image: Image, font: Font, color: ShapeStyleValue?, in resolver: inout ViewResolver
  ) {
    let number = resolver.detachedImage(image) {
      $0.font = font
      if let color { $0.setForeground(color) }
    }
    guard let number else { return }
    self.image = number
    let shown = resolver.tree.images[Int(number)]
    imageSize = shown.size
    imageDrop = shown.baseline.map { max(0, shown.size.height - $0) } ?? 0
  }
}

/// A function that makes a part of a text in the environment where it is shown.
struct TextMaker: Hashable, Sendable {
  /// A function that is the same as itself only.
  private final class Function: @unchecked Sendable {
    let make: (EnvironmentValues) -> String

    init(_ make: @escaping (EnvironmentValues) -> String) {
      self.make = make
    }
  }

  private let function: Function

  /// Whether the system goes on writing it.
  let isLive: Bool

  /// Whether it writes a moment in words.
  let isMoment: Bool

  /// A widget is resolved by one call on one thread, which is the only one that calls the function.
  init(
    isLive: Bool = false, isMoment: Bool = false, _ make: @escaping (EnvironmentValues) -> String
  ) {
    function = Function(make)
    self.isLive = isLive
    self.isMoment = isMoment
  }

  func string(in environment: EnvironmentValues) -> String { function.make(environment) }

  static func == (left: TextMaker, right: TextMaker) -> Bool { left.function === right.function }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
