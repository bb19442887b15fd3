// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// A strategy that reads addresses, and refuses those without the parts that are needed.
  ///
  /// Foundation has it on Apple's systems only.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// What is done where an address has not a part.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable,
      CustomStringConvertible, Sendable
    {
      /// The address is refused.
      case required
      /// The address is read without the part.
      case optional
      /// The address gets this part.
      case defaultValue(Component)

      /// What is done, in words.
      public var description: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaultValue(let value): "default value \(value)"
        }
      }

      /// What an address without the part gets in its place; throws if it must be there.
      fileprivate func substitute(in address: String) throws -> Component? {
        switch self {
        case .required: throw refusal(of: address)
        case .optional: nil
        case .defaultValue(let value): value
        }
      }
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates a strategy; by default the scheme and the host are needed.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// Returns the address of a text, with the parts that it lacks and that have a value.
    ///
    /// - Throws: `CocoaError.formatting` if the text is no address, or lacks a part that is needed.
    public func parse(_ value: String) throws -> URL {
      guard var parts = URLComponents(string: value) else { throw refusal(of: value) }
      // A part that is there stays as it is encoded.
      if parts.scheme == nil { parts.scheme = try scheme.substitute(in: value) }
      if parts.user == nil { parts.user = try user.substitute(in: value) }
      if parts.password == nil { parts.password = try password.substitute(in: value) }
      if parts.host?.isEmpty ?? true { parts.host = try host.substitute(in: value) ?? parts.host }
      if parts.port == nil { parts.port = try port.substitute(in: value) }
      if parts.path.isEmpty { parts.path = try path.substitute(in: value) ?? "" }
      if parts.query == nil { parts.query = try query.substitute(in: value) }
      if parts.fragment == nil { parts.fragment = try fragment.substitute(in: value) }
      guard let url = parts.url else { throw refusal(of: value) }
      return url
    }

    /// Returns the strategy with another one for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.scheme, strategy)
    }
    /// Returns the strategy with another one for the user.
    public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.user, strategy)
    }
    /// Returns the strategy with another one for the password.
    public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.password, strategy)
    }
    /// Returns the strategy with another one for the host.
    public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
      with(\.host, strategy)
    }
    /// Returns the strategy with another one for the port.
    public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
      with(\.port, strategy)
    }
    /// Returns the strategy with another one for the path.
    public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.path, strategy)
    }
    /// Returns the strategy with another one for the query.
    public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.query, strategy)
    }
    /// Returns the strategy with another one for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
      with(\.fragment, strategy)
    }

    private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
      var strategy = self
      strategy[keyPath: part] = value
      return strategy
    }
  }

  /// Creates an address that a strategy reads.
  ///
  /// - Throws: The error of the strategy.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

private func refusal(of address: String) -> CocoaError {
  CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "cannot parse '\(address)'"])
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// A strategy that reads addresses with a scheme and a host.
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
