// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// An element that two pictures do not show alike.
package struct PictureChange: Hashable, Sendable {
  /// The element before; nil if it is new.
  package var before: PictureElement?

  /// The element after; nil if it is gone.
  package var after: PictureElement?

  /// The change as a sentence, as in `text 'Steps' moved 1 pt right`.
  package var sentence: String {
    switch (before, after) {
    case (let before?, let after?): "\(before.title) \(Self.words(before, after))"
    case (nil, let after?):
      "\(after.title) is new"
        + (after.name.isEmpty ? "" : ", at \(after.origin.x.points), \(after.origin.y.points)")
    case (let before?, nil): "\(before.title) is gone"
    case (nil, nil): ""
    }
  }

  private static func words(_ before: PictureElement, _ after: PictureElement) -> String {
    var parts: [String] = []
    if before.name != after.name { parts.append("is now '\(after.name)'") }
    if let distance = distance(before, after) { parts.append("moved \(distance)") }
    parts += [
      growth(after.size.width - before.size.width, larger: "wider", smaller: "narrower"),
      growth(
        after.size.height - before.size.height, larger: after.kind == .text ? "larger" : "higher",
        smaller: after.kind == .text ? "smaller" : "lower"),
    ].compactMap(\.self)
    let isResized = before.size != after.size
    for property in after.properties {
      let old = before.properties.first { $0.name == property.name }
      guard old?.value != property.value, !(isResized && property.name == "outline") else {
        continue
      }
      parts.append(sentence(property.name, from: old?.value, to: property.value))
    }
    for old in before.properties
    where !after.properties.contains(where: { $0.name == old.name }) {
      parts.append(sentence(old.name, from: old.value, to: nil))
    }
    return parts.isEmpty ? "is drawn at another depth" : parts.joined(separator: ", ")
  }

  /// How far it is from one place to the other, as in `1 pt left and 2 pt down`; nil if it is the same place.
  private static func distance(_ before: PictureElement, _ after: PictureElement) -> String? {
    let (x, y) = (after.origin.x - before.origin.x, after.origin.y - before.origin.y)
    let parts = [(x, "right", "left"), (y, "down", "up")].compactMap { length, more, less in
      abs(length) < 0.0005 ? nil : "\(abs(length).points) pt \(length > 0 ? more : less)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func growth(_ length: Double, larger: String, smaller: String) -> String? {
    guard abs(length) >= 0.0005 else { return nil }
    return "is \(abs(length).points) pt \(length > 0 ? larger : smaller)"
  }

  /// A change of a property; of outlines and of definitions in the file, only the name is of use.
  private static func sentence(_ name: String, from old: String?, to new: String?) -> String {
    let values = [old, new].compactMap(\.self)
    guard values.allSatisfy({ $0.utf8.count <= 60 && !$0.hasPrefix("url(") }), name != "outline"
    else { return "has another \(name)" }
    switch (old, new) {
    case (let old?, let new?): return "has the \(name) \(new) instead of \(old)"
    case (nil, let new?): return "has the \(name) \(new)"
    default: return "has lost the \(name) \(old ?? "")"
    }
  }
}
