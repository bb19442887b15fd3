// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI
import WebKit

final class Page: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler,
  @unchecked Sendable
{
  var failure: (any Error)?
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    failure = error
  }
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {}
}

struct WebView: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
}

func useWebKit() async throws {
  let page = Page()
  let configuration = WKWebViewConfiguration()
  configuration.allowsInlineMediaPlayback = true
  configuration.mediaTypesRequiringUserActionForPlayback = []
  configuration.userContentController.add(page, name: "app")
  configuration.userContentController.addUserScript(
    WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
  let view = WKWebView(frame: .zero, configuration: configuration)
  view.navigationDelegate = page
  view.uiDelegate = page
  view.load(URLRequest(url: URL(string: "https://example.com")!))
  for _ in 0..<100 where page.failure == nil { try await Task.sleep(nanoseconds: 10_000_000) }
  expect((page.failure as? URLError)?.code == .notConnectedToInternet, "there is no network")
  var called = false
  view.evaluateJavaScript("document.title") { value, error in
    called = value == nil && (error as? WKError)?.code == .webContentProcessTerminated
  }
  expect(called, "the script fails")
  do {
    _ = try await view.evaluateJavaScript("1")
    expect(false, "a script throws")
  } catch WKError.webContentProcessTerminated {
  } catch { expect(false, "the reason is known") }
  let cookie = HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]
  )!
  await WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)
  WKWebsiteDataStore.default().httpCookieStore.getAllCookies {
    expect($0.map(\.value) == ["1"], "a cookie is kept")
  }
  await WKWebsiteDataStore.default().removeData(
    ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
  let left = await WKWebsiteDataStore.default().httpCookieStore.allCookies()
  expect(left.isEmpty, "cookies are removed")
  try await useRules(view)
  _ = WebView(url: URL(string: "https://example.com")!)
  await usePage()
}

struct Hosts: WebPage.NavigationDeciding {
  var known: Set<String> = []
  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    preferences.allowsContentJavaScript = false
    guard let host = action.request.url?.host() else { return .cancel }
    return known.insert(host).inserted ? .allow : .cancel
  }
}

struct PageScreen: View {
  @State private var page = WebPage()
  @State private var position = ScrollPosition()
  var body: some View {
    WebKit.WebView(page)
      .webViewBackForwardNavigationGestures(.disabled)
      .webViewContentBackground(.hidden)
      .webViewScrollPosition($position)
      .webViewTextSelection(.enabled)
      .navigationTitle(page.title)
  }
}

@MainActor func usePage() async {
  var configuration = WebPage.Configuration()
  configuration.loadsSubresources = false
  configuration.defaultNavigationPreferences.preferredContentMode = .mobile
  let page = WebPage(configuration: configuration, navigationDecider: Hosts())
  var events: [WebPage.NavigationEvent] = []
  do {
    for try await event in page.load(URL(string: "https://example.com")) { events.append(event) }
    expect(false, "a page is not loaded")
  } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
    expect((error as? URLError)?.code == .notConnectedToInternet, "the page has no network")
  } catch { expect(false, "the reason of the page is known") }
  expect(events == [.startedProvisionalNavigation], "the page was asked for")
  expect((try? await page.callJavaScript("return 1")) == nil, "a script of the page fails")
  expect(page.backForwardList.currentItem == nil && !page.isLoading, "the page is empty")
  expect(URLScheme("notes") != nil && URLScheme("https") == nil, "a scheme of the app is one")
  _ = PageScreen()
}

func useRules(_ view: WKWebView) async throws {
  var failure: Error?
  WKContentRuleListStore.default().compileContentRuleList(
    forIdentifier: "ads", encodedContentRuleList: "[]"
  ) { list, error in
    list.map { view.configuration.userContentController.add($0) }
    failure = error
  }
  expect(
    (failure as? WKError)?.code == .contentRuleListStoreCompileFailed, "rules are not compiled")
  expect(view.backForwardList.backItem?.url == nil && !view.canGoBack, "no page was visited")
}
