// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DeviceCheck

func useDeviceCheck() async throws {
  let device = DCDevice.current
  expect(!device.isSupported, "there are no tokens")
  do {
    let token = try await device.generateToken()
    expect(token.isEmpty, "there is no token")
  } catch let error as DCError where error.code == .featureUnsupported {
  } catch { expect(false, "the error is DCError") }
  await withCheckedContinuation { continuation in
    DCDevice.current.generateToken { data, error in
      expect(data == nil, "there is no token")
      guard let error = error as? DCError else { return expect(false, "the callback says why") }
      expect(error.code == .featureUnsupported, "the callback says why")
      continuation.resume()
    }
  }

  let service = DCAppAttestService.shared
  expect(!service.isSupported, "the app is not proved")
  await withCheckedContinuation { continuation in
    service.generateKey { keyId, error in
      expect(keyId == nil && error != nil, "there is no key")
      continuation.resume()
    }
  }
  service.attestKey("key", clientDataHash: Data()) { _, _ in }
  service.generateAssertion("key", clientDataHash: Data()) { assertion, error in
    if (error as? DCError)?.code == .invalidKey { expect(false, "there is no key") }
  }
  do {
    let key = try await service.generateKey()
    _ = try await service.attestKey(key, clientDataHash: Data(count: 32))
    _ = try await service.generateAssertion(key, clientDataHash: Data(count: 32))
    expect(false, "there is no key")
  } catch DCError.featureUnsupported {
  } catch { expect(false, "the error is DCError") }
  expect((DCError(.serverUnavailable) as NSError).code == 4, "the code is the system's")
}
