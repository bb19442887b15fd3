// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension FileManager {
  /// What stands for the user's account of iCloud; nil, as there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns whether a file is in iCloud: always false here.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws, as no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }

  /// Throws, as there is no iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Throws, as no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }

  /// Throws, as an iPhone has no trash.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws { throw CocoaError(.featureUnsupported) }
}
