// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension HKHealthStore {
  /// Saves nothing, and fails.
  public func save(_ objects: [HKObject]) async throws { throw Self.unavailable() }

  /// Saves nothing: the completion gets false and an error.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Deletes nothing, and fails.
  public func delete(_ objects: [HKObject]) async throws { throw Self.unavailable() }

  /// Deletes nothing: the completion gets false and an error.
  public func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// Deletes nothing of a type, and fails.
  @discardableResult
  public func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate
  ) async throws -> Int { throw Self.unavailable() }

  /// Deletes nothing of a type: the completion gets false, 0 and an error.
  public func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, Self.unavailable()) }

  /// Asks for the units that the user prefers: the completion gets none and an error.
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], Self.unavailable()) }

  /// Asks for what an extension was refused: the completion gets false and an error.
  public func handleAuthorizationForExtension(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.unavailable()) }

  /// The date before which nothing can be saved: the distant past here, as nothing can.
  public func earliestPermittedSampleDate() -> Date { .distantPast }

  /// Returns whether records of hospitals can be read: never here.
  public func supportsHealthRecords() -> Bool { false }

  /// Starts the app on the watch, and fails.
  public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    throw Self.unavailable()
  }
}

extension HKHealthStore {
  /// Returns the user's blood type; throws here.
  public func bloodType() throws -> HKBloodTypeObject { throw Self.unavailable() }

  /// Returns how the user's skin tans; throws here.
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    throw Self.unavailable()
  }

  /// Returns whether the user has a wheelchair; throws here.
  public func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.unavailable() }

  /// Returns what the ring of moves counts; throws here.
  public func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.unavailable() }
}
