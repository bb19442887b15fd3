// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// The manager of donations, which have no effect here.
public final class IntentDonationManager: Sendable {
  /// The shared manager of the program.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Donates an intent; it has no effect here and never throws.
  @discardableResult public func donate(
    intent: some AppIntent
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates an intent; it has no effect here.
  @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent and its result; it has no effect here and never throws.
  @discardableResult public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates an intent and its result; it has no effect here.
  @discardableResult public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Deletes donations, of which none are kept here; never throws.
  ///
  /// - Returns: The deleted donations: none.
  @discardableResult public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// The donations that are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  private init() {}

  /// Returns the predicate of a single donation.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Returns the predicate of several donations.
  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Returns the predicate of the donations with an entity.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Returns the predicate of the donations with one of several entities.
  public static func entityIdentifiers(
    _ identifiers: [EntityIdentifier]
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Returns the predicate of the donations of a type, with an entity; nil is any entity.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}
