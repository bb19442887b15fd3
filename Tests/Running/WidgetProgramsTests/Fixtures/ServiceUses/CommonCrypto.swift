// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommonCrypto

private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

func useCommonCrypto() async throws {
  let data = Data("abc".utf8)
  var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
  data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
  let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
  expect(hex(digest) == sha256, "SHA-256")
  var context = CC_SHA256_CTX()
  CC_SHA256_Init(&context)
  data.withUnsafeBytes { _ = CC_SHA256_Update(&context, $0.baseAddress, CC_LONG(data.count)) }
  CC_SHA256_Final(&digest, &context)
  expect(hex(digest) == sha256, "SHA-256, in parts")
  var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
  data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &short) }
  expect(hex(short) == "900150983cd24fb0d6963f7d28e17f72", "MD5")

  // The second case of RFC 4231.
  let message = Data("what do ya want for nothing?".utf8)
  CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, [UInt8](message), message.count, &digest)
  expect(
    hex(digest) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    "a code with a key")

  // The second case of RFC 6070.
  var key = [UInt8](repeating: 0, count: 20)
  let salt = [UInt8]("salt".utf8)
  CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, 4,
    CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
  expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957", "a key of a password")
  useCiphers()
}

/// The cases of AES-128 in blocks that depend on those before, of NIST SP 800-38A.
private func useCiphers() {
  func bytes(_ text: String) -> [UInt8] {
    stride(from: 0, to: text.count, by: 2).compactMap {
      UInt8(text.dropFirst($0).prefix(2), radix: 16)
    }
  }
  let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
  let start = bytes("000102030405060708090a0b0c0d0e0f")
  let text = bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
  let secret = "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
  var result = [UInt8](repeating: 0, count: 48)
  var count = 0
  func crypt(_ operation: Int, _ options: Int, _ data: [UInt8]) -> Int {
    Int(
      CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        start, data, data.count, &result, result.count, &count))
  }
  expect(crypt(kCCEncrypt, 0, text) == kCCSuccess && count == 32, "two blocks")
  expect(hex(Array(result[..<32])) == secret, "are encrypted")
  expect(crypt(kCCEncrypt, kCCOptionPKCS7Padding, text) == kCCSuccess && count == 48, "padded")
  let padded = Array(result[..<count])
  expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, padded) == kCCSuccess, "and decrypted")
  expect(Array(result[..<count]) == text, "to what they were")
  expect(crypt(kCCEncrypt, 0, [1]) == kCCAlignmentError, "a byte is no block")
}
