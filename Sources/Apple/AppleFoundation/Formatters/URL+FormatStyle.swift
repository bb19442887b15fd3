// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// A style that shows the parts of an address that are asked for.
  ///
  /// Foundation has it on Apple's systems only.
  public struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
    private var options: [Component: ComponentDisplayOption] = [:]
    private var hostOption: HostDisplayOption

    /// Creates a style; by default it shows the scheme, the host, the path, and a port other than the usual one.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      hostOption = host
      options = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
    }

    /// Returns the parts of an address that are shown, without the signs before those that are not.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let part = { (component: Component) -> String? in
        guard options[component]?.isShown(for: parts) ?? true else { return nil }
        return component.text(of: parts)
      }
      var text = part(.scheme).map { "\($0):" } ?? ""
      if let host = hostOption.text(of: parts), !host.isEmpty {
        if !text.isEmpty { text += "//" }
        if let user = part(.user) {
          text += user + (part(.password).map { ":\($0)" } ?? "") + "@"
        }
        text += host + (part(.port).map { ":\($0)" } ?? "")
      } else if parts.host != nil, !text.isEmpty {
        text += "//"
      }
      text += part(.path) ?? ""
      text += part(.query).map { "?\($0)" } ?? ""
      text += part(.fragment).map { "#\($0)" } ?? ""
      return text
    }

    /// Reads what the style writes, and any other address with a scheme and a host.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    /// Returns the style with another choice for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      showing(.scheme, strategy)
    }
    /// Returns the style with another choice for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
      showing(.user, strategy)
    }
    /// Returns the style with another choice for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
      showing(.password, strategy)
    }
    /// Returns the style with another choice for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var style = self
      style.hostOption = strategy
      return style
    }
    /// Returns the style with another choice for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      showing(.port, strategy)
    }
    /// Returns the style with another choice for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
      showing(.path, strategy)
    }
    /// Returns the style with another choice for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
      showing(.query, strategy)
    }
    /// Returns the style with another choice for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
      showing(.fragment, strategy)
    }

    private func showing(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }
  }

  /// Returns the scheme, the host and the path of the address.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the address formatted in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style of addresses that shows the scheme, the host and the path.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// A style of addresses that shows the scheme, the host and the path.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
