// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Product {
  /// How long a subscription lasts until it is renewed.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A part of the calendar.
    public enum Unit: Hashable, Sendable, Comparable {
      /// A day of the calendar.
      case day
      /// A week of seven days.
      case week
      /// A month of the calendar.
      case month
      /// A year of the calendar.
      case year

      /// The unit in words, which are English here.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }

    /// The part of the calendar that is counted.
    public let unit: Unit
    /// How many of the unit it lasts.
    public let value: Int

    /// A week, after which it is renewed.
    public static var weekly: SubscriptionPeriod { SubscriptionPeriod(unit: .week, value: 1) }
    /// A month, after which it is renewed.
    public static var monthly: SubscriptionPeriod { SubscriptionPeriod(unit: .month, value: 1) }
    /// A year, after which it is renewed.
    public static var yearly: SubscriptionPeriod { SubscriptionPeriod(unit: .year, value: 1) }
    /// Three days, after which it is renewed.
    public static var everyThreeDays: SubscriptionPeriod {
      SubscriptionPeriod(unit: .day, value: 3)
    }
    /// Two weeks, after which it is renewed.
    public static var everyTwoWeeks: SubscriptionPeriod {
      SubscriptionPeriod(unit: .week, value: 2)
    }
    /// Two months, after which it is renewed.
    public static var everyTwoMonths: SubscriptionPeriod {
      SubscriptionPeriod(unit: .month, value: 2)
    }
    /// Three months, after which it is renewed.
    public static var everyThreeMonths: SubscriptionPeriod {
      SubscriptionPeriod(unit: .month, value: 3)
    }
    /// Six months, after which it is renewed.
    public static var everySixMonths: SubscriptionPeriod {
      SubscriptionPeriod(unit: .month, value: 6)
    }

    /// Returns the dates from a date to the end of the period.
    public func dateRange(referenceDate: Date = .now) -> Range<Date> {
      let end = Calendar.current.date(
        byAdding: DateComponents(subscriptionPeriod: self), to: referenceDate)
      return referenceDate..<max(end ?? referenceDate, referenceDate)
    }

    /// Returns the period from a date as a style of dates writes it.
    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Range<Date> {
      format.format(dateRange(referenceDate: referenceDate))
    }

    /// Returns the period from a date as a style of durations writes it.
    public func formatted<S: Foundation.FormatStyle>(
      _ format: S, referenceDate: Date = .now
    ) -> S.FormatOutput where S.FormatInput == Duration {
      let range = dateRange(referenceDate: referenceDate)
      return format.format(.seconds(range.upperBound.timeIntervalSince(range.lowerBound)))
    }
  }

  /// A lower price of a subscription for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Whom an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name in the App Store's JSON.
      public let rawValue: String
      /// Creates a type with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For someone who never subscribed.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For those whom the app makes it.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For someone who had subscribed.
      public static let winBack = OfferType(rawValue: "WinBack")
      /// The type in words, which are English here.
      public var localizedDescription: String { rawValue }
    }

    /// How the lower price is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name in the App Store's JSON.
      public let rawValue: String
      /// Creates a way to pay with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A lower price is paid in each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// A lower price is paid once for several periods.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Nothing is paid for a while.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// The way in words, which are English here.
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay as you go"
        case .payUpFront: "Pay up front"
        case .freeTrial: "Free trial"
        default: rawValue
        }
      }
    }

    /// The signature of an offer that the app made.
    public struct Signature: Hashable, Sendable {
      /// The name of the key that signed.
      public var keyID: String
      /// The random number that was signed with it.
      public var nonce: UUID
      /// When it was signed, in milliseconds since 1970.
      public var timestamp: Int
      /// The bytes of the signature.
      public var signature: Data

      /// Creates a signature that a server made.
      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
    }

    /// The identifier of the offer; nil for new subscribers' offers.
    public let id: String?
    /// Whom the offer is for.
    public let type: OfferType
    /// The price in the currency of the user's store.
    public let price: Decimal
    /// The localized price with its currency.
    public let displayPrice: String
    /// How long a period of the offer lasts.
    public let period: SubscriptionPeriod
    /// How many periods the offer lasts.
    public let periodCount: Int
    /// How the lower price is paid.
    public let paymentMode: PaymentMode
  }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  /// The period as text, for whoever looks for errors.
  public var debugDescription: String { "\(value) \(unit.debugDescription)" }
}

extension Product.SubscriptionPeriod.Unit: CustomDebugStringConvertible {
  /// The unit as text, for whoever looks for errors.
  public var debugDescription: String { localizedDescription }

  /// How a unit is written, which is English here.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Returns the unit in words.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      value.localizedDescription.lowercased()
    }
    /// Returns the same style, as words are English here.
    public func locale(_ locale: Locale) -> Self { self }
  }

  /// Returns the unit as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Product.SubscriptionPeriod.Unit { format.format(self) }
}

extension DateComponents {
  /// Creates the number of days, months or years of a period.
  public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
    self.init()
    switch period.unit {
    case .day: day = period.value
    case .week: day = 7 * period.value
    case .month: month = period.value
    case .year: year = period.value
    }
  }
}

/// How long a subscription lasts until it is renewed.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
