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
}
