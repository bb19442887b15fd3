// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
  /// The content.
  public let data: Data
  /// The name.
  public var filename: String
  /// Where it is; nil if it has no place.
  public let fileURL: URL?

  /// Makes a file of its content.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// Makes a file of one on the disk, whose content is empty if it cannot be read.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

extension IntentFile: _IntentValue {
  /// Files.
  public static var hostedShape: HostedIntentShape { .file }
  /// The path.
  public var hostedValue: HostedIntentValue? { .text(fileURL?.path ?? filename) }

  /// The file at a path; nil if there is none.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentFile? {
    guard case .text(let path) = value, FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}

/// A person.
public struct IntentPerson: Hashable, Sendable {
  /// How a person can be reached.
  public struct Handle: Hashable, Sendable {
    /// The address or the number.
    public var value: String

    /// Makes a handle.
    public init(value: String) { self.value = value }
  }

  /// What a person is found by.
  public enum Identifier: Hashable, Sendable {
    /// The app's own name for the person.
    case applicationDefined(String)
    /// The identifier of a contact.
    case contactIdentifier(String)
  }

  /// A name.
  public enum Name: Hashable, Sendable {
    /// The name in its parts.
    case components(PersonNameComponents)
    /// The name as it is shown.
    case displayString(String)
  }

  /// What the person is found by; nil if it is not known.
  public var identifier: Identifier?
  /// The name.
  public var name: Name
  /// How the person can be reached; nil if it is not known.
  public var handle: Handle?

  /// Makes a person.
  public init(identifier: Identifier? = nil, name: Name, handle: Handle? = nil) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

extension IntentPerson: _IntentValue {
  /// People.
  public static var hostedShape: HostedIntentShape { .person }

  /// The name.
  public var hostedValue: HostedIntentValue? {
    switch name {
    case .displayString(let text): .text(text)
    case .components(let parts):
      .text([parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " "))
    }
  }

  /// The person of a name.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentPerson? {
    if case .text(let text) = value { IntentPerson(name: .displayString(text)) } else { nil }
  }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// The amount.
  public var amount: Decimal
  /// The currency, as in `EUR`.
  public var currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  /// Amounts of money.
  public static var hostedShape: HostedIntentShape { .amount }
  /// The amount and the currency, as in `12.50 EUR`.
  public var hostedValue: HostedIntentValue? { .text("\(amount) \(currencyCode)") }

  /// The amount of a text such as `12.50 EUR`.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentCurrencyAmount? {
    guard case .text(let text) = value else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count == 2, let amount = Decimal(string: String(parts[0])) else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: String(parts[1]))
  }
}

/// A way to pay, which only a device knows.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// The name for people.
  public var name: String

  /// Makes a way to pay.
  public init(name: String) { self.name = name }
}

extension IntentPaymentMethod: _IntentValue {
  /// What nobody can type.
  public static var hostedShape: HostedIntentShape { .other("PaymentMethod") }
  /// The name.
  public var hostedValue: HostedIntentValue? { .text(name) }

  /// None: only a device knows them.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentPaymentMethod? { nil }
}
