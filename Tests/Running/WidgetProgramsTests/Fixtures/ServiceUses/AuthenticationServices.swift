// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import AuthenticationServices
import SwiftUI

final class SignIn: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  var ended: ((Error) -> Void)?

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
      print(credential.user, credential.fullName?.givenName ?? "", credential.email ?? "")
    }
  }
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) { ended?(error) }
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
}

struct SignInView: View {
  var body: some View {
    SignInWithAppleButton(.signIn) { request in
      request.requestedScopes = [.email]
    } onCompletion: { result in
      if case .failure(let error) = result { print(error) }
    }
    .signInWithAppleButtonStyle(.black)
  }
}

@MainActor func useAuthenticationServices() async throws {
  let keys = ASAuthorizationPlatformPublicKeyCredentialProvider(
    relyingPartyIdentifier: "example.com")
  let assertion = keys.createCredentialAssertionRequest(challenge: Data([1]))
  expect(assertion.userVerificationPreference == .preferred, "a passkey is asked for")
  do {
    _ = try await EnvironmentValues().authorizationController.performRequest(assertion)
    expect(false, "there is no passkey")
  } catch { expect((error as? ASAuthorizationError)?.code == .unknown, "and that is said") }
  let provider = ASAuthorizationAppleIDProvider()
  expect(try await provider.credentialState(forUserID: "u") == .notFound, "no one signed in")
  await withCheckedContinuation { continuation in
    provider.getCredentialState(forUserID: "u") { state, error in
      switch state {
      case .authorized, .revoked, .transferred: expect(false, "no one signed in")
      case .notFound: expect(error == nil, "there is no error")
      @unknown default: break
      }
      continuation.resume()
    }
  }
  let request = provider.createRequest()
  request.requestedScopes = [.fullName, .email]
  request.nonce = "n"
  let controller = ASAuthorizationController(authorizationRequests: [
    request, ASAuthorizationPasswordProvider().createRequest(),
  ])
  let delegate = SignIn()
  controller.delegate = delegate
  controller.presentationContextProvider = delegate
  await withCheckedContinuation { continuation in
    delegate.ended = { error in
      expect((error as? ASAuthorizationError)?.code == .unknown, "signing in fails")
      continuation.resume()
    }
    controller.performRequests()
  }
  await withCheckedContinuation { continuation in
    let session = ASWebAuthenticationSession(
      url: URL(string: "https://example.com")!, callbackURLScheme: "app"
    ) { url, error in
      expect(url == nil, "there is no page")
      if case ASWebAuthenticationSessionError.presentationContextInvalid? = error {
      } else {
        expect(false, "the session says why")
      }
      continuation.resume()
    }
    session.prefersEphemeralWebBrowserSession = true
    expect(!session.start(), "no page is shown")
  }
  expect(
    ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(URL(string: "app://a")!),
    "an address ends a session")
  _ = NotificationCenter.default.publisher(
    for: ASAuthorizationAppleIDProvider.credentialRevokedNotification)
  _ = SignInView()
}
