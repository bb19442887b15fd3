// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the user is signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
  /// It could not be found out.
  case couldNotDetermine = 0
  /// The user is signed in.
  case available = 1
  /// The device forbids iCloud.
  case restricted = 2
  /// No one is signed in, which is always the answer here.
  case noAccount = 3
  /// The user has to enter the password again.
  case temporarilyUnavailable = 4
}

/// A container of an app in iCloud, which answers as on a device where no one is signed in.
open class CKContainer: NSObject, @unchecked Sendable {
  /// What an app asks the user for.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others can find the user by email address or phone number.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  /// The user's answer to a request for permission.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// The user has not been asked.
    case initialState = 0
    /// The user could not be asked.
    case couldNotComplete = 1
    /// The user said no.
    case denied = 2
    /// The user said yes.
    case granted = 3
  }

  /// The identifier of the container; nil for the default one of an app without an identifier.
  public let containerIdentifier: String?
  /// The database of the user.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// The database that all users read.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// The database of what others share with the user.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  private static let ofApp = CKContainer(
    Bundle.main.bundleIdentifier.map { "iCloud.\($0)" })

  private init(_ identifier: String?) { containerIdentifier = identifier }

  /// Creates the container with an identifier.
  public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }

  /// Returns the default container of the app.
  open class func `default`() -> CKContainer { ofApp }

  /// Returns the database of a scope.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Runs an operation, which fails.
  open func add(_ operation: CKOperation) { runningOperations.addOperation(operation) }

  /// Asks whether the user is signed in: the handler gets ``CKAccountStatus/noAccount``.
  @preconcurrency open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    reportNoAccount()
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }

  /// Asks whether the user is signed in: no one is.
  open func accountStatus() async throws -> CKAccountStatus {
    reportNoAccount()
    return .noAccount
  }

  /// Fetches the identifier of the user: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(completionHandler, notAuthenticated()) }

  /// Fetches the identifier of the user.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  open func userRecordID() async throws -> CKRecord.ID { throw notAuthenticated() }

  /// Asks what the user allowed: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    let error = notAuthenticated()
    DispatchQueue.global().async { completionHandler(.couldNotComplete, error) }
  }

  /// Asks what the user allowed.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  open func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw notAuthenticated() }

  /// Asks the user for permission: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    status(forApplicationPermission: applicationPermission, completionHandler: completionHandler)
  }

  /// Asks the user for permission.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  @discardableResult open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw notAuthenticated() }

  /// Finds a user: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { fail(completionHandler, notAuthenticated()) }

  /// Finds a user.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity?
  {
    throw notAuthenticated()
  }

  /// Fetches what a link shares: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func fetchShareMetadata(
    with url: URL,
    completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { fail(completionHandler, notAuthenticated()) }

  /// Fetches what a link shares.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    throw notAuthenticated()
  }

  /// Takes part in a share: the handler gets ``CKError/Code/notAuthenticated``.
  @preconcurrency open func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { fail(completionHandler, notAuthenticated()) }

  /// Takes part in a share.
  ///
  /// - Throws: Always ``CKError/Code/notAuthenticated``.
  @discardableResult
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw notAuthenticated()
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the user signs in or out; never posted here.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

let runningOperations = OperationQueue()

func reportNoAccount() {
  reportUnavailable("CKContainer", answer: "there is no account of iCloud")
}

/// Returns the error of all that needs an account, which is reported once.
@_spi(Services) public func notAuthenticated() -> CKError {
  reportNoAccount()
  return CKError(.notAuthenticated)
}

func fail<Answer>(
  _ handler: @escaping @Sendable (Answer?, (any Error)?) -> Void, _ error: CKError
) { DispatchQueue.global().async { handler(nil, error) } }
