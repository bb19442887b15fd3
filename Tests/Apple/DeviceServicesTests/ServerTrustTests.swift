// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import FoundationNetworking
import Security
import Testing

@Suite("Challenges about servers")
struct ServerTrustTests {
  @Test("code that looks at a server's certificates compiles, and is given none")
  func trust() {
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    let method: String = space.authenticationMethod
    #expect(method.hasSuffix("ServerTrust"))
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
  }

  @Test("certificates that are judged are not trusted")
  func judging() throws {
    var trust: SecTrust?
    let policies = [SecPolicyCreateRevocation(kSecRevocationOCSPMethod)] as CFTypeRef
    let status = SecTrustCreateWithCertificates([] as CFTypeRef, policies, &trust)
    #expect(status == errSecSuccess)
    let made = try #require(trust)
    var result = SecTrustResultType.invalid
    SecTrustEvaluate(made, &result)
    #expect(result == .fatalTrustFailure)
    #expect(SecTrustGetCertificateAtIndex(made, 0) == nil && SecTrustCopyPublicKey(made) == nil)
  }

  @Test("a mutable string begins empty")
  func strings() {
    let text = NSMutableString()
    text.append("a")
    #expect(text.isEqual(to: "a"))
  }

  @Test("the versions of encryption have the protocol's numbers, and none is asked for")
  func versions() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv10)
    #expect(configuration.tlsMaximumSupportedProtocolVersion.rawValue == 0x0304)
  }
}
