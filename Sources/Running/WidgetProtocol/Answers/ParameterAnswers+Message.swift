// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActions

extension MessageWriter {
  /// Writes the default value of a parameter; nil for none.
  package mutating func defaultValue(_ value: ParameterValue?) {
    var value = value
    object { $0.member("value", ifAny: &value) }
  }

  /// Writes options in their sections.
  package mutating func options(_ options: ObjectCollection<ParameterOption>) {
    options.sections.put(on: &self)
  }

  /// Writes what came of resolving a parameter.
  package mutating func resolutions(_ resolutions: [ParameterResolution]) {
    resolutions.put(on: &self)
  }
}

extension MessageReader {
  /// Reads options in their sections.
  package func options() throws(MessageError) -> ObjectCollection<ParameterOption> {
    ObjectCollection(sections: try read())
  }

  /// Reads what came of resolving a parameter.
  package func resolutions() throws(MessageError) -> [ParameterResolution] { try read() }
}

extension ObjectCollection.Section: WireValue, WireFields, WireObject
where Object == ParameterOption {
  static var blank: Self { Self(title: nil, items: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("title", ifAny: &title)
    try wire.member("options", &items)
  }
}

extension ParameterOption: WireObject {
  static var blank: ParameterOption { ParameterOption(value: false, title: "") }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("value", &value)
    try wire.member("title", &title)
    try wire.member("subtitle", ifAny: &subtitle)
  }
}

extension ParameterResolution: WireChoice {
  static var noun: String { "a resolution" }

  static func blank(named name: String) -> ParameterResolution? {
    switch name {
    case "success": .success(false)
    case "disambiguation": .disambiguation([])
    case "confirmationRequired": .confirmationRequired(nil)
    case "needsValue": .needsValue
    case "notRequired": .notRequired
    case "unsupported": .unsupported(reason: nil)
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .success(let value): self = .success(try wire.next("success", value))
    case .disambiguation(let options):
      self = .disambiguation(try wire.next("disambiguation", options))
    case .confirmationRequired(let value):
      self = .confirmationRequired(try wire.next("confirmationRequired", value))
    case .needsValue: wire.kind("needsValue")
    case .notRequired: wire.kind("notRequired")
    case .unsupported(let reason): self = .unsupported(reason: try wire.next("unsupported", reason))
    }
  }
}
