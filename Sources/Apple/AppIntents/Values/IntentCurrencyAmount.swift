// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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
