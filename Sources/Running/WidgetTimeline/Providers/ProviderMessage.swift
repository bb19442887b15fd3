// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A message of a provider about its data, as an app would write it to its log.
///
/// A widget that gets no data, or data of a wrong kind, shows its fallback; why it does can be read here only.
public enum ProviderMessage: Hashable, Sendable {
  /// A request was not answered.
  case failed(FeedFailure)
  /// An answer is not what the widget expects.
  case malformed(endpoint: String, FeedDataError)
  /// A number of an answer was not used as it is: where it is, the number, and what was used.
  case adjusted(endpoint: String, path: String, found: String, used: String)
  /// An answer names a picture that the app does not have.
  case unknownPicture(endpoint: String, name: String)
}

extension ProviderMessage: CustomStringConvertible {
  /// A sentence on what happened and where.
  public var description: String {
    switch self {
    case .failed(let failure):
      "'\(failure.endpoint)' was not answered: \(failure.reason.words)"
    case .malformed(let endpoint, let error):
      "unexpected answer of '\(endpoint)': "
        + (error.path.isEmpty ? "" : "'\(error.path)': ")
        + "expected \(error.expected), found \(error.found)"
    case .adjusted(let endpoint, let path, let found, let used):
      "'\(path)' of '\(endpoint)' is \(found); \(used) is used"
    case .unknownPicture(let endpoint, let name):
      "'\(endpoint)' names the picture '\(name)', which the app does not have"
    }
  }
}

extension FeedFailure.Reason {
  fileprivate var words: String {
    switch self {
    case .status(let status): "status \(status)"
    case .timedOut: "no answer in time"
    case .unreachable: "no network"
    case .unknownEndpoint: "unknown endpoint"
    }
  }
}
