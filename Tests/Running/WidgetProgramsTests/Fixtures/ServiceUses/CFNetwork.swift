// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CFNetwork

/// Whether a VPN is in use, as apps find it out.
func isVPNActive() -> Bool {
  guard let settings = CFNetworkCopySystemProxySettings()?.takeRetainedValue() as? [String: Any],
    let scoped = settings["__SCOPED__"] as? [String: Any]
  else { return false }
  return scoped.keys.contains { $0.hasPrefix("utun") || $0.hasPrefix("ppp") }
}

func useCFNetwork() async throws {
  expect(!isVPNActive(), "there is no VPN")
  let settings: [String: Any] = [
    kCFStreamSSLPeerName as String: "example.com",
    kCFStreamSSLValidatesCertificateChain as String: false,
  ]
  expect(settings.count == 2, "a stream has settings")
  let key = Stream.PropertyKey(kCFStreamPropertySSLSettings as String)
  expect(key.rawValue == "kCFStreamPropertySSLSettings", "a property has a key")
  let error = NSError(
    domain: kCFErrorDomainCFNetwork as String,
    code: Int(CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue))
  expect(error.code == NSURLErrorNotConnectedToInternet, "the codes are Foundation's")
  expect(kCFHTTPVersion1_1 as String == "HTTP/1.1", "a version has a name")
  let configuration = URLSessionConfiguration.default
  configuration.connectionProxyDictionary = [
    kCFNetworkProxiesHTTPEnable as String: true, kCFNetworkProxiesHTTPProxy as String: "localhost",
  ]
  let level = CFStreamPropertyKey(rawValue: kCFStreamPropertySocketSecurityLevel)
  let isSecure = CFReadStreamSetProperty(
    InputStream(data: Data()), level, kCFStreamSocketSecurityLevelNegotiatedSSL)
  let unverified = [kCFStreamSSLValidatesCertificateChain: false] as CFDictionary
  let isSet = CFWriteStreamSetProperty(
    OutputStream.toMemory(), CFStreamPropertyKey(rawValue: kCFStreamPropertySSLSettings), unverified
  )
  expect(!isSecure && !isSet, "a stream of memory has no secure connection")
}
