// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("connections and their errors")
struct ConnectionTests {
  @Test("an error's code that is a number may be unknown")
  func codes() {
    let code = URLError.Code(rawValue: 404)
    #expect(URLError(code).code == .unknown)
    #expect(URLError(URLError.Code(rawValue: -1001)).code == .timedOut)
    #expect(URLError.Code(rawValue: -1009).rawValue == -1009)
    func answered(_ status: Int) throws { throw URLError(URLError.Code(rawValue: status)) }
    #expect(throws: URLError.self) { try answered(404) }
  }

  @Test("an error of a connection says why the network may not be used")
  func reasons() {
    let error = URLError(
      .notConnectedToInternet, userInfo: ["NSURLErrorNetworkUnavailableReasonKey": 2])
    #expect(error.networkUnavailableReason == .constrained)
    #expect(error.backgroundTaskCancelledReason == nil && error.downloadTaskResumeData == nil)
  }

  @Test("a proxy is kept by its names, and several ways of a connection are not used")
  func configuration() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.connectionProxyDictionary = [
      kCFNetworkProxiesHTTPEnable as String: 1, kCFNetworkProxiesHTTPProxy as String: "tide",
      kCFProxyTypeKey as String: kCFProxyTypeHTTP,
    ]
    #expect(configuration.connectionProxyDictionary?["HTTPProxy"] as? String == "tide")
    #expect(configuration.connectionProxyDictionary?.count == 3)
    configuration.multipathServiceType = .handover
    #expect(configuration.multipathServiceType == .none)
  }

  @Test("a session names its tasks while they wait for an answer")
  func tasks() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Silence.self]
    let session = URLSession(configuration: configuration)
    let task = session.dataTask(with: try #require(URL(string: "https://tide.example/")))
    task.taskDescription = "tide"
    task.resume()
    #expect(await session.allTasks.map(\.taskDescription) == ["tide"])
    let (data, uploads, downloads) = await session.tasks
    #expect(data == [task] && uploads.isEmpty && downloads.isEmpty)
    session.invalidateAndCancel()
  }
}

/// What never answers, and asks no server.
private final class Silence: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canInit(with task: URLSessionTask) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
  override func stopLoading() {}
}
