// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The type of a payment method.
public enum INPaymentMethodType: Int, Sendable {
  /// The type is unknown.
  case unknown = 0
  /// Payment from a checking account.
  case checking
  /// Payment from a savings account.
  case savings
  /// Payment from a brokerage account.
  case brokerage
  /// Payment by a debit card.
  case debit
  /// Payment by a credit card.
  case credit
  /// Payment by a prepaid card.
  case prepaid
  /// Payment by the card of a store.
  case store
  /// Payment by Apple Pay.
  case applePay
}

/// A payment method of the user.
open class INPaymentMethod: NSObject, NSCopying, INJSONObject {
  /// The type of the payment method.
  public let type: INPaymentMethodType

  /// The name that users see; nil for none.
  public let name: String?

  /// The hint by which users recognize the method, such as the last digits of a card; nil for none.
  public let identificationHint: String?

  /// The image of the payment method; nil for none.
  public let icon: INImage?

  /// Creates a payment method.
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)
  {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Returns the payment method of Apple Pay.
  open class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
  }

  /// Returns the payment method itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same payment method.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPaymentMethod).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the name.
  open override var hash: Int { name.hashValue }

  var jsonObject: [String: Any] {
    .members([
      "type": type.rawValue, "name": name, "identificationHint": identificationHint,
      "icon": icon?.jsonObject,
    ])
  }

  convenience init?(json: [String: Any]) {
    guard let type = (json["type"] as? Int).flatMap(INPaymentMethodType.init(rawValue:)) else {
      return nil
    }
    self.init(
      type: type, name: json.string("name"),
      identificationHint: json.string("identificationHint"),
      icon: json.object("icon").flatMap(INImage.init(json:)))
  }
}
