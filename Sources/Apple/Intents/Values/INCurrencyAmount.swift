// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An amount of money.
open class INCurrencyAmount: NSObject, NSCopying, INJSONObject {
  /// How much.
  public let amount: NSDecimalNumber?

  /// The code of the currency, like `EUR`.
  public let currencyCode: String?

  /// Makes an amount.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// The amount itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is as much of the same currency.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INCurrencyAmount).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the currency's code.
  open override var hash: Int { currencyCode.hashValue }

  var jsonObject: [String: Any] {
    .members(["amount": amount?.stringValue, "currencyCode": currencyCode])
  }

  convenience init?(json: [String: Any]) {
    guard let amount = json.string("amount"), let code = json.string("currencyCode"),
      let decimal = Decimal(string: amount)
    else { return nil }
    self.init(amount: NSDecimalNumber(decimal: decimal), currencyCode: code)
  }
}
