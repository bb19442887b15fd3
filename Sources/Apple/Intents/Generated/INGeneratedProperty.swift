// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A property of a generated class: its name, what its values are, and what its handler is asked about it.
public struct INGeneratedProperty {
  /// The name of the property.
  public let name: String

  /// What the values are; of a list, each element.
  public let kind: INGeneratedKind

  /// Whether the value is a list.
  public let isArray: Bool

  /// The method that gives the options; nil if they do not come from code.
  public private(set) var options: INGeneratedCall<Options>?

  /// Whether the options are searched by the handler.
  public private(set) var searchesOptions = false

  /// The method that gives the value that is chosen before anybody chooses; nil if the intent declares none.
  public private(set) var defaultValue: INGeneratedCall<Default>?

  /// The method that resolves a value; nil if the intent declares none.
  public private(set) var resolution: INGeneratedCall<Resolution>?

  /// How options are asked for: the handler, the intent, the text to search for, and what takes the answer.
  ///
  /// The result says whether the handler conforms to the protocol.
  public typealias Options = (
    Any, INIntent, String?, @escaping (INGeneratedOptions?, (any Error)?) -> Void
  ) -> Bool

  /// How a default is asked for: the handler and the intent; nil if the handler does not conform to the protocol.
  public typealias Default = (Any, INIntent) -> INGeneratedDefault?

  /// How a value is resolved: the handler, the intent, and what takes the results, one for each element of a list.
  ///
  /// The result says whether the handler conforms to the protocol.
  public typealias Resolution = (
    Any, INIntent, @escaping ([INIntentResolutionResult]) -> Void
  ) -> Bool

  /// Makes a property.
  public init(_ name: String, _ kind: INGeneratedKind, isArray: Bool = false) {
    self.name = name
    self.kind = kind
    self.isArray = isArray
  }

  /// The property with a method of a protocol that gives its options.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - searches: Whether the method takes the text to search for.
  ///   - call: Calls it.
  /// - Returns: The property with the method.
  public func options<Handling, Intent: INIntent, Item>(
    _ method: String, searches: Bool = false,
    _ call:
      @escaping (
        Handling, Intent, String?, @escaping (INObjectCollection<Item>?, (any Error)?) -> Void
      ) -> Void
  ) -> Self {
    var copy = self
    copy.searchesOptions = searches
    copy.options = INGeneratedCall(method) { handler, intent, searchTerm, completion in
      guard let handler = handler as? Handling, let intent = intent as? Intent else { return false }
      call(handler, intent, searchTerm) { completion($0?.generatedOptions, $1) }
      return true
    }
    return copy
  }

  /// The property with a method of a protocol that gives its default.
  public func defaultValue<Handling, Intent: INIntent, Value>(
    _ method: String, _ call: @escaping (Handling, Intent) -> Value?
  ) -> Self {
    var copy = self
    copy.defaultValue = INGeneratedCall(method) { handler, intent in
      guard let handler = handler as? Handling, let intent = intent as? Intent else { return nil }
      return INGeneratedDefault(value: call(handler, intent))
    }
    return copy
  }

  /// The property with a method of a protocol that resolves its value.
  public func resolution<Handling, Intent: INIntent, Result: INIntentResolutionResult>(
    _ method: String,
    _ call: @escaping (Handling, Intent, @escaping (Result) -> Void) -> Void
  ) -> Self {
    var copy = self
    copy.resolution = INGeneratedCall(method) { handler, intent, completion in
      guard let handler = handler as? Handling, let intent = intent as? Intent else { return false }
      call(handler, intent) { completion([$0]) }
      return true
    }
    return copy
  }

  /// The property with a method of a protocol that resolves each element of its list.
  public func resolutions<Handling, Intent: INIntent, Result: INIntentResolutionResult>(
    _ method: String,
    _ call: @escaping (Handling, Intent, @escaping ([Result]) -> Void) -> Void
  ) -> Self {
    var copy = self
    copy.resolution = INGeneratedCall(method) { handler, intent, completion in
      guard let handler = handler as? Handling, let intent = intent as? Intent else { return false }
      call(handler, intent, completion)
      return true
    }
    return copy
  }
}

/// A method of a handler: its name, for messages, and how it is called.
public struct INGeneratedCall<Call> {
  /// The name with its labels.
  public let method: String

  /// Calls it.
  public let call: Call

  init(_ method: String, _ call: Call) {
    self.method = method
    self.call = call
  }
}

/// The default that a handler gave, if it has one.
public struct INGeneratedDefault {
  /// The value; nil if the handler has no default.
  public let value: Any?
}

/// The options that a handler gave, without the type of the items.
public struct INGeneratedOptions {
  /// Options under one heading.
  public struct Section {
    /// The heading; nil for none.
    public let title: String?

    /// The options, in order.
    public let items: [Any]
  }

  /// The sections, in order.
  public let sections: [Section]
}

extension INObjectCollection {
  /// The options without their type.
  var generatedOptions: INGeneratedOptions {
    INGeneratedOptions(sections: sections.map { .init(title: $0.title, items: $0.items) })
  }
}
