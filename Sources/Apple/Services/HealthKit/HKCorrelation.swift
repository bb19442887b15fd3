// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Data that belongs together, such as the two numbers of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// The type of the data.
  public let correlationType: HKCorrelationType
  /// The samples that belong together.
  public let objects: Set<HKSample>

  /// Creates data that belongs together, which no store keeps here.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, metadata, device)
  }

  /// Creates data that belongs together, with more that is known.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]?
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, device: nil,
      metadata: metadata)
  }

  /// Creates data that belongs together.
  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, metadata: nil)
  }

  /// Returns the samples of a type.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}

/// A question for data that belongs together; the handler gets an error.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  /// The conditions of the samples, by their types; nil for none.
  public let samplePredicates: [HKSampleType: NSPredicate]?

  /// Creates a query for data of a type; the handler is called once.
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    self.samplePredicates = samplePredicates
    super.init(correlationType, predicate)
    fail = { [unowned self] in completion(self, nil, $0) }
  }
}

/// An electrocardiogram, of which none can be made.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  /// What was seen in an electrocardiogram.
  public enum Classification: Int, Sendable {
    /// Nothing was looked for.
    case notSet = 0
    /// A regular rhythm was seen.
    case sinusRhythm = 1
    /// Signs of atrial fibrillation were seen.
    case atrialFibrillation = 2
    /// The heart rate was too low to say.
    case inconclusiveLowHeartRate = 3
    /// The heart rate was too high to say.
    case inconclusiveHighHeartRate = 4
    /// The record was too bad to say.
    case inconclusivePoorReading = 5
    /// It could not be said for another reason.
    case inconclusiveOther = 6
    /// Something was seen that has no name here.
    case unrecognized = 100
  }

  /// What was seen in it.
  open var classification: Classification { .notSet }
  /// The average heart rate; nil if it is not known.
  open var averageHeartRate: HKQuantity? { nil }
  /// How many voltages were measured.
  open var numberOfVoltageMeasurements: Int { 0 }
  /// How many voltages were measured in a second; nil if it is not known.
  open var samplingFrequency: HKQuantity? { nil }
}
