// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension YAMLValue {
  /// The node as an XML property list.
  var propertyList: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(element)</plist>\n"
  }

  private var element: String {
    switch self {
    case .scalar(let text, let isPlain):
      if let boolean { return boolean ? "<true/>" : "<false/>" }
      return isPlain && Int(text) != nil
        ? "<integer>\(text)</integer>" : "<string>\(Self.escaped(text))</string>"
    case .sequence(let elements): return "<array>\(elements.map(\.element).joined())</array>"
    case .mapping(let entries):
      let inside = entries.map { "<key>\(Self.escaped($0.key))</key>\($0.value.element)" }
      return "<dict>\(inside.joined())</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
