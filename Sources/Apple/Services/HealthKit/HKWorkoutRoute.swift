// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// Data in a row, of which there is none here.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  /// How much data there is.
  open var count: Int { 0 }
}

/// The way of a workout, of which none can be made.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// A question for the places of a way; the handler gets an error.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  /// Creates a query for the places of a way; the handler is called once.
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    super.init(HKSeriesType.workoutRoute(), nil)
    fail = { [unowned self] in dataHandler(self, nil, true, $0) }
  }
}

/// An asynchronous question for the places of a way.
public struct HKWorkoutRouteQueryDescriptor: Sendable {
  /// Creates a query for the places of a way.
  public init(_ route: HKWorkoutRoute) {}

  /// Returns the places: fails at once, as there is no data of health.
  public func results(
    for healthStore: HKHealthStore
  ) -> AsyncThrowingStream<CLLocation, any Error> {
    AsyncThrowingStream { throw HKHealthStore.unavailable() }
  }
}

/// What makes a way of places, which fails, as there is no data of health.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  /// Creates a builder of a way.
  public init(healthStore: HKHealthStore, device: HKDevice?) {}

  /// Adds places, and fails.
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    throw HKHealthStore.unavailable()
  }

  /// Adds places: the completion gets false and an error.
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKHealthStore.unavailable()) }

  /// Saves the way, and fails.
  @discardableResult
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?
  ) async throws -> HKWorkoutRoute { throw HKHealthStore.unavailable() }

  /// Saves the way: the completion gets nil and an error.
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
  ) { completion(nil, HKHealthStore.unavailable()) }
}
