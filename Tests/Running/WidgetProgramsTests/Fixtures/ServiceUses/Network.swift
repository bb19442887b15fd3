// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Network

private func useValues() {
  let ports = ["http", "https", "ssh", "ftp", "smtp", "imap", "domain", "8080"]
    .map { NWEndpoint.Port($0)?.rawValue }
  expect(ports == [80, 443, 22, 21, 25, 143, 53, 8080], "ports have names and numbers")
  expect(NWEndpoint.Port("a service of nobody") == nil, "other names are none's")
  let parameters = NWParameters.tls
  parameters.includePeerToPeer = true
  parameters.requiredInterfaceType = .wifi
  parameters.prohibitedInterfaceTypes = [.cellular]
  parameters.prohibitExpensivePaths = true
  parameters.prohibitConstrainedPaths = true
  parameters.requiredLocalEndpoint = .hostPort(host: "a", port: 1)
  parameters.allowLocalEndpointReuse = true
  parameters.acceptLocalOnly = true
  parameters.allowFastOpen = true
  parameters.serviceClass = .background
  parameters.defaultProtocolStack.internetProtocol = NWProtocolOptions()
  let copy = parameters.copy()
  expect(
    copy.includePeerToPeer && copy.requiredInterfaceType == .wifi && copy.prohibitExpensivePaths
      && copy.prohibitedInterfaceTypes == [.cellular] && copy.prohibitConstrainedPaths
      && copy.requiredLocalEndpoint == parameters.requiredLocalEndpoint
      && copy.allowLocalEndpointReuse && copy.acceptLocalOnly && copy.allowFastOpen
      && copy.serviceClass == .background, "a copy has all values")
  let (stack, copied) = (parameters.defaultProtocolStack, copy.defaultProtocolStack)
  expect(copied.internetProtocol === stack.internetProtocol, "and the protocols")
  expect(copied.applicationProtocols.first === stack.applicationProtocols.first, "above, too")
  copy.includePeerToPeer = false
  expect(parameters.includePeerToPeer, "and is another one")
  expect(NWConnection.ContentContext.defaultStream.isFinal, "a stream ends with its content")
  expect(!NWConnection.ContentContext.defaultMessage.isFinal, "a message is among others")
  let flags: NWBrowser.Result.Change.Flags = [.interfaceAdded, .metadataChanged]
  expect(flags.contains(.metadataChanged) && !flags.contains(.interfaceRemoved), "changes are sets")
}

func useNetwork() async throws {
  useValues()
  let monitor = NWPathMonitor()
  expect(monitor.currentPath.status == .satisfied, "the network is there")
  expect(monitor.currentPath.usesInterfaceType(.wifi), "it is Wi-Fi")
  let path = await withCheckedContinuation { continuation in
    monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
    monitor.start(queue: DispatchQueue(label: "network"))
  }
  expect(path.status == .satisfied, "who asks hears it once")
  monitor.cancel()
  expect(monitor.pathUpdateHandler == nil, "and no more")
  for await path in NWPathMonitor() { expect(path.supportsDNS, "a path is given once") }
  let address = IPv4Address("10.0.0.1").map { NWEndpoint.Host.ipv4($0) }
  expect(NWEndpoint.Host("10.0.0.1") == address, "an address is known")
  expect(IPv6Address("::1")?.isLoopback == true && IPv4Address("10.0.0") == nil, "others are not")
  expect("\(NWEndpoint.hostPort(host: "a", port: 80))" == "a:80", "an endpoint has words")
  let connection = NWConnection(host: "localhost", port: 80, using: .tcp)
  let state = await withCheckedContinuation { continuation in
    connection.stateUpdateHandler = { continuation.resume(returning: $0) }
    connection.start(queue: DispatchQueue(label: "connection"))
  }
  expect(state == .failed(.posix(.ECONNREFUSED)), "every connection is refused")
  connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, isComplete, error in
    expect(data == nil && isComplete && error == .posix(.ENOTCONN), "nothing is received")
  }
  let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: NWParameters())
  browser.start(queue: .global())
  expect(browser.state == .ready && browser.browseResults.isEmpty, "no service is found")
  try await useManyThreads()
}

/// Counts from several threads.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  func add() { lock.withLock { number += 1 } }
  var value: Int { lock.withLock { number } }
}

private func useManyThreads() async throws {
  let answers = Count()
  let ended = NWConnection(host: "localhost", port: 80, using: .tcp)
  ended.send(
    content: nil, contentContext: .finalMessage, isComplete: true,
    completion: .contentProcessed { error in if error == .posix(.ENOTCONN) { answers.add() } })
  ended.send(
    content: [UInt8](), completion: .contentProcessed { error in if error != nil { answers.add() } }
  )
  ended.send(
    content: Data(), completion: .contentProcessed { error in if error != nil { answers.add() } })
  expect(answers.value == 3, "nothing is sent, nor an end without content")

  let connection = NWConnection(host: "localhost", port: 80, using: .tcp)
  let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
  let listener = try NWListener(using: .tcp)
  let queue = DispatchQueue(label: "connections")
  let (changes, others) = (Count(), Count())
  DispatchQueue.concurrentPerform(iterations: 2000) { index in
    let held = Count()
    connection.stateUpdateHandler = { _ in held.add() }
    browser.stateUpdateHandler = { _ in held.add() }
    listener.stateUpdateHandler = { _ in held.add() }
    connection.start(queue: queue)
    browser.start(queue: queue)
    listener.start(queue: queue)
    if connection.state == .ready || connection.queue !== queue { others.add() }
  }
  connection.stateUpdateHandler = { state in if state == .cancelled { changes.add() } }
  browser.stateUpdateHandler = { state in if state == .cancelled { changes.add() } }
  listener.stateUpdateHandler = { state in if state == .cancelled { changes.add() } }
  DispatchQueue.concurrentPerform(iterations: 100) { _ in
    connection.cancel()
    browser.cancel()
    listener.cancel()
  }
  queue.sync {}
  expect(others.value == 0, "what many threads set is there")
  expect(changes.value == 3, "who ends from many threads hears it once")
  expect(
    connection.state == .cancelled && browser.state == .cancelled && listener.state == .cancelled,
    "and all are ended")
}
