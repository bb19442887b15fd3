// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that cookies are.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that files on disk are, which need not be loaded again.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that files in memory are, which need not be loaded again.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that values of a page's storage are.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that values of a page's session are.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of data that databases of a page are.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// What a website keeps on the device; there is none here.
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
  /// The domain of the website.
  open var displayName: String { "" }
  /// The kinds of data that are kept.
  open var dataTypes: Set<String> { [] }
}

/// The cookies and other data of websites: cookies are in memory, and there is nothing else.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether the data would stay on the device.
  public let isPersistent: Bool
  /// The cookies of the websites.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the store of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a store that ends with the program.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Returns the kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// Finds no data: the handler is called at once.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Returns the data of websites: none.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Removes data of websites, of which there is none: the handler is called at once.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Removes data of websites, of which there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {}

  /// Removes all cookies, if they are of the kinds; the handler is called at once.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    completionHandler()
  }
  /// Removes all cookies, if they are of the kinds.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
  }
}

/// The cookies of websites, in memory.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  private struct Cookies: @unchecked Sendable { var all: [HTTPCookie] = [] }
  private let cookies = Mutex(Cookies())

  private static func areSame(_ left: HTTPCookie, _ right: HTTPCookie) -> Bool {
    left.name == right.name && left.domain == right.domain && left.path == right.path
  }

  fileprivate func removeAll() { cookies.withLock { $0.all = [] } }

  /// Calls the handler at once with all cookies.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies.withLock { $0 }.all)
  }
  /// Returns all cookies that were set here, the first one first.
  open func allCookies() async -> [HTTPCookie] { cookies.withLock { $0 }.all }

  /// Keeps a cookie in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    let kept = Cookies(all: [cookie])
    cookies.withLock {
      $0.all.removeAll { Self.areSame($0, kept.all[0]) }
      $0.all += kept.all
    }
    completionHandler?()
  }
  /// Keeps a cookie in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  /// Removes the cookie of the same name, domain and path.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    let removed = Cookies(all: [cookie])
    cookies.withLock { $0.all.removeAll { Self.areSame($0, removed.all[0]) } }
    completionHandler?()
  }
  /// Removes the cookie of the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Answers that a service worker keeps.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The service workers of pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
