// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

/// The title of a screen on a page: the devices that have it, and its size in points.
struct DeviceTitle {
  /// The devices, those of a line as one: `iPhone SE (2nd, 3rd generation)`, `iPhone 8`.
  let names: [String]

  /// The size in points: `375 × 667`.
  let points: String

  /// Names a device in the language of the page.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - texts: The texts of the page.
  ///   - subject: What is drawn on it; empty if that is the same on the whole page.
  ///   - isOneDevice: Whether the page has one device only, which need not be named.
  init(
    _ device: WidgetDevice, _ texts: PageTexts, showing subject: String = "",
    isOneDevice: Bool = false
  ) {
    var lines: [Line] = []
    for name in device.names {
      let model = Line(name)
      let known = lines.firstIndex { $0.name == model.name && $0.isNumbered == model.isNumbered }
      if let known, !model.kinds.isEmpty {
        lines[known].kinds += model.kinds
      } else {
        lines.append(model)
      }
    }
    let width = String(device.identifier.prefix { $0 != "x" })
    let known = lines.isEmpty ? [texts(.deviceUnnamed, width)] : lines.map { $0.title(texts) }
    let all = isOneDevice ? subject : "\(subject) · \(known[0])"
    names = subject.isEmpty ? known : [all]
    points = Self.spelled(device.identifier)
    distinct = lines.isEmpty ? "\(names[0]) \(points)" : names[0]
  }

  /// The first line of devices, which stands for all if there is little room.
  var short: String { names[0] }

  /// The title that is distinct from all others without the size beside it.
  let distinct: String

  /// `390x844` with the sign that it stands for.
  private static func spelled(_ identifier: String) -> String {
    identifier.split(separator: "x", omittingEmptySubsequences: false).joined(separator: " × ")
  }

  /// A device's name in its parts.
  private struct Line {
    private static let generation = " generation"

    /// The name without what is in parentheses.
    var name: String
    /// The parts in parentheses: `3rd`, or the name of a chip.
    var kinds: [String] = []
    /// Whether the kinds are numbers of generations.
    var isNumbered = false

    init(_ name: String) {
      self.name = name
      guard name.hasSuffix(")"), let start = name.firstRange(of: " (") else { return }
      self.name = String(name[..<start.lowerBound])
      let kind = name[start.upperBound...].dropLast()
      isNumbered = kind.hasSuffix(Self.generation)
      kinds = [String(isNumbered ? kind.dropLast(Self.generation.count) : kind)]
    }

    private static func number(_ kind: String) -> Int { Int(kind.filter(\.isNumber)) ?? 0 }

    func title(_ texts: PageTexts) -> String {
      guard !kinds.isEmpty else { return name }
      // Numbers count upwards, and the names of chips have numbers, too.
      let kinds = kinds.sorted { (Self.number($0), $0) < (Self.number($1), $1) }
      switch (isNumbered, texts.language) {
      case (true, .english): return texts(.deviceGenerations, name, texts.list(kinds))
      // `2nd` is 第2.
      case (true, .japanese):
        let numbers = kinds.map { $0.filter(\.isNumber) }
        return texts(.deviceGenerations, name, numbers.joined(separator: "・"))
      case (false, _): return texts(.deviceKinds, name, texts.list(kinds))
      }
    }
  }
}
