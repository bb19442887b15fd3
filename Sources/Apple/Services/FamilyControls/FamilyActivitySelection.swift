// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
import Foundation
public import ManagedSettings

/// The apps, categories and web domains that a user chose.
public struct FamilyActivitySelection: Equatable, Codable, Sendable {
  /// Whether a category includes the apps in it.
  public let includeEntireCategory: Bool
  /// The tokens of the apps.
  public var applicationTokens: Set<ApplicationToken> = []
  /// The tokens of the categories.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// The tokens of the web domains.
  public var webDomainTokens: Set<WebDomainToken> = []

  /// The apps that were selected, each with its token.
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
  /// The categories that were selected, each with its token.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map(ActivityCategory.init(token:)))
  }
  /// The web domains that were selected, each with its token.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }

  /// Creates a selection of nothing.
  public init() { includeEntireCategory = false }

  /// Creates a selection of nothing.
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}

/// Whether an app may use Screen Time.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
  /// The user has not been asked.
  case notDetermined
  /// The user or a guardian denied it.
  case denied
  /// The app may use it.
  case approved

  /// The name of the status.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Whose activities an app restricts.
public enum FamilyControlsMember: Sendable {
  /// A child of the family.
  case child
  /// The user of the device.
  case individual
}

/// An error of Screen Time.
public enum FamilyControlsError: Int, Error, Sendable {
  /// The device restricts it.
  case restricted = 0
  /// The service is not available.
  case unavailable = 1
  /// The account is not one of a child.
  case invalidAccountType = 2
  /// The arguments of a function are not valid.
  case invalidArgument = 3
  /// The user canceled the authorization.
  case authorizationCanceled = 4
  /// Another app controls the device.
  case authorizationConflict = 5
  /// The device is not connected.
  case networkError = 6
  /// The device has no passcode.
  case authenticationMethodUnavailable = 7
}

/// The center that asks for Screen Time, which answers as a device whose user denied it.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The center of this process, in which nothing is authorized.
  public static let shared = AuthorizationCenter()

  private init() {}

  /// Whether the app may use Screen Time; always denied here.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

  /// Fails, as the user denied it.
  ///
  /// - Throws: Always ``FamilyControlsError/authorizationCanceled``.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.authorizationCanceled
  }

  /// Fails, as the user denied it: the handler is called at once.
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.authorizationCanceled)) }

  /// Gives back what was denied; the handler is called at once with success.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.success(())) }
}
