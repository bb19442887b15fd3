// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import FoundationNetworking

// Foundation on Linux has these names and refuses them.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a challenge that asks whether a server is trusted; no challenge has it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a challenge that asks for a certificate of the client; no challenge has it here.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The certificates of the server that are to be trusted; nil here, as libcurl looks at them itself.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential for a trusted server, which has no user and no password.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }

  /// Creates a credential of the client's own certificate, which is not sent here.
  public convenience init(
    identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }
}
