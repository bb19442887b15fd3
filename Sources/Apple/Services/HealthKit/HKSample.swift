// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Data of the health store.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid = UUID()
  /// What else is known; nil for nothing.
  public let metadata: [String: Any]?
  /// The app or device that saved the object, with its version.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  /// The device that measured; nil if it is not known.
  public let device: HKDevice?

  init(metadata: [String: Any]?, device: HKDevice?) {
    self.metadata = metadata
    self.device = device
  }
}

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name of the device; nil for none.
  open var name: String? { nil }
  /// Returns the device on which the app runs.
  open class func local() -> HKDevice { HKDevice() }
}

/// A source in a version.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The app or device.
  public let source: HKSource
  /// Its version; nil if it is not known.
  public let version: String?

  /// Creates a version of a source.
  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
  }
}

/// An object that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid = UUID()
}

/// Data with a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The type of the data.
  public let sampleType: HKSampleType
  /// The time at which the sample begins.
  public let startDate: Date
  /// The time at which the sample ends, which is not before its start.
  public let endDate: Date

  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?,
    _ device: HKDevice?
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata, device: device)
  }
}

/// A number with a unit and a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The type of the number.
  public let quantityType: HKQuantityType
  /// The number with its unit.
  public let quantity: HKQuantity
  /// How many numbers the sample has: always 1 here.
  open var count: Int { 1 }

  /// Creates a sample, which no store keeps here.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata, device)
  }

  /// Creates a sample with more that is known.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: metadata)
  }

  /// Creates a sample of a quantity over a time.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: nil)
  }
}

/// One of some values with a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The type of the value.
  public let categoryType: HKCategoryType
  /// The number of the value.
  public let value: Int

  /// Creates a sample with more that is known, which no store keeps here.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]?
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, metadata, nil)
  }

  /// Creates a sample of a category, whose value is the raw value of an enum of its type.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date
  ) {
    self.init(type: type, value: value, start: startDate, end: endDate, metadata: nil)
  }
}
