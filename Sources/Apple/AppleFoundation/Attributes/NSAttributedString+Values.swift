// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Attributed strings as objects, with the attributes of a scope. Foundation has these functions on Apple's systems only.
// Where UIKit or SwiftUI is imported, functions of theirs go before some of them, as they know more attributes.

extension NSAttributedString {
  /// Creates an object of a string with Foundation's attributes, such as links.
  @_disfavoredOverload public convenience init(_ attributedString: AttributedString) {
    // Foundation's attributes all have objects.
    self.init(
      attributedString: (try? attributedString.object(.foundation))
        ?? NSAttributedString(string: ""))
  }

  /// Creates an object of a string with the attributes of a scope; throws if a value has no object.
  public convenience init<Scope: AttributeScope>(
    _ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(attributedString, including: Scope.self) }

  /// Creates an object of a string with the attributes of a scope; throws if a value has no object.
  public convenience init<Scope: AttributeScope>(
    _ attributedString: AttributedString, including scope: Scope.Type
  ) throws { try self.init(attributedString: attributedString.object(ScopeKeys(scope))) }

  /// Creates an object of Markdown; links are relative to the base address.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates an object of a file's Markdown in UTF-8; throws if it is not UTF-8.
  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates an object of the Markdown in a file; throws if it cannot be read.
  public convenience init(
    contentsOf url: URL,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL))
  }
}

extension AttributedString {
  /// Creates a string of an object with Foundation's attributes, such as links; SwiftUI's initializer of this name goes before it.
  @_disfavoredOverload public init(_ nsStr: NSAttributedString) {
    self = (try? Self(nsStr, .foundation)) ?? Self(nsStr.string)
  }

  /// Creates a string of an object with the attributes of a scope; throws if one has a value of another type.
  @_disfavoredOverload public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(nsStr, including: Scope.self) }

  /// Creates a string of an object with the attributes of a scope; throws if one has a value of another type.
  @_disfavoredOverload public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws { try self.init(nsStr, ScopeKeys(scope)) }

  private init(_ object: NSAttributedString, _ keys: ScopeKeys) throws {
    self.init()
    let text = object.string as NSString
    let all = NSRange(location: 0, length: object.length)
    var failure: (any Error)?
    object.enumerateAttributes(in: all) { values, range, stop in
      do {
        let attributes = try AttributeContainer(values, keys)
        append(AttributedString(text.substring(with: range), attributes: attributes))
      } catch {
        failure = error
        stop.pointee = true
      }
    }
    if let failure { throw failure }
  }

  fileprivate func object(_ keys: ScopeKeys) throws -> NSAttributedString {
    let object = NSMutableAttributedString(string: "")
    for run in runs {
      object.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: try run.attributes.objects(keys)))
    }
    return object
  }
}

extension AttributeContainer {
  /// Creates attributes of those of an object that Foundation defines, such as links; what UIKit defines is left out, which is reported once.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let names = Set(ScopeKeys.foundation.keys.map { $0.name })
    if let other = dictionary.keys.map(\.rawValue).filter({ !names.contains($0) }).min() {
      reportUnavailable("AttributeContainer(_:) of '\(other)'", answer: "no such attribute")
    }
    self = (try? Self(dictionary, .foundation)) ?? Self()
  }

  /// Creates the attributes of a scope of those of an object; throws if one has a value of another type.
  public init<Scope: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any],
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(dictionary, ScopeKeys(Scope.self)) }

  /// Creates the attributes of a scope of those of an object; throws if one has a value of another type.
  public init<Scope: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: Scope.Type
  ) throws { try self.init(dictionary, ScopeKeys(scope)) }

  /// Creates the attributes of a scope of those of an object; those with a value of another type are left out.
  package init(
    readable objects: [NSAttributedString.Key: Any], of scope: any AttributeScope.Type
  ) {
    self.init()
    for key in ScopeKeys(scope).keys {
      if let object = objects[NSAttributedString.Key(key.name)] { try? read(key, object) }
    }
  }

  fileprivate init(_ objects: [NSAttributedString.Key: Any], _ keys: ScopeKeys) throws {
    self.init()
    for key in keys.keys {
      if let object = objects[NSAttributedString.Key(key.name)] { try read(key, object) }
    }
  }

  private mutating func read<Key: AttributedStringKey>(_ key: Key.Type, _ object: Any) throws {
    func value<Other: ObjectiveCConvertibleAttributedStringKey>(_ key: Other.Type) throws -> Any? {
      guard let object = object as? Other.ObjectiveCValue else { return nil }
      return try Other.value(for: object)
    }
    let other = key as? any ObjectiveCConvertibleAttributedStringKey.Type
    let found = try other.flatMap { try value($0) } ?? object
    // Numbers of all types are the same in objects, which Foundation on Linux does not know of this one.
    let length = Key.Value.self == CGFloat.self ? found as? NSNumber : nil
    guard let value = (length.map { CGFloat($0.doubleValue) } ?? found) as? Key.Value else {
      throw CocoaError(.coderInvalidValue)
    }
    set(key, value)
  }

  fileprivate func objects(_ keys: ScopeKeys) throws -> [NSAttributedString.Key: Any] {
    var objects: [NSAttributedString.Key: Any] = [:]
    func object<Key: AttributedStringKey>(_ key: Key.Type) throws -> Any? {
      guard let value = value(of: key) else { return nil }
      func converted<Other: ObjectiveCConvertibleAttributedStringKey>(
        _ key: Other.Type
      ) throws -> Any? { try (value as? Other.Value).map { try Other.objectiveCValue(for: $0) } }
      if let other = key as? any ObjectiveCConvertibleAttributedStringKey.Type {
        return try converted(other)
      }
      return value
    }
    for key in keys.keys { objects[NSAttributedString.Key(key.name)] = try object(key) }
    return objects
  }
}

extension [NSAttributedString.Key: Any] {
  /// Creates the attributes of an object of those that Foundation defines.
  public init(_ container: AttributeContainer) {
    self = (try? container.objects(.foundation)) ?? [:]
  }

  /// Creates the attributes of an object of those of a scope; throws if a value has no object.
  public init<Scope: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self = try container.objects(ScopeKeys(Scope.self)) }

  /// Creates the attributes of an object of those of a scope; throws if a value has no object.
  public init<Scope: AttributeScope>(
    _ container: AttributeContainer, including scope: Scope.Type
  ) throws { self = try container.objects(ScopeKeys(scope)) }
}

extension NSAttributedString.Key {
  /// The language of the text, as `en`.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// What a part of a line in Markdown is for, as the bits of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// A description of what the text stands for.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The address of an image that the text stands for.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// What a block of Markdown is for.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
}
