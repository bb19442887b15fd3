// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A company whose cards can pay.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The network of American Express.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// The network of Discover cards.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// The network of Interac, in Canada.
  public static let interac = PKPaymentNetwork(rawValue: "Interac")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The network of JCB, in Japan.
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  /// The network of Maestro cards.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  /// The network of Mastercard cards.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// The network of UnionPay, in China.
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  /// The network of Visa cards.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
}

/// What a shop can do with cards.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It takes part in 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// It takes chip cards.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// It takes credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// It takes debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
}

extension PKMerchantCapability {
  /// It takes part in 3-D Secure.
  public static let capability3DS = PKMerchantCapability.threeDSecure
  /// It takes chip cards.
  public static let capabilityEMV = PKMerchantCapability.emv
  /// It takes credit cards.
  public static let capabilityCredit = PKMerchantCapability.credit
  /// It takes debit cards.
  public static let capabilityDebit = PKMerchantCapability.debit
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// The amount is known.
  case final = 0
  /// It is known later.
  case pending = 1
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address for mails.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The name of the user.
  public static let name = PKContactField(rawValue: "name")
  /// The number of the phone.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The address for letters.
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// What is paid for.
  open var label: String
  /// The amount in the currency of the request; negative for a discount.
  open var amount: NSDecimalNumber
  /// Whether the amount is known.
  open var type: PKPaymentSummaryItemType

  /// Creates a line whose amount is known.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }

  /// Creates a line with an amount, which is final or not known yet.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

/// What is to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The identifier of the shop.
  open var merchantIdentifier = ""
  /// The country of the shop, such as `US`.
  open var countryCode = ""
  /// The currency, such as `USD`.
  open var currencyCode = ""
  /// The companies whose cards the shop takes.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What the shop can do with cards.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines of the bill, the sum at last.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// What the shop has to know about the address of the bill.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What the shop has to know about the address of the delivery.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// What the app adds for its server; nil for nothing.
  open var applicationData: Data?

  /// Returns the companies whose cards can pay: none here.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
