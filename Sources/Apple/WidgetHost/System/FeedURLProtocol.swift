// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
import WidgetProtocol

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL protocol that answers requests of `URLSession` with the tool's responses, and those of files
/// with their content.
final class FeedURLProtocol: URLProtocol {
  /// The channel to the tool; nil until the program serves.
  private static let channel = Mutex<ProgramChannel?>(nil)

  /// The endpoints that the feed answers, if other requests may leave the machine; nil if none may.
  private static let answered = Mutex<[String]?>(nil)

  /// Starts to answer the program's requests.
  static func register(_ channel: ProgramChannel) {
    Self.channel.withLock { $0 = channel }
    _ = registerClass(FeedURLProtocol.self)
    BuiltInProtocols.takeOnlyOpenRequests()
  }

  /// Sets which requests may leave the machine.
  static func enter(_ world: ProgramWorld) {
    answered.withLock { $0 = world.allowsNetwork ? world.endpoints : nil }
  }

  /// Returns whether a request is one of HTTP that may leave the machine.
  static func isOpen(_ request: URLRequest) -> Bool {
    guard isOfWeb(request), let url = request.url,
      let endpoints = answered.withLock({ $0 })
    else { return false }
    return !ServerNames.endpoint(of: url.absoluteString, among: endpoints).isKnown
  }

  private static func isOfWeb(_ request: URLRequest) -> Bool {
    let scheme = request.url?.scheme?.lowercased()
    return scheme == "http" || scheme == "https"
  }

  private let isStopped = Mutex(false)

  override class func canInit(with request: URLRequest) -> Bool {
    isOfWeb(request) && !isOpen(request) || request.url?.isFileURL == true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    if let url = request.url, url.isFileURL { return load(url) }
    guard let url = request.url, let channel = Self.channel.withLock({ $0 }) else {
      return fail(.cannotConnectToHost)
    }
    channel.request(url: url.absoluteString, method: request.httpMethod ?? "GET") {
      [loading = Loading(self)] response in
      loading.work.finish(url, response)
    }
  }

  override func stopLoading() {
    isStopped.withLock { $0 = true }
  }

  /// Answers with the content of a file, as on a device.
  private func load(_ url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return fail(.fileDoesNotExist)
    }
    guard !isFolder.boolValue else { return fail(.fileIsDirectory) }
    guard let data = try? Data(contentsOf: url) else { return fail(.noPermissionsToReadFile) }
    let head = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  /// A request that is answered on the reading thread; Foundation calls the client on the thread
  /// that the session wants.
  private struct Loading: @unchecked Sendable {
    let work: FeedURLProtocol

    init(_ work: FeedURLProtocol) { self.work = work }
  }

  private func finish(_ url: URL, _ response: ServerResponse) {
    guard !isStopped.withLock({ $0 }) else { return }
    switch response.outcome {
    case .answered(let status, let type, let body):
      let head = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": type, "Content-Length": String(body.count)])
      guard let head else { return fail(.badServerResponse) }
      client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(body))
      client?.urlProtocolDidFinishLoading(self)
    case .timedOut: fail(.timedOut)
    case .unreachable: fail(.notConnectedToInternet)
    }
  }

  private func fail(_ code: URLError.Code) {
    client?.urlProtocol(self, didFailWithError: URLError(code))
  }
}
