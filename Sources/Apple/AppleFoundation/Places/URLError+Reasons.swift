// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// What a device's system says of connections that failed; nothing says so here but an app.
extension URLError {
  /// Why the network may not be used.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    /// The request forbids cellular data.
    case cellular = 0
    /// The request forbids connections that cost money.
    case expensive = 1
    /// The request forbids connections while data are saved.
    case constrained = 2
  }

  /// Why a task in the background was canceled.
  public enum BackgroundTaskCancelledReason: Int, Hashable, Sendable {
    /// The user ended the app by hand.
    case userForceQuitApplication = 0
    /// The user forbids updates in the background.
    case backgroundUpdatesDisabled = 1
    /// The system has too little left.
    case insufficientSystemResources = 2
  }

  /// Why the network may not be used; nil if the error does not say so.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int)
      .flatMap(NetworkUnavailableReason.init(rawValue:))
  }

  /// Why a task in the background was canceled; nil if the error does not say so.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
    (userInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int)
      .flatMap(BackgroundTaskCancelledReason.init(rawValue:))
  }

  /// What is needed to go on with a download; nil if it has to begin again.
  public var downloadTaskResumeData: Data? {
    userInfo["NSURLSessionDownloadTaskResumeData"] as? Data
  }

  /// What is needed to go on with an upload; nil if it has to begin again.
  public var uploadTaskResumeData: Data? {
    userInfo["NSURLSessionUploadTaskResumeData"] as? Data
  }
}
