// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDevice {
  /// A name of a device, with the device.
  public struct Named: Hashable, Sendable {
    /// The name, as Apple writes it, or the identifier of the device.
    public let name: String
    /// The device of this name; other names may mean the same one.
    public let device: WidgetDevice
  }

  /// Finds the device of the given identifier or device name, such as `390x844`, `390×844`, `iPhone 14 Pro` or `iPhone SE`.
  ///
  /// Upper and lower case are the same. A name without its generation means the newest.
  ///
  /// - Returns: The device; nil if there is none of this name.
  public static func named(_ name: String) -> WidgetDevice? { matches(name).first?.device }

  /// The devices that a name may mean, the newest first.
  ///
  /// - Parameter name: An identifier, which means one device; a name as Apple or users write it, such as `iPhone SE (3rd generation)`,
  ///   `iPhone SE 3` or `se3`; or one without a generation, such as `iPhone SE`, `SE` or `iPad mini`, which means all of them.
  /// - Returns: The names that are meant; none if there is no such device.
  public static func matches(_ name: String) -> [Named] {
    let identifier = String(name.lowercased().map { $0 == "×" ? "x" : $0 })
    if let device = known.first(where: { $0.identifier == identifier }) {
      return [Named(name: device.identifier, device: device)]
    }
    let asked = DeviceName(name)
    guard !asked.words.isEmpty else { return [] }
    let named = known.flatMap { device in
      device.names.map { (name: DeviceName($0), match: Named(name: $0, device: device)) }
    }
    if let exact = named.first(where: { $0.name.isSpelled(like: asked) }) { return [exact.match] }
    return named.filter { $0.name.isGeneration(of: asked) }
      .sorted { $0.name.isNewer(than: $1.name) }
      .map(\.match)
  }
}

/// The name of a device in its parts: `iPhone SE (3rd generation)` is a line, `iphone se`, and a generation, 3.
private struct DeviceName {
  /// The words and numbers: `ipad`, `air`, `11`, `m`, `3`.
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var kind: Bool?
    for character in name.lowercased() {
      // The point of 12.9 inches belongs to the number.
      let isDigit = character.isNumber || character == "." && kind == true
      guard isDigit || character.isLetter else {
        kind = nil
        continue
      }
      if kind == isDigit, let last = words.popLast() {
        words.append(last + String(character))
      } else {
        words.append(String(character))
      }
      kind = isDigit
    }
    self.words = words.filter {
      !["generation", "gen", "inch", "mm", "st", "nd", "rd", "th"].contains($0)
    }
  }

  /// The words without that of all iPhones or iPads, which users omit.
  private var line: ArraySlice<String> {
    ["iphone", "ipad"].contains(words.first) && words.count > 1 ? words.dropFirst() : words[...]
  }

  /// Whether the names are the same but for spelling, or but for `iPhone` before something other than a number.
  func isSpelled(like asked: DeviceName) -> Bool {
    words == asked.words || isShort(asked) && line.elementsEqual(asked.words)
  }

  /// Whether this is a device of the line that another name names, whose generation it does not say.
  func isGeneration(of asked: DeviceName) -> Bool {
    let own = isShort(asked) ? line : words[...]
    return own.starts(with: asked.words) && Self.areGeneration(own.dropFirst(asked.words.count))
  }

  /// Whether a name omits that it is an iPhone or iPad: `SE`, `mini`, but not `15` and not `Pro`.
  private func isShort(_ asked: DeviceName) -> Bool {
    asked.words.first.map { !["iphone", "ipad", "pro", "plus"].contains($0) && !$0.isNumber }
      ?? false
  }

  /// Whether words are nothing but what tells generations and sizes of one line apart.
  private static func areGeneration(_ words: ArraySlice<String>) -> Bool {
    // Of an A17 Pro, the last word is part of the chip's name; of an iPhone 17 Pro, it is another line.
    let isChip = words.first == "a"
    return words.contains(where: \.isNumber)
      && words.allSatisfy { $0.isNumber || $0 == "a" || $0 == "m" || $0 == "pro" && isChip }
  }

  /// Whether the device came later: chips are newer than numbers of generations.
  func isNewer(than other: DeviceName) -> Bool {
    let (own, others) = (age, other.age)
    return own.hasChip != others.hasChip
      ? own.hasChip : own.number > others.number
  }

  private var age: (hasChip: Bool, number: Int) {
    let chip = words.lastIndex { ["m", "a"].contains($0) }
    let last = chip.map { words[words.index(after: $0)...] } ?? words.suffix(1)
    return (chip != nil, last.first.flatMap { Int($0) } ?? 0)
  }
}

extension String {
  fileprivate var isNumber: Bool { first?.isNumber == true }
}
