// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import QuickActions

extension MessageWriter {
  /// Writes the default value of a parameter; nil for none.
  package mutating func defaultValue(_ value: ParameterValue?) {
    object { $0.member("value", value) { $0.value($1) } }
  }

  /// Writes options in their sections.
  package mutating func options(_ options: ObjectCollection<ParameterOption>) {
    array(options.sections) { writer, section in
      writer.object { writer in
        if let title = section.title {
          writer.key("title")
          writer.string(title)
        }
        writer.key("options")
        writer.array(section.items) { $0.option($1) }
      }
    }
  }

  private mutating func option(_ option: ParameterOption) {
    object { writer in
      writer.key("value")
      writer.value(option.value)
      writer.key("title")
      writer.string(option.title)
      if let subtitle = option.subtitle {
        writer.key("subtitle")
        writer.string(subtitle)
      }
    }
  }

  /// Writes what came of resolving a parameter.
  package mutating func resolutions(_ resolutions: [ParameterResolution]) {
    array(resolutions) { writer, resolution in
      writer.array { writer in
        switch resolution {
        case .success(let value):
          writer.string("success")
          writer.value(value)
        case .disambiguation(let options):
          writer.string("disambiguation")
          writer.array(options) { $0.option($1) }
        case .confirmationRequired(let value):
          writer.string("confirmationRequired")
          writer.optional(value) { $0.value($1) }
        case .needsValue: writer.string("needsValue")
        case .notRequired: writer.string("notRequired")
        case .unsupported(let reason):
          writer.string("unsupported")
          writer.optional(reason) { $0.integer($1) }
        }
      }
    }
  }
}

extension MessageReader {
  /// Reads options in their sections.
  package func options() throws(MessageError) -> ObjectCollection<ParameterOption> {
    ObjectCollection(
      sections: try array { (reader) throws(MessageError) in
        ObjectCollection<ParameterOption>.Section(
          title: try reader["title"]?.string(),
          items: try reader.member("options").array { (reader) throws(MessageError) in
            try reader.option()
          })
      })
  }

  private func option() throws(MessageError) -> ParameterOption {
    ParameterOption(
      value: try member("value").parameterValue(), title: try member("title").string(),
      subtitle: try self["subtitle"]?.string())
  }

  /// Reads what came of resolving a parameter.
  package func resolutions() throws(MessageError) -> [ParameterResolution] {
    try array { (reader) throws(MessageError) in
      var items = try reader.items()
      let kind = try items.string()
      switch kind {
      case "success": return .success(try items.next().parameterValue())
      case "disambiguation":
        return .disambiguation(
          try items.next().array { (reader) throws(MessageError) in try reader.option() })
      case "confirmationRequired":
        return .confirmationRequired(items.nextIfAny()?.parameterValue())
      case "needsValue": return .needsValue
      case "notRequired": return .notRequired
      case "unsupported": return .unsupported(reason: try items.nextIfAny()?.integer())
      default: throw MessageError("'\(kind)' is not a resolution")
      }
    }
  }
}
