// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A person that is a value of an intent.
public struct IntentPerson: Hashable, Sendable {
  /// What a parameter of people asks for.
  public enum ParameterMode: Hashable, Sendable {
    /// A contact, an email address, a phone number, or one of both.
    case contact, email, phone, emailOrPhone
  }

  /// The identifier of a person.
  public enum Identifier: Hashable, Sendable {
    /// An identifier that the app defines.
    case applicationDefined(String)
    /// The identifier of a contact in Contacts.
    case contact(String)
    /// No identifier is known.
    case unknown
  }

  /// The name of a person.
  public enum Name: Hashable, Sendable {
    /// The components of the name.
    case components(PersonNameComponents)
    /// The name as text.
    case displayName(String)
    /// No name is known.
    case unknown

    /// The name as text; empty if it is not known.
    public var displayString: String {
      switch self {
      case .displayName(let text): text
      case .unknown: ""
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  /// The identifier of the person.
  public var identifier: Identifier
  /// The name of the person.
  public var name: Name
  /// The handle of the person; nil if unknown.
  public var handle: Handle?
  /// The other handles of the person.
  public var aliases: [Handle]
  /// Whether the person is the user.
  public var isMe: Bool
  /// The picture of the person; nil for none.
  public var image: DisplayRepresentation.Image?

  /// Creates a person with a name; nil leaves a part out.
  public init(
    identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Creates a person of whom only a handle is known, which is the name, too.
  public init(handle: Handle) {
    self.init(name: .displayName(handle.value.text), handle: handle)
  }
}

extension IntentPerson {
  /// The handle by which a person can be reached.
  public struct Handle: Hashable, Sendable {
    /// The text of a handle, and what it is.
    public enum Value: Hashable, Sendable {
      /// The address of an email account.
      case emailAddress(String)
      /// The number of a phone.
      case phoneNumber(String)
      /// A text that the app defines.
      case applicationDefined(String)

      var text: String {
        switch self {
        case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
        }
      }
    }

    /// The use of a handle.
    public enum Label: Hashable, Sendable {
      /// A use that Contacts knows.
      case home, work, main, mobile, iPhone, pager, school, homeFax, workFax, other
      /// A use that the app names.
      case custom(String)
    }

    /// The text of the handle, and what it is.
    public var value: Value
    /// The use of the handle.
    public var label: Label

    /// Creates a handle from its text.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Creates a handle from an email address.
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// Creates a handle from a phone number.
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// Creates a handle from a text that the app defines; a nil label is ``Label/other``.
    public init(applicationDefined text: String, label: String? = nil) {
      self.init(
        .applicationDefined(text), label: label.map { .custom($0) } ?? .other)
    }
  }
}

extension IntentPerson: _IntentValue {
  /// The shape of the values: people.
  public static var hostedShape: HostedIntentShape { .person }

  /// The name of the person, as text.
  public var hostedValue: HostedIntentValue? { .text(name.displayString) }

  /// Returns the person with a name; nil if the value is not a text.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentPerson? {
    if case .text(let text) = value { IntentPerson(name: .displayName(text)) } else { nil }
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter of people; the mode is ignored, as people are entered as names here, a nil provider lists none, and the resolvers are
  /// not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }

  /// Creates a list of a number of people; the mode is ignored.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, default: defaultValue, size: size) }

  /// Creates a list of people whose number depends on the widget's family; the mode is ignored.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, default: defaultValue, size: size) }
}
