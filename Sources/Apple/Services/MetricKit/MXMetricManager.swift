// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import os

/// An object that receives reports of the system about the app; nothing is reported here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// The reports of a day came; never called here.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Reports of crashes and hangs came; never called here.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing by default with reports of a day, which never come here.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing by default with reports of crashes and hangs, which never come here.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// What hands over reports of the system about the app, of which there are none here.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let manager = MXMetricManager()

  override init() {}

  /// The manager of the app.
  open class var shared: MXMetricManager { manager }

  /// The reports of the last days; always empty here.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The reports of the last crashes and hangs; always empty here.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  /// Adds an object that receives reports, which do not come.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Removes an object that receives reports.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

  /// Returns a log whose signposts are reported; here nothing is reported.
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: "com.apple.metrickit.log", category: category)
  }
}
