// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device forbids it, and the user cannot change that.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
  /// The user chose some of the photos.
  case limited = 4
}

/// How an app uses the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// It only adds photos.
  case addOnly = 1
  /// It reads and changes photos.
  case readWrite = 2
}

/// An object that learns of changes of the library, of which there are none here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// The library changed; never called here.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The photo library, which answers as on a device whose user denied access.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  override init() {}

  /// Returns the library of the user.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns the app's authorization: always denied here.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Returns the app's authorization to read and change: always denied here.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }

  /// Asks for access to the library: the user is not asked, and the handler gets denied.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    reportNoPhotos()
    DispatchQueue.global().async { handler(.denied) }
  }

  /// Asks for access to the library: the user is not asked, and the answer is denied.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    reportNoPhotos()
    return .denied
  }

  /// Asks to read and change the library: the user is not asked, and the handler gets denied.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  /// Why the library cannot be used; nil, as only the user's permission is missing.
  open var unavailabilityReason: (any Error)? { nil }

  /// Makes changes: the block is not called, and the handler gets false and
  /// ``PHPhotosError/Code/accessUserDenied``.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    let error = refused()
    DispatchQueue.global().async { completionHandler?(false, error) }
  }

  /// Makes changes: the block is not called.
  ///
  /// - Throws: Always ``PHPhotosError/Code/accessUserDenied``.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw refused() }

  /// Makes changes: the block is not called.
  ///
  /// - Throws: Always ``PHPhotosError/Code/accessUserDenied``.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw refused() }

  /// Adds an object that learns of changes, of which there are none.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an object that learns of changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  private func refused() -> PHPhotosError {
    reportNoPhotos()
    return PHPhotosError(.accessUserDenied)
  }
}

func reportNoPhotos() {
  reportUnavailable("PHPhotoLibrary", answer: "the user said no, and there are no photos")
}

/// A change of the library, of which there is none here.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}

  /// Returns what changed in fetched objects: always nil here.
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed in fetched objects.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The objects before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The objects after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
  }

  /// Whether it is known which objects changed; always false here.
  open var hasIncrementalChanges: Bool { false }
  /// The places of removed objects; nil, as they are not known.
  open var removedIndexes: IndexSet? { nil }
  /// The places of new objects; nil, as they are not known.
  open var insertedIndexes: IndexSet? { nil }
  /// The places of changed objects; nil, as they are not known.
  open var changedIndexes: IndexSet? { nil }
}
