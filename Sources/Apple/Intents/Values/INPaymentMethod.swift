// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a person pays with.
public enum INPaymentMethodType: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// A checking account.
  case checking
  /// A savings account.
  case savings
  /// A brokerage account.
  case brokerage
  /// A debit card.
  case debit
  /// A credit card.
  case credit
  /// A prepaid card.
  case prepaid
  /// A store's card.
  case store
  /// Apple Pay.
  case applePay
}

/// A way to pay.
open class INPaymentMethod: NSObject, NSCopying, INJSONObject {
  /// What it is.
  public let type: INPaymentMethodType

  /// The name for people.
  public let name: String?

  /// What people know it by, like the last digits of a card.
  public let identificationHint: String?

  /// The picture.
  public let icon: INImage?

  /// Makes a way to pay.
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)
  {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Payment by Apple Pay.
  open class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
  }

  /// The way itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same way to pay.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPaymentMethod).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the name.
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
