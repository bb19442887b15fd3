// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What tells that memory is scarce, which never happens here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What was told.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What is told.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  /// How scarce memory is.
  public struct MemoryPressureEvent: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is no more scarce.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// It is scarce: what can be made again should be freed.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// It is nearly gone.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of them: normal, warning and critical.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Returns what tells that memory is scarce, which never happens here.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { MemorySource(mask: eventMask) }
}

private final class MemorySource: DispatchSourceMemoryPressure {
  let mask: DispatchSource.MemoryPressureEvent
  private let source = DispatchSource.makeUserDataAddSource()

  init(mask: DispatchSource.MemoryPressureEvent) {
    self.mask = mask
    // A source that never began cannot be freed.
    source.activate()
  }

  var data: DispatchSource.MemoryPressureEvent { [] }
  var handle: UInt { 0 }
  var isCancelled: Bool { source.isCancelled }
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
  func setEventHandler(handler: DispatchWorkItem) {}
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
  func setCancelHandler(handler: DispatchWorkItem) {}
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?
  ) {}
  func setRegistrationHandler(handler: DispatchWorkItem) {}
  func cancel() { source.cancel() }
  func resume() {}
  func suspend() {}
  func activate() {}
}
