// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension XcodeResolvedSettings {
  /// What is known of a setting without the files that only a build or another machine has.
  package enum Knowledge: Hashable, Sendable {
    /// Nothing sets it.
    case unset
    /// Something that cannot be read may set it, or its value needs a variable that nothing sets.
    case unknown
    /// Its value, without variables.
    case value(String)

    /// The value; nil if there is none or it is not known.
    package var value: String? {
      if case .value(let text) = self { text } else { nil }
    }
  }

  /// What is known of a setting.
  package func knowledge(of name: String) -> Knowledge { knowledge(of: name, depth: 0) }

  private func knowledge(of name: String, depth: Int) -> Knowledge {
    for index in layers.indices.reversed() {
      if unreadLayers.contains(index) { return .unknown }
      guard let raw = value(of: name, in: layers[index]) else { continue }
      guard hasKnownVariables(raw, depth: depth) else { return .unknown }
      return .value(self[name] ?? "")
    }
    return .unset
  }

  /// The platforms that are built for, as the names of their SDKs, such as `iphoneos`; nil if that is not known.
  package var platforms: Set<String>? {
    if let supported = knowledge(of: "SUPPORTED_PLATFORMS").value, !supported.isEmpty {
      return Set(supported.split(separator: " ").map(String.init))
    }
    // What is built for every system says which in the other setting.
    return knowledge(of: "SDKROOT").value.flatMap { $0 == "auto" ? nil : [$0] }
  }

  /// A text with the values in place of its variables; nil if one of them is not known.
  package func knownExpansion(of text: String) -> String? {
    hasKnownVariables(text, depth: 0) ? expanding(text) : nil
  }

  /// Whether all variables of a text have known values.
  private func hasKnownVariables(_ text: String, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[dollar...].dropFirst()
      // A name without brackets ends where only Xcode knows.
      guard let open = rest.first, open == "(" || open == "{" else { return false }
      let name = rest.dropFirst().prefix { !":)}$".contains($0) }
      // A variable whose name has a variable in it, or a bracket that nothing closes.
      guard rest.dropFirst(name.count + 1).first != "$", rest.contains(open == "(" ? ")" : "}")
      else { return false }
      guard name == "inherited" || knowledge(of: String(name), depth: depth + 1).value != nil else {
        return false
      }
    }
    return true
  }
}
