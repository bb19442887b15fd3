// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import HealthKit

func useHealthKit() async throws {
  let gramsPerDeciliter = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
  let molesPerLiter = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
    .unitDivided(by: .liter())
  let glucose = HKQuantity(unit: gramsPerDeciliter, doubleValue: 100)
  expect(abs(glucose.doubleValue(for: molesPerLiter) - 5.5507) < 0.001, "glucose is converted")
  expect(!glucose.is(compatibleWith: .meter()), "glucose has no length")
  let mile = HKQuantity(unit: .mile(), doubleValue: 1)
  expect(mile.doubleValue(for: .meter()) == 1609.344, "miles are converted")

  expect(!HKHealthStore.isHealthDataAvailable(), "there is no data of health")
  do {
    try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
    expect(false, "access is refused")
  } catch let error as HKError {
    expect(error == HKError(.errorHealthDataUnavailable), "the error says why")
  }
}
