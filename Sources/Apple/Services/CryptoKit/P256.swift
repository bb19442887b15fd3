// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Keys of the curve P-256.
///
/// Source: FIPS 186 and SEC 1.
public enum P256 {
  /// Keys by which two agree on a secret.
  public enum KeyAgreement {
    /// The key that others get.
    public typealias PublicKey = PublicKeyOf<KeyAgreement>
    /// The key that is kept.
    public typealias PrivateKey = PrivateKeyOf<KeyAgreement>
  }
}

extension P256.KeyAgreement.PrivateKey {
  /// Returns the secret that both have, of the other's public key; never throws here, as each key is on the curve.
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: P256.KeyAgreement.PublicKey
  ) throws -> SharedSecret {
    guard let point = KeyBytes.point(of: publicKeyShare.coordinates),
      let shared = CurveP256.multiply(point, by: Number256(bigEndian: bytes))
    else { throw CryptoKitError.invalidParameter }
    return SharedSecret(bytes: shared.x.bigEndian)
  }
}
