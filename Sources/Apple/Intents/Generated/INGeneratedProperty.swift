// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A property of a generated class, with the kind of its values and the methods of its handler.
public struct INGeneratedProperty {
  /// The name of the property.
  public let name: String

  /// The kind of the values, or of the elements of a list.
  public let kind: INGeneratedKind

  /// Whether the value is a list.
  public let isArray: Bool

  /// The method that returns the options; nil if code does not provide them.
  public private(set) var options: INGeneratedCall<Options>?

  /// Whether the handler searches the options.
  public private(set) var searchesOptions = false

  /// The method that returns the default value; nil if the intent declares none.
  public private(set) var defaultValue: INGeneratedCall<Default>?

  /// The method that resolves a value; nil if the intent declares none.
  public private(set) var resolution: INGeneratedCall<Resolution>?

  /// A function that asks for options with the handler, the intent, the text to search for and a
  /// completion.
  ///
  /// It returns whether the handler conforms to the protocol.
  public typealias Options = (
    Any, INIntent, String?, @escaping (INGeneratedOptions?, (any Error)?) -> Void
  ) -> Bool

  /// A function that asks a handler for the default value; nil if it does not conform to the
  /// protocol.
  public typealias Default = (Any, INIntent) -> INGeneratedDefault?

  /// A function that resolves a value with the handler, the intent and a completion, which gets a
  /// result for each element of a list.
  ///
  /// It returns whether the handler conforms to the protocol.
  public typealias Resolution = (
    Any, INIntent, @escaping ([INIntentResolutionResult]) -> Void
  ) -> Bool

  /// Creates a property without methods.
  public init(_ name: String, _ kind: INGeneratedKind, isArray: Bool = false) {
    self.name = name
    self.kind = kind
    self.isArray = isArray
  }

  /// Returns the property with a method that provides its options.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - searches: Whether the method takes a text to search for.
  ///   - call: A function that calls the method.
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

  /// Returns the property with a method that provides its default value.
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

  /// Returns the property with a method that resolves its value.
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

  /// Returns the property with a method that resolves each element of its list.
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

/// A method of a handler: its name, for messages, and a function that calls it.
public struct INGeneratedCall<Call> {
  /// The name of the method with its labels.
  public let method: String

  /// The function that calls the method.
  public let call: Call

  init(_ method: String, _ call: Call) {
    self.method = method
    self.call = call
  }
}

/// The default value of a handler, which may have none.
public struct INGeneratedDefault {
  /// The default value; nil if the handler has none.
  public let value: Any?
}

/// The options of a handler, without their type.
public struct INGeneratedOptions {
  /// A section of options with a title.
  public struct Section {
    /// The title of the section; nil for none.
    public let title: String?

    /// The options of the section, in order.
    public let items: [Any]
  }

  /// The sections of the options, in order.
  public let sections: [Section]
}

extension INObjectCollection {
  /// The options without their type.
  var generatedOptions: INGeneratedOptions {
    INGeneratedOptions(sections: sections.map { .init(title: $0.title, items: $0.items) })
  }
}
