// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import Intents

extension IntentPerson: DisplayRepresentable {
  /// The name of the type: a person.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name of the person, or else the handle, with the picture.
  public var displayRepresentation: DisplayRepresentation {
    let text = name.displayString
    return DisplayRepresentation(
      title: "\(text.isEmpty ? handle?.value.text ?? "" : text)", image: image)
  }
}

extension IntentFile: DisplayRepresentable {
  /// The name of the type: a file.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

  /// The name of the file.
  public var displayRepresentation: DisplayRepresentation { "\(filename)" }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  /// The name of the type: an amount of money.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }

  /// The amount as it is written in the current locale.
  public var displayRepresentation: DisplayRepresentation {
    "\(amount.formatted(.currency(code: currencyCode)))"
  }
}

extension IntentPaymentMethod: DisplayRepresentable {
  /// The name of the type: a payment method.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  /// The name of the payment method, what tells it from others, and its icon.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: name ?? "", subtitle: identificationHint.map { "\($0)" }, image: icon)
  }
}

extension CLPlacemark: DisplayRepresentable {
  /// The name of the type: a place.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The name of the place, or else its city.
  public var displayRepresentation: DisplayRepresentation { "\(name ?? locality ?? "")" }
}
