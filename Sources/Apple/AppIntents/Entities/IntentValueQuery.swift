// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A query that finds values for what the system saw, such as a picture.
///
/// Never called here, as no system sees anything.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
  /// The type of what the system saw.
  associatedtype Input

  /// The type of the collection of values.
  associatedtype Result: ResultsCollection

  /// Creates a query without parameters.
  init()

  /// Returns the values for what the system saw; throws if the query fails.
  func values(for input: Input) async throws -> Result
}
