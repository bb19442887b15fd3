// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL.FormatStyle {
  /// A part of an address.
  public enum Component: Int, Codable, Hashable, CustomStringConvertible, Sendable {
    /// The scheme, such as `https`.
    case scheme
    /// The name of a user before the host.
    case user
    /// The password behind the name of a user.
    case password
    /// The host, such as `www.example.com`.
    case host
    /// The port, as a number.
    case port
    /// The path, with the stroke before it.
    case path
    /// The query, without the question mark.
    case query
    /// The fragment, without the number sign.
    case fragment

    /// The name of the part.
    public var description: String {
      switch self {
      case .scheme: "scheme"
      case .user: "user"
      case .password: "password"
      case .host: "host"
      case .port: "port"
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      }
    }

    /// The text of the part as it is in an address; nil if the address does not have it.
    func text(of parts: URLComponents) -> String? {
      switch self {
      case .scheme: parts.scheme
      case .user: parts.percentEncodedUser
      case .password: parts.percentEncodedPassword
      case .host: parts.host
      case .port: parts.port.map(String.init)
      case .path: parts.percentEncodedPath
      case .query: parts.percentEncodedQuery
      case .fragment: parts.percentEncodedFragment
      }
    }
  }

  /// When something is so: always, never, or for some values of a part of the address.
  enum Condition: Codable, Hashable, Sendable {
    case always
    case matching(Component, Set<String>)

    func holds(for parts: URLComponents) -> Bool {
      switch self {
      case .always: true
      case .matching(let component, let values):
        component.text(of: parts).map(values.contains) ?? false
      }
    }
  }

  /// When a part of an address is shown.
  public struct ComponentDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
    private let condition: Condition
    private let isShown: Bool

    /// The part is shown if the address has it.
    public static var always: Self { Self(condition: .always, isShown: true) }
    /// The part is not shown.
    public static var never: Self { Self(condition: .always, isShown: false) }
    /// The part is not shown in addresses of web pages.
    public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

    /// Shows the part only where a part of the address has one of these values.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>)
      -> Self
    {
      Self(condition: .matching(component, requirements), isShown: true)
    }

    /// Leaves out the part where a part of the address has one of these values.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .matching(component, requirements), isShown: false)
    }

    /// When the part is shown, in words.
    public var description: String { "\(isShown ? "display" : "omit") \(condition)" }

    func isShown(for parts: URLComponents) -> Bool { condition.holds(for: parts) == isShown }
  }

  /// When the host of an address is shown, and how much of it.
  public struct HostDisplayOption: Codable, Hashable, CustomStringConvertible, Sendable {
    private var option = ComponentDisplayOption.always
    private var subdomains: Set<String> = []
    private var isWithoutAllSubdomains = false
    private var condition = Condition.always

    /// The host is shown if the address has it.
    public static var always: Self { Self() }
    /// The host is not shown.
    public static var never: Self { Self(option: .never) }
    /// The host is not shown in addresses of web pages.
    public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

    /// Shows the host only where a part of the address has one of these values.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>)
      -> Self
    {
      Self(option: .displayWhen(component, matches: requirements))
    }

    /// Leaves out the host where a part of the address has one of these values.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(option: .omitWhen(component, matches: requirements))
    }

    /// Shows the host without its first label if that is one of these, such as `www`, or without all labels before the last two.
    public static func omitSpecificSubdomains(
      _ subdomains: Set<String> = [],
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(subdomains: subdomains, isWithoutAllSubdomains: omitMultiLevelSubdomains)
    }

    /// Shows the host without such labels where a part of the address has one of these values.
    public static func omitSpecificSubdomains(
      _ subdomains: Set<String> = [],
      includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(
        subdomains: subdomains, isWithoutAllSubdomains: omitMultiLevelSubdomains,
        condition: .matching(component, requirements))
    }

    /// When the host is shown, in words.
    public var description: String {
      subdomains.isEmpty && !isWithoutAllSubdomains
        ? "\(option)" : "omit subdomains \(subdomains.sorted()) \(condition)"
    }

    func text(of parts: URLComponents) -> String? {
      guard option.isShown(for: parts), let host = parts.host else { return nil }
      guard condition.holds(for: parts) else { return host }
      var labels = host.split(separator: ".", omittingEmptySubsequences: false)
      // An address in numbers, and a name of two labels, has no subdomains.
      guard labels.count > 2, !labels.allSatisfy({ Int($0) != nil }) else { return host }
      if subdomains.contains(String(labels[0])) { labels.removeFirst() }
      if isWithoutAllSubdomains, labels.count > 2 { labels.removeFirst(labels.count - 2) }
      return labels.joined(separator: ".")
    }
  }
}
