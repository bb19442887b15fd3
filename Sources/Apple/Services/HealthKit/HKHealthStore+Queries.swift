// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// How often the app is started for new data.
public enum HKUpdateFrequency: Int, Sendable {
  /// The app is told at once.
  case immediate = 1
  /// The app is told at most once an hour.
  case hourly
  /// The app is told at most once a day.
  case daily
  /// The app is told at most once a week.
  case weekly
}

/// Whether the user would be asked for access.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// It is not known.
  case unknown
  /// The user would be asked.
  case shouldRequest
  /// The user was asked.
  case unnecessary
}

/// The biological sex that users can enter in Health.
public enum HKBiologicalSex: Int, Sendable {
  /// The user has not set the sex.
  case notSet
  /// The user has set female.
  case female
  /// The user has set male.
  case male
  /// The user has set another sex.
  case other
}

/// The biological sex of the user; not set here.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The user's sex: not set.
  open var biologicalSex: HKBiologicalSex { .notSet }
}

extension HKHealthStore {
  /// The error of all that needs the store, which is reported once.
  static func unavailable() -> HKError {
    reportUnavailable("HKHealthStore", answer: "there is no data of health")
    return HKError(.errorHealthDataUnavailable)
  }

  /// Answers a query with an error, from another thread.
  public func execute(_ query: HKQuery) {
    let error = Self.unavailable()
    DispatchQueue.global().async { query.fail(error) }
  }

  /// Ends a query, which has ended already.
  public func stop(_ query: HKQuery) {}

  /// Saves nothing, and fails.
  public func save(_ object: HKObject) async throws { throw Self.unavailable() }

  /// Saves nothing: the completion gets false and an error.
  public func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Deletes nothing, and fails.
  public func delete(_ object: HKObject) async throws { throw Self.unavailable() }

  /// Deletes nothing: the completion gets false and an error.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Asks whether the user would be asked: the completion gets an error.
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, Self.unavailable()) }

  /// Returns whether the user would be asked; throws here.
  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw Self.unavailable() }

  /// Returns the user's birthday; throws here.
  public func dateOfBirthComponents() throws -> DateComponents { throw Self.unavailable() }

  /// Returns the user's sex; throws here.
  public func biologicalSex() throws -> HKBiologicalSexObject { throw Self.unavailable() }

  /// Returns the units that the user prefers; throws here.
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { throw Self.unavailable() }

  /// Asks to start the app for new data, and fails.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw Self.unavailable() }

  /// Asks to start the app for new data: the completion gets false and an error.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Asks no longer to be started for a type, and fails.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {
    throw Self.unavailable()
  }

  /// Asks no longer to be started for a type: the completion gets false and an error.
  public func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Asks no longer to be started for new data, and fails.
  public func disableAllBackgroundDelivery() async throws { throw Self.unavailable() }

  /// Asks no longer to be started for new data: the completion gets false and an error.
  public func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }
}
