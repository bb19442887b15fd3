// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Foundation has these conformances on Apple's systems only.
//
// A text without attributes is a string. Another one is an array in which each part is followed by a dictionary of its attributes.

// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  /// Encodes the text with Foundation's attributes.
  public func encode(to encoder: any Encoder) throws {
    let parts = runs.map { (String(self[$0.range].characters), $0.attributes) }
    guard parts.contains(where: { $0.1 != AttributeContainer() }) else {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
      return
    }
    var container = encoder.unkeyedContainer()
    for (text, attributes) in parts {
      try container.encode(text)
      try attributes.encode(to: container.superEncoder(), keys: ScopeKeys.foundation.keys)
    }
  }

  /// Reads a text with Foundation's attributes.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let text = try container.decode(String.self)
      let attributes = try AttributeContainer(
        from: container.superDecoder(), keys: ScopeKeys.foundation.keys)
      append(AttributedString(text, attributes: attributes))
    }
  }
}

// Foundation's configuration on Linux does not say which attributes its scope has, so that those of Foundation are coded for any.

// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive CodableWithConfiguration {
  /// Encodes the text with Foundation's attributes.
  public func encode(
    to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
  ) throws { try encode(to: encoder) }

  /// Reads a text with Foundation's attributes.
  public init(
    from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
  ) throws { try self.init(from: decoder) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension AttributeContainer: @retroactive CodableWithConfiguration {
  /// Encodes the attributes that Foundation defines.
  public func encode(
    to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
  ) throws { try encode(to: encoder, keys: ScopeKeys.foundation.keys) }

  /// Reads the attributes that Foundation defines.
  public init(
    from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
  ) throws { try self.init(from: decoder, keys: ScopeKeys.foundation.keys) }

  fileprivate func encode(
    to encoder: any Encoder, keys: [any AttributedStringKey.Type]
  ) throws {
    var container = encoder.container(keyedBy: AttributeName.self)
    func encode<Key: EncodableAttributedStringKey>(_ key: Key.Type) throws {
      guard let value = value(of: key) else { return }
      try Key.encode(value, to: container.superEncoder(forKey: AttributeName(key.name)))
    }
    for key in keys {
      if let key = key as? any EncodableAttributedStringKey.Type { try encode(key) }
    }
  }

  fileprivate init(from decoder: any Decoder, keys: [any AttributedStringKey.Type]) throws {
    self.init()
    let container = try decoder.container(keyedBy: AttributeName.self)
    for key in keys where container.contains(AttributeName(key.name)) {
      guard let key = key as? any DecodableAttributedStringKey.Type else { continue }
      try read(key, from: container.superDecoder(forKey: AttributeName(key.name)))
    }
  }

  private mutating func read<Key: DecodableAttributedStringKey>(
    _ key: Key.Type, from decoder: any Decoder
  ) throws { set(key, try Key.decode(from: decoder)) }
}

/// The name of an attribute in encoded texts and in Markdown.
struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
