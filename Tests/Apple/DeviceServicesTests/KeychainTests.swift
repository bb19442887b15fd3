// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@testable import Security

@Suite("The keychain, and what keys and certificates are named by")
struct KeychainTests {
  /// The class and the server of a password that no other test has.
  private func password(of server: String, _ others: [String: Any] = [:]) -> CFDictionary {
    let item: [String: Any] = [
      kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrAccount: "tea",
    ]
    return item.merging(others) { _, other in other } as CFDictionary
  }

  @Test(
    "passwords of a server are told apart by what Apple's keychain tells them apart by",
    arguments: [
      kSecAttrProtocol, kSecAttrPath, kSecAttrPort, kSecAttrSecurityDomain,
      kSecAttrAuthenticationType, kSecAttrAccount, kSecAttrAccessGroup,
    ])
  func internetPasswords(attribute: String) {
    let server = "\(attribute).example"
    defer { SecItemDelete([kSecClass: kSecClassInternetPassword, kSecAttrServer: server]) }
    #expect(SecItemAdd(password(of: server, [attribute: "a"]), nil) == errSecSuccess)
    #expect(SecItemAdd(password(of: server, [attribute: "b"]), nil) == errSecSuccess)
    #expect(SecItemAdd(password(of: server, [attribute: "b"]), nil) == errSecDuplicateItem)
  }

  @Test("a label or a comment does not make another password")
  func labels() {
    let server = "labels.example"
    defer { SecItemDelete(password(of: server)) }
    #expect(SecItemAdd(password(of: server, [kSecAttrLabel: "a"]), nil) == errSecSuccess)
    #expect(SecItemAdd(password(of: server, [kSecAttrLabel: "b"]), nil) == errSecDuplicateItem)
  }

  @Test("keys are told apart by their tags")
  func tags() {
    func key(_ tag: String) -> CFDictionary {
      [kSecClass: kSecClassKey, kSecAttrApplicationTag: Data("tests.\(tag)".utf8)]
    }
    defer { for tag in ["a", "b"] { SecItemDelete(key(tag)) } }
    #expect(SecItemAdd(key("a"), nil) == errSecSuccess)
    #expect(SecItemAdd(key("b"), nil) == errSecSuccess)
    #expect(SecItemAdd(key("b"), nil) == errSecDuplicateItem)
  }

  @Test(
    "what says how it is searched is no attribute of the item",
    arguments: [
      kSecMatchIssuers, kSecMatchSubjectContains, kSecMatchTrustedOnly, kSecUseAuthenticationUI,
      kSecUseItemList, kSecUseUserIndependentKeychain, kSecUseDataProtectionKeychain,
    ])
  func searches(key: String) {
    let server = "\(key).search.example"
    defer { SecItemDelete(password(of: server)) }
    SecItemAdd(password(of: server), nil)
    #expect(SecItemCopyMatching(password(of: server, [key: "a"]), nil) == errSecSuccess)
  }

  @Test("letters are compared without case where the query asks for it")
  func cases() {
    defer { SecItemDelete(password(of: "cases.example")) }
    SecItemAdd(password(of: "cases.example"), nil)
    let upper = "CASES.example"
    #expect(SecItemCopyMatching(password(of: upper), nil) == errSecItemNotFound)
    let query = password(of: upper, [kSecMatchCaseInsensitive: true])
    #expect(SecItemCopyMatching(query, nil) == errSecSuccess)
  }

  @Test("synchronized items are others, which are found if they are asked for")
  func synchronized() throws {
    let server = "cloud.example"
    let any = password(of: server, [kSecAttrSynchronizable: kSecAttrSynchronizableAny])
    defer { SecItemDelete(any) }
    let shared = password(of: server, [kSecAttrSynchronizable: true])
    #expect(SecItemAdd(shared, nil) == errSecSuccess)
    #expect(SecItemCopyMatching(password(of: server), nil) == errSecItemNotFound)
    #expect(SecItemCopyMatching(any, nil) == errSecSuccess)
    #expect(SecItemAdd(password(of: server), nil) == errSecSuccess)
    #expect(SecItemAdd(shared, nil) == errSecDuplicateItem)
    var found: CFTypeRef?
    let all = any.merging([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]) { $1 }
    SecItemCopyMatching(all, &found)
    let items = try #require(found as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrSynchronizable] as? Bool } == [true, false])
  }

  @Test("numbers and dates come back as they were given, and are found in any type")
  func numbers() throws {
    let server = "numbers.example"
    defer { SecItemDelete([kSecClass: kSecClassInternetPassword, kSecAttrServer: server]) }
    let made = Date(timeIntervalSince1970: 5)
    let attributes: [String: Any] = [
      kSecAttrPort: 443, kSecAttrIsInvisible: true, kSecAttrCreationDate: made,
      kSecReturnAttributes: true,
    ]
    var found: CFTypeRef?
    #expect(SecItemAdd(password(of: server, attributes), &found) == errSecSuccess)
    let answer = try #require(found as? [String: Any])
    #expect(answer[kSecAttrPort] as? Int == 443 && answer[kSecAttrPort] as? String == nil)
    #expect(answer[kSecAttrIsInvisible] as? Bool == true)
    #expect(answer[kSecAttrCreationDate] as? Date == made)
    #expect(answer[kSecAttrServer] as? String == server)
    let number = password(
      of: server, [kSecAttrPort: NSNumber(value: 443), kSecAttrIsInvisible: NSNumber(value: true)])
    #expect(SecItemCopyMatching(number, nil) == errSecSuccess)
    let other = password(of: server, [kSecAttrPort: 80])
    #expect(SecItemCopyMatching(other, nil) == errSecItemNotFound)
  }

  @Test("an attribute that becomes a text is no longer data, and the other way around")
  func updates() throws {
    let server = "updates.example"
    let item = password(of: server)
    defer { SecItemDelete(item) }
    let data = Data("a".utf8)
    #expect(SecItemAdd(password(of: server, [kSecAttrGeneric: data]), nil) == errSecSuccess)
    for value: any Hashable in ["b", data] as [any Hashable] {
      #expect(SecItemUpdate(item, [kSecAttrGeneric: value]) == errSecSuccess)
      var found: CFTypeRef?
      SecItemCopyMatching(item.merging([kSecReturnAttributes: true]) { $1 }, &found)
      let answer = try #require(found as? [String: Any])
      #expect(answer[kSecAttrGeneric] as? AnyHashable == AnyHashable(value))
      let isData = value is Data
      let query = password(of: server, [kSecAttrGeneric: isData ? "b" : data])
      #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
    }
  }

  @Test("a protocol of a server has four letters")
  func protocols() {
    let protocols = [
      kSecAttrProtocolFTP, kSecAttrProtocolIRC, kSecAttrProtocolSOCKS, kSecAttrProtocolAFP,
      kSecAttrProtocolSSH, kSecAttrProtocolSMB, kSecAttrProtocolIPP, kSecAttrProtocolHTTPS,
    ]
    #expect(protocols == ["ftp ", "irc ", "sox ", "afp ", "ssh ", "smb ", "ipp ", "htps"])
  }

  @Test(
    "algorithms of keys have Apple's raw values",
    arguments: [
      (SecKeyAlgorithm.rsaSignatureRaw, "sign:RSA:raw"),
      (.rsaSignatureDigestPKCS1v15Raw, "sign:RSA:digest-PKCS1v15"),
      (.rsaSignatureMessagePKCS1v15SHA256, "sign:RSA:message-PKCS1v15:SHA256"),
      (.rsaSignatureDigestPSSSHA224, "sign:RSA:digest-PSS:SHA224:SHA224:24"),
      (.rsaSignatureMessagePSSSHA256, "sign:RSA:message-PSS:SHA256:SHA256:32"),
      (.ecdsaSignatureRFC4754, "sign:ECDSA:RFC4754"),
      (.ecdsaSignatureMessageX962SHA256, "sign:ECDSA:message-X962:SHA256"),
      (.rsaEncryptionOAEPSHA384AESGCM, "encrypt:RSA:OAEP:SHA384:AESGCM"),
      (.eciesEncryptionStandardX963SHA1AESGCM, "encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM"),
      (
        .eciesEncryptionCofactorVariableIVX963SHA256AESGCM,
        "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV"
      ),
      (.ecdhKeyExchangeCofactor, "keyexchange:ECDHC"),
      (.ecdhKeyExchangeStandardX963SHA512, "keyexchange:ECDH:KDFX963:SHA512"),
    ])
  func algorithms(algorithm: SecKeyAlgorithm, value: String) {
    #expect(algorithm.rawValue == "algid:" + value)
  }

  @Test("certificates are not trusted, and the error says so")
  func trust() throws {
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(SecTrust(), &error))
    let found = try #require(error)
    #expect(found.domain == NSOSStatusErrorDomain && found.code == Int(errSecNotTrusted))
    #expect(errSecNotTrusted == -67843)
  }
}
