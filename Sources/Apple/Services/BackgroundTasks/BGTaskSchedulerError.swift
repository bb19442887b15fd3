// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension BGTaskScheduler {
  /// An error of asking for work while the app is not shown.
  public struct Error: _BridgedStoredNSError {
    // swift-format-ignore: NoLeadingUnderscores
    /// The error with its domain, code and information.
    public let _nsError: NSError

    // swift-format-ignore: NoLeadingUnderscores
    /// Creates an error from one whose domain is ``errorDomain``.
    public init(_nsError error: NSError) { _nsError = error }

    // swift-format-ignore: NoLeadingUnderscores
    /// The domain by which Foundation finds this type.
    public static var _nsErrorDomain: String { errorDomain }

    /// The domain of such errors, ``BGTaskSchedulerErrorDomain``.
    public static var errorDomain: String { BGTaskSchedulerErrorDomain }

    /// The reasons for such an error.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
      // swift-format-ignore: NoLeadingUnderscores
      /// The type of the errors with these codes.
      public typealias _ErrorType = Error

      /// The user turned it off, or an extension asks; every request here fails with it.
      case unavailable = 1
      /// The app asked too often.
      case tooManyPendingTaskRequests = 2
      /// The identifier is not among those of the app.
      case notPermitted = 3
      /// The work cannot start at once.
      case immediateRunIneligible = 4
    }
  }
}

extension BGTaskScheduler.Error {
  /// The user turned it off, or an extension asks; every request here fails with it.
  public static var unavailable: Code { .unavailable }
  /// The app asked too often.
  public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  /// The identifier is not among those of the app.
  public static var notPermitted: Code { .notPermitted }
  /// The work cannot start at once.
  public static var immediateRunIneligible: Code { .immediateRunIneligible }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``BGTaskScheduler/Error``.
public let BGTaskSchedulerErrorDomain = "BGTaskSchedulerErrorDomain"
