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
  try useKeys()
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
