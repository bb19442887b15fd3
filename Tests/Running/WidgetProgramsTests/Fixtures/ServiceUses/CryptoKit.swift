// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CryptoKit

private func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

// The examples of FIPS 180-4 and of RFC 1321.
private let digests = [
  (
    "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "da39a3ee5e6b4b0d3255bfef95601890afd80709", "d41d8cd98f00b204e9800998ecf8427e"
  ),
  (
    "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "a9993e364706816aba3e25717850c26c9cd0d89d", "900150983cd24fb0d6963f7d28e17f72"
  ),
  (
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    "84983e441c3bd26ebaae4aa1f95129e5e54670f1", "8215ef0796a20bcaaae116d3876c664a"
  ),
]

func useCryptoKit() async throws {
  for (text, sha256, sha1, md5) in digests {
    let data = Data(text.utf8)
    expect(hex(SHA256.hash(data: data)) == sha256, "SHA-256 of '\(text)'")
    expect(hex(Insecure.SHA1.hash(data: data)) == sha1, "SHA-1 of '\(text)'")
    expect(hex(Insecure.MD5.hash(data: data)) == md5, "MD5 of '\(text)'")
    expect(
      SHA256.hash(data: data).description == "SHA256 digest: " + sha256, "a digest describes itself"
    )
    var parts = SHA256()
    for byte in data { parts.update(data: [byte]) }
    expect(parts.finalize() == SHA256.hash(data: data), "SHA-256 of '\(text)', byte by byte")
  }

  // The second case of RFC 4231.
  let key = SymmetricKey(data: Data("Jefe".utf8))
  let message = Data("what do ya want for nothing?".utf8)
  let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
  expect(
    hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    "a code is made of a message with a key")
  expect(
    HMAC<SHA256>.isValidAuthenticationCode(Array(code), authenticating: message, using: key),
    "a code is valid for its message")
  expect(SymmetricKey(size: .bits256).bitCount == 256, "a key has its size")
  expect(code.description.hasPrefix("HMAC with SHA256: 5bdcc146"), "a code describes itself")
  var long = HMAC<SHA512>(key: key)
  for byte in message { long.update(data: [byte]) }
  expect(
    hex(long.finalize()).hasPrefix("164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd6"),
    "a code is made with words of 64 bits, of a message in parts")
  useLongHashes()
  try useKeys()
}

// Two examples of FIPS 180-4, and messages whose padding just fits a block, and does not.
private let longDigests = [
  ("", "cf83e1357eefb8bdf1542850d66d8007", "38b060a751ac96384cd9327eb1b1e36a"),
  ("abc", "ddaf35a193617abacc417349ae204131", "cb00753f45a35e8bb5a03d699ac65007"),
  (
    String(repeating: "a", count: 111), "fa9121c7b32b9e01733d034cfc78cbf6",
    "3c37955051cb5c3026f94d551d5b5e2a"
  ),
  (
    String(repeating: "a", count: 112), "c01d080efd492776a1c43bd23dd99d0a",
    "187d4e07cb306103c69967bf544d0dfb"
  ),
  (
    String(repeating: "a", count: 200), "4b11459c33f52a22ee8236782714c150",
    "0691b6e978614b67d60557b2a2cddd53"
  ),
]

private func useLongHashes() {
  for (text, sha512, sha384) in longDigests {
    let data = Data(text.utf8)
    expect(hex(SHA512.hash(data: data)).hasPrefix(sha512), "SHA-512 of '\(text)'")
    expect(hex(SHA384.hash(data: data)).hasPrefix(sha384), "SHA-384 of '\(text)'")
  }
  expect(SHA512.hash(data: Data()).data.count == 64, "SHA-512 has 64 bytes")
  expect(Array(SHA384.hash(data: Data())).count == SHA384.byteCount, "SHA-384 has 48 bytes")

  // The first and the third case of RFC 5869.
  let secret = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
  let derived = HKDF<SHA256>.deriveKey(
    inputKeyMaterial: secret, salt: Data(0...0x0C), info: Data(0xF0...0xF9), outputByteCount: 42)
  expect(
    derived.withUnsafeBytes { hex($0) }
      == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
    "a key is derived with salt and a purpose")
  let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42)
  expect(
    plain.withUnsafeBytes { hex($0) }
      == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    "a key is derived without both")
}

extension Digest {
  fileprivate var data: Data { withUnsafeBytes { Data($0) } }
}

private func useKeys() throws {
  let made = P256.KeyAgreement.PrivateKey()
  let kept = try P256.KeyAgreement.PrivateKey(rawRepresentation: made.rawRepresentation)
  expect(kept.rawRepresentation == made.rawRepresentation, "a key that was kept is the same")
  expect(made.rawRepresentation.count == 32, "a key has 32 bytes")
  let other = try P256.KeyAgreement.PublicKey(rawRepresentation: Data(repeating: 7, count: 64))
  let read = try P256.KeyAgreement.PublicKey(x963Representation: other.x963Representation)
  expect(read == other && read.x963Representation.first == 4, "a key that was sent is the same")
  do {
    _ = try P256.KeyAgreement.PrivateKey(rawRepresentation: Data([1]))
    expect(false, "a byte is no key")
  } catch CryptoKitError.incorrectKeySize {}
}
