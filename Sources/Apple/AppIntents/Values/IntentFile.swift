// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A file that is a value of an intent.
public struct IntentFile: Hashable, Sendable {
  /// The content of the file.
  public let data: Data
  /// The name of the file.
  public var filename: String
  /// The URL of the file; nil for a file of data.
  public let fileURL: URL?

  /// Creates a file of data.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// Creates a file from a URL; its content is empty if it cannot be read, and a nil name is that
  /// of the URL.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

extension IntentFile: _IntentValue {
  /// The shape of the values: files.
  public static var hostedShape: HostedIntentShape { .file }
  /// The path of the file, or its name if it has no URL.
  public var hostedValue: HostedIntentValue? { .text(fileURL?.path ?? filename) }

  /// Returns the file at a path; nil if there is none.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentFile? {
    guard case .text(let path) = value, FileManager.default.fileExists(atPath: path) else {
      return nil
    }
    return IntentFile(fileURL: URL(fileURLWithPath: path))
  }
}

/// A person that is a value of an intent.
public struct IntentPerson: Hashable, Sendable {
  /// The handle by which a person can be reached.
  public struct Handle: Hashable, Sendable {
    /// The email address, phone number or other handle.
    public var value: String

    /// Creates a handle from its text.
    public init(value: String) { self.value = value }
  }

  /// The identifier of a person.
  public enum Identifier: Hashable, Sendable {
    /// An identifier that the app defines.
    case applicationDefined(String)
    /// The identifier of a contact.
    case contactIdentifier(String)
  }

  /// The name of a person.
  public enum Name: Hashable, Sendable {
    /// The components of the name.
    case components(PersonNameComponents)
    /// The name as text.
    case displayString(String)
  }

  /// The identifier of the person; nil if unknown.
  public var identifier: Identifier?
  /// The name of the person.
  public var name: Name
  /// The handle of the person; nil if unknown.
  public var handle: Handle?

  /// Creates a person with a name.
  public init(identifier: Identifier? = nil, name: Name, handle: Handle? = nil) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
  }
}

extension IntentPerson: _IntentValue {
  /// The shape of the values: people.
  public static var hostedShape: HostedIntentShape { .person }

  /// The name of the person, as text.
  public var hostedValue: HostedIntentValue? {
    switch name {
    case .displayString(let text): .text(text)
    case .components(let parts):
      .text([parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Returns the person with a name; nil if the value is not a text.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentPerson? {
    if case .text(let text) = value { IntentPerson(name: .displayString(text)) } else { nil }
  }
}

/// An amount of money in a currency.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// The amount in units of the currency.
  public var amount: Decimal
  /// The ISO code of the currency, such as `EUR`.
  public var currencyCode: String

  /// Creates an amount of money.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  /// The shape of the values: amounts of money.
  public static var hostedShape: HostedIntentShape { .amount }
  /// The amount and the currency, such as `12.50 EUR`.
  public var hostedValue: HostedIntentValue? { .text("\(amount) \(currencyCode)") }

  /// Returns the amount of a text such as `12.50 EUR`; nil if the value is not one.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentCurrencyAmount? {
    guard case .text(let text) = value else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count == 2, let amount = Decimal(string: String(parts[0])) else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: String(parts[1]))
  }
}
