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
  try useCiphers()
  try useSignatures()
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

private func bytes(_ text: String) -> Data {
  Data(
    stride(from: 0, to: text.count, by: 2).compactMap {
      UInt8(text.dropFirst($0).prefix(2), radix: 16)
    })
}

/// Cases of NIST's tests of AES-GCM, of RFC 8439 and of RFC 3394.
private func useCiphers() throws {
  let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
  let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
  let text = bytes(
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
      + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
  let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
  let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: data)
  let secret =
    "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
    + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
  expect(hex(box.ciphertext) == secret, "a text is encrypted")
  expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47", "with a tag")
  let read = try AES.GCM.SealedBox(combined: box.combined ?? Data())
  expect(try AES.GCM.open(read, using: key, authenticating: data) == text, "and decrypted")
  do {
    _ = try AES.GCM.open(read, using: key)
    expect(false, "other data is noticed")
  } catch CryptoKitError.authenticationFailure {}
  let long = try AES.GCM.Nonce(
    data: bytes(
      "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
        + "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"))
  let other = try AES.GCM.seal(text, using: key, nonce: long, authenticating: data)
  expect(hex(other.tag) == "619cc5aefffe0bfa462af43c1699d050", "a nonce may be long")
  let words = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
  let sunscreen = Data((words + "future, sunscreen would be it.").utf8)
  let chacha = try ChaChaPoly.seal(
    sunscreen,
    using: SymmetricKey(
      data: bytes("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f")),
    nonce: try ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
    authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
  expect(hex(chacha.tag) == "1ae10b594f09e26a7e902ecbd0600691", "ChaCha20 with Poly1305")
  let keys = (
    SymmetricKey(data: bytes("00112233445566778899aabbccddeeff")),
    SymmetricKey(data: bytes("000102030405060708090a0b0c0d0e0f"))
  )
  let wrapped = try AES.KeyWrap.wrap(keys.0, using: keys.1)
  expect(hex(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5", "a key is wrapped")
  expect(try AES.KeyWrap.unwrap(wrapped, using: keys.1) == keys.0, "and taken out")
  do {
    _ = try AES.KeyWrap.unwrap(wrapped, using: keys.0)
    expect(false, "with the same key alone")
  } catch CryptoKitError.unwrapFailure {}
}

/// Cases of RFC 6979, RFC 8032 and RFC 7748, and of NIST's tests of agreements.
private func useSignatures() throws {
  let key = try P256.Signing.PrivateKey(
    rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
  let signature = try key.signature(for: Data("sample".utf8))
  expect(
    hex(signature.rawRepresentation)
      == "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
      + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    "a message is signed")
  expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)), "which is checked")
  expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)), "for that message")
  let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
  expect(der.rawRepresentation == signature.rawRepresentation, "a signature has a document")
  let kept = try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
  expect(kept.rawRepresentation == key.rawRepresentation, "and so has a key")
  let sent = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
  let short = try P256.Signing.PublicKey(
    compressedRepresentation: key.publicKey.compressedRepresentation)
  expect(sent == key.publicKey && short == key.publicKey, "that others get")
  let mine = try P256.KeyAgreement.PrivateKey(
    rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
  let yours = try P256.KeyAgreement.PublicKey(
    rawRepresentation: bytes(
      "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
        + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
  let shared = try mine.sharedSecretFromKeyAgreement(with: yours)
  expect(
    shared.withUnsafeBytes { hex($0) }
      == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b",
    "two agree on a secret")
  let edwards = try Curve25519.Signing.PrivateKey(
    rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
  let signed = try edwards.signature(for: Data([0x72]))
  expect(
    hex(signed)
      == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
      + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    "a byte is signed")
  expect(edwards.publicKey.isValidSignature(signed, for: Data([0x72])), "which is checked")
  expect(!edwards.publicKey.isValidSignature(signed, for: Data([0x73])), "for that byte")
  let scalar = try Curve25519.KeyAgreement.PrivateKey(
    rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
  let place = try Curve25519.KeyAgreement.PublicKey(
    rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
  let product = try scalar.sharedSecretFromKeyAgreement(with: place)
  expect(
    product.withUnsafeBytes { hex($0) }
      == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    "a product is computed")
  let derived = product.hkdfDerivedSymmetricKey(
    using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 16)
  expect(derived.bitCount == 128 && !SecureEnclave.isAvailable, "of which a key is derived")
}

private func useKeys() throws {
  let made = P256.KeyAgreement.PrivateKey()
  let kept = try P256.KeyAgreement.PrivateKey(rawRepresentation: made.rawRepresentation)
  expect(kept.rawRepresentation == made.rawRepresentation, "a key that was kept is the same")
  expect(made.rawRepresentation.count == 32, "a key has 32 bytes")
  let other = made.publicKey
  let read = try P256.KeyAgreement.PublicKey(x963Representation: other.x963Representation)
  expect(read == other && read.x963Representation.first == 4, "a key that was sent is the same")
  do {
    _ = try P256.KeyAgreement.PrivateKey(rawRepresentation: Data([1]))
    expect(false, "a byte is no key")
  } catch CryptoKitError.incorrectKeySize {}
  do {
    _ = try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 7, count: 64))
    expect(false, "not all points are on the curve")
  } catch CryptoKitError.invalidParameter {}
  do {
    let mixed = P256.Signing.PrivateKey().publicKey.x963Representation + made.rawRepresentation
    _ = try P256.Signing.PrivateKey(x963Representation: mixed)
    expect(false, "the public key is another one's")
  } catch CryptoKitError.invalidParameter {}
}
