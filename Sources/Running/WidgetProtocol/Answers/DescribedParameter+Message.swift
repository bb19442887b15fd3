// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

extension DescribedParameter {
  init(_ message: MessageReader) throws(MessageError) {
    self.init(
      name: try message.member("name").string(), title: try message.member("title").string(),
      kind: try message.member("kind").name())
    help = try message["description"]?.string()
    type = try message["type"]?.string()
    typeTitle = try message["typeTitle"]?.string()
    isList = try message["isList"]?.bool() ?? false
    isOptional = try message["isOptional"]?.bool() ?? false
    defaultValue = message["default"]?.parameterValue()
    options = try message["options"].map { (reader) throws(MessageError) in try reader.name() }
    size = try message["size"].map { (reader) throws(MessageError) in try Size(reader) }
    for (family, reader) in try message["sizes"]?.members() ?? [] {
      sizes[family] = try Size(reader)
    }
    minimum = try message["minimum"]?.number()
    maximum = try message["maximum"]?.number()
    style = try message["style"]?.string()
    capitalization = try message["capitalization"]?.string()
    isMultiline = try message["isMultiline"]?.bool() ?? false
    booleanTitles = try message["booleanTitles"]?.strings() ?? []
    quantity = try message["quantity"]?.string()
    currencies = try message["currencies"]?.strings() ?? []
    fileTypes = try message["fileTypes"]?.strings() ?? []
    cases =
      try message["cases"]?.array { (reader) throws(MessageError) in
        Case(
          name: try reader.member("name").string(), title: try reader.member("title").string())
      } ?? []
    visibility = try message["shown"].map { (reader) throws(MessageError) in
      try ParameterVisibility(reader)
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(name)
      writer.key("title")
      writer.string(title)
      writer.key("kind")
      writer.string(kind.rawValue)
      for (key, text) in [
        ("description", help), ("type", type), ("typeTitle", typeTitle), ("style", style),
        ("capitalization", capitalization), ("quantity", quantity), ("options", options?.rawValue),
      ] {
        writer.member(key, text) { $0.string($1) }
      }
      for (key, flag) in [
        ("isList", isList), ("isOptional", isOptional), ("isMultiline", isMultiline),
      ] where flag {
        writer.key(key)
        writer.bool(true)
      }
      writer.member("default", defaultValue) { $0.value($1) }
      writer.member("size", size) { $1.write(to: &$0) }
      if !sizes.isEmpty {
        writer.key("sizes")
        writer.object { writer in
          for (family, size) in sizes.sorted(by: { $0.key < $1.key }) {
            writer.key(family)
            size.write(to: &writer)
          }
        }
      }
      writer.member("minimum", minimum) { $0.number($1) }
      writer.member("maximum", maximum) { $0.number($1) }
      for (key, texts) in [
        ("booleanTitles", booleanTitles), ("currencies", currencies), ("fileTypes", fileTypes),
      ] where !texts.isEmpty {
        writer.key(key)
        writer.array(texts) { $0.string($1) }
      }
      if !cases.isEmpty {
        writer.key("cases")
        writer.array(cases) { writer, part in
          writer.object { writer in
            writer.key("name")
            writer.string(part.name)
            writer.key("title")
            writer.string(part.title)
          }
        }
      }
      writer.member("shown", visibility) { $1.write(to: &$0) }
    }
  }
}

extension DescribedParameter.Size {
  fileprivate init(_ message: MessageReader) throws(MessageError) {
    var items = try message.items()
    self.init(minimum: try items.next().integer(), maximum: try items.next().integer())
  }

  fileprivate func write(to writer: inout MessageWriter) {
    writer.array {
      $0.integer(minimum)
      $0.integer(maximum)
    }
  }
}

extension MessageReader {
  func strings() throws(MessageError) -> [String] {
    try array { (reader) throws(MessageError) in try reader.string() }
  }
}

extension MessageWriter {
  /// Writes a member that need not be there.
  mutating func member<Value>(
    _ key: String, _ value: Value?, _ write: (inout MessageWriter, Value) -> Void
  ) {
    guard let value else { return }
    self.key(key)
    write(&self, value)
  }
}
