// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What Objective-C throws, which Swift does not catch.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// Why it was made; nil if that is not said.
  public let reason: String?
  /// What goes with it; nil for nothing.
  public let userInfo: [AnyHashable: Any]?
  /// The functions that were called when it was raised; always empty here.
  open var callStackSymbols: [String] { [] }

  /// Creates an exception, which ends the program once it is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program, as nothing can catch it.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "an exception was raised")")
  }
}
