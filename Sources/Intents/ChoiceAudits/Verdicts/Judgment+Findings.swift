// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Judgment {
  /// Takes a chosen destination, in its turn.
  ///
  /// - Parameters:
  ///   - index: The index in the catalog; nil if it is missing.
  ///   - intent: The intent.
  ///   - subject: The identifier.
  ///   - position: The position, counted from 1.
  @inline(__always)
  mutating func add(
    destination index: Int?, of intent: AuditedIntent,
    subject: @autoclosure () -> ChoiceLoss.Subject, position: Int
  ) {
    destinations.append(index)
    if index == nil {
      destinationLosses.append(
        ChoiceLoss(
          cause: .missingDestination, parameter: intent.destinationName, position: position,
          subject: subject()))
    } else if position <= intent.capacity ?? .max {
      keptCount += 1
    }
  }

  /// Takes it that there are no more destinations.
  @inline(__always)
  mutating func finishDestinations(of intent: AuditedIntent) {
    guard let capacity = intent.capacity, destinations.count > capacity else { return }
    destinationLosses.append(
      ChoiceLoss(
        cause: .tooMany, parameter: intent.destinationName, position: capacity + 1,
        subject: .text(intent.destinationName)))
  }

  /// Takes what was found of a parameter's value.
  mutating func take(_ finding: AuditedIntent.Finding, of parameter: String) {
    switch finding {
    case .fits: keptCount += 1
    case .absent: break
    case .lost(let cause, let subject):
      otherLosses.append(
        ChoiceLoss(cause: cause, parameter: parameter, position: nil, subject: .text(subject)))
    }
  }
}
