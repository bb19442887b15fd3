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
  let energy = HKQuantity(unit: .jouleUnit(with: .giga), doubleValue: 2)
  expect(energy.doubleValue(for: .joule()) == 2e9, "a prefix is a factor")
  let mile = HKQuantity(unit: .mile(), doubleValue: 1)
  expect(mile.doubleValue(for: .meter()) == 1609.344, "miles are converted")

  expect(!HKHealthStore.isHealthDataAvailable(), "there is no data of health")
  do {
    try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
    expect(false, "access is refused")
  } catch let error as HKError {
    expect(error == HKError(.errorHealthDataUnavailable), "the error says why")
  }

  expect(HKUnit(from: "count/min") == .count().unitDivided(by: .minute()), "a unit has a text")
  expect(HKUnit(from: "mg/dL") == gramsPerDeciliter, "so has one with prefixes")
  let steps = HKQuantityType(.stepCount)
  let day = HKQuery.predicateForSamples(withStart: .now, end: .now, options: .strictStartDate)
  let store = HKHealthStore()
  let unavailable = HKError(.errorHealthDataUnavailable)
  let sums: HKError? = await withCheckedContinuation { continuation in
    store.execute(
      HKStatisticsQuery(
        quantityType: steps, quantitySamplePredicate: day, options: .cumulativeSum
      ) { _, result, error in
        continuation.resume(
          returning: result?.sumQuantity()?.doubleValue(for: .count()) == nil
            ? error as? HKError : nil)
      })
  }
  expect(sums == unavailable, "statistics are refused")
  let newest = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
  let samples: HKError? = await withCheckedContinuation { continuation in
    let query = HKSampleQuery(
      sampleType: HKCategoryType(.sleepAnalysis), predicate: nil, limit: HKObjectQueryNoLimit,
      sortDescriptors: [newest]
    ) { _, samples, error in
      let asleep = (samples as? [HKCategorySample])?.filter {
        $0.value == HKCategoryValueSleepAnalysis.asleepREM.rawValue
      }
      continuation.resume(returning: asleep == nil ? error as? HKError : nil)
    }
    store.execute(query)
  }
  expect(samples == unavailable, "samples are refused")
  let days = HKStatisticsCollectionQuery(
    quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: .now,
    intervalComponents: DateComponents(day: 1))
  let collection: HKError? = await withCheckedContinuation { continuation in
    days.initialResultsHandler = { _, collection, error in
      collection?.enumerateStatistics(from: .now, to: .now) { statistics, stop in
        stop.pointee = statistics.sumQuantity() == nil ? true : false
      }
      continuation.resume(returning: error as? HKError)
    }
    store.execute(days)
  }
  expect(collection == unavailable, "statistics of days are refused")
  let rings: HKError? = await withCheckedContinuation { continuation in
    store.execute(
      HKActivitySummaryQuery(predicate: nil) { _, summaries, error in
        let energy = summaries?.first?.activeEnergyBurned.doubleValue(for: .kilocalorie())
        continuation.resume(returning: energy == nil ? error as? HKError : nil)
      })
  }
  expect(rings == unavailable, "the rings are refused")
  do {
    let workouts = HKSampleQueryDescriptor(
      predicates: [.workout()], sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)],
      limit: 1)
    _ = try await workouts.result(for: store).first?.workoutActivityType == .running
    expect(false, "workouts are refused")
  } catch {
    expect(error as? HKError == unavailable, "asynchronous queries say why")
  }
  do {
    let query = HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: steps, predicate: day), options: .cumulativeSum)
    _ = try await query.result(for: store)?.sumQuantity()
    expect(false, "asynchronous statistics are refused")
  } catch {
    expect(error as? HKError == unavailable, "they say why, too")
  }
  let sample = HKQuantitySample(type: steps, quantity: mile, start: .now, end: .now)
  expect(sample.quantity == mile && sample.sampleType == steps, "a sample keeps its values")
  try await useUnitsAndTypes(in: store)
  try await useWorkouts(in: store)
}

private func useWorkouts(in store: HKHealthStore) async throws {
  let types: Set<HKObjectType> = [
    HKSeriesType.workoutRoute(), .workoutType(), .electrocardiogramType(), .stateOfMindType(),
    HKCategoryType(.acne), HKQuantityType(.cyclingPower),
  ]
  expect(types.count == 6, "types are different")
  let sample = HKQuantitySample(
    type: HKQuantityType(.bloodPressureSystolic),
    quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120), start: .now, end: .now)
  let pressure = HKCorrelation(
    type: HKCorrelationType(.bloodPressure), start: .now, end: .now, objects: [sample],
    metadata: [HKMetadataKeyExternalUUID: "1"])
  let systolic = pressure.objects(for: HKQuantityType(.bloodPressureSystolic))
  expect(systolic.count == 1, "data belongs together")
  let mood = HKStateOfMind(
    date: .now, kind: .momentaryEmotion, valence: 0.9, labels: [.happy], associations: [.work])
  expect(mood.valenceClassification == .veryPleasant, "a mood is pleasant")
  expect(HKStateOfMind.ValenceClassification(valence: 0) == .neutral, "or not")
  expect(HKStateOfMind.ValenceClassification(valence: -1) == .veryUnpleasant, "at all")
  expect(HKStateOfMind.ValenceClassification(valence: 2) == nil, "within limits")
  let builder = HKWorkoutBuilder(
    healthStore: store, configuration: HKWorkoutConfiguration(), device: .local())
  do {
    try await builder.beginCollection(at: .now)
    expect(false, "no workout begins")
  } catch let error as HKError { expect(error.code == .errorHealthDataUnavailable, "here") }
  do {
    try await store.save([sample, mood])
    expect(false, "nothing is saved")
  } catch { expect(error is HKError, "and the error says why") }
  do {
    _ = try store.bloodType()
    expect(false, "nothing is known of the user")
  } catch { expect(error is HKError, "either") }
  let anchored = HKAnchoredObjectQueryDescriptor(
    predicates: [.quantitySample(type: HKQuantityType(.stepCount))], anchor: nil)
  do {
    for try await _ in anchored.results(for: store) {}
    expect(false, "there are no results")
  } catch { expect(error is HKError, "of a query that goes on") }
}

private func useUnitsAndTypes(in store: HKHealthStore) async throws {
  let fever = HKQuantity(unit: .degreeCelsius(), doubleValue: 38.5)
  expect(abs(fever.doubleValue(for: .degreeFahrenheit()) - 101.3) < 1e-9, "degrees are converted")
  expect(abs(fever.doubleValue(for: .kelvin()) - 311.65) < 1e-9, "so are kelvins")
  expect(HKUnit(from: "degC") == .degreeCelsius(), "degrees have a text")
  let skin = HKQuantity(unit: .siemenUnit(with: .micro), doubleValue: 5)
  expect(abs(skin.doubleValue(for: .siemen()) - 5e-6) < 1e-15, "siemens have prefixes")
  expect(HKUnit(from: "mcV") == .voltUnit(with: .micro), "so have volts")
  let circle = HKQuantity(unit: .degreeAngle(), doubleValue: 360)
  expect(abs(circle.doubleValue(for: .radianAngle()) - 2 * .pi) < 1e-9, "angles are converted")
  let beat = HKQuantity(unit: HKUnit(from: "1/min"), doubleValue: 60)
  expect(abs(beat.doubleValue(for: .hertz()) - 1) < 1e-9, "hertz are once a second")
  let noise = HKQuantityType(.environmentalAudioExposure)
  expect(noise.is(compatibleWith: .decibelAWeightedSoundPressureLevel()), "noise has decibels")
  expect(!noise.is(compatibleWith: .count()), "and nothing else")
  expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "ml/kg*min")), "a unit of many")
  expect(noise.aggregationStyle == .discreteEquivalentContinuousLevel, "noise is averaged")
  expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative, "steps are added")
  expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic, "weights are not")
  let effort = HKQuantity(unit: .appleEffortScore(), doubleValue: 7)
  expect(!effort.is(compatibleWith: .percent()), "an effort is no number without a unit")
  do {
    try await store.disableBackgroundDelivery(for: noise)
    expect(false, "the app is never started")
  } catch { expect(error is HKError, "the error says why") }
  store.disableAllBackgroundDelivery { done, error in
    expect(!done && error is HKError, "so does that of all types")
  }
}
