// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An amount of money in a currency.
open class INCurrencyAmount: NSObject, NSCopying, INJSONObject {
  /// The amount in units of the currency; never nil here.
  public let amount: NSDecimalNumber?

  /// The ISO code of the currency, such as `EUR`; never nil here.
  public let currencyCode: String?

  /// Creates an amount of money.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// Returns the amount itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same amount of the same currency.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INCurrencyAmount).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the currency's code.
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
