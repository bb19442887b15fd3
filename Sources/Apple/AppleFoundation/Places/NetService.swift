// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A service of the local network, which is not found here.
open class NetService: NSObject, @unchecked Sendable {
  /// What an error is about, by the keys of its facts.
  public enum ErrorCode: Int, Sendable {
    /// The reason is not known.
    case unknownError = -72000
    /// The name is taken.
    case collisionError = -72001
    /// There is no such service.
    case notFoundError = -72002
    /// Something is done already.
    case activityInProgress = -72003
    /// What was asked for makes no sense.
    case badArgumentError = -72004
    /// What was done was ended.
    case cancelledError = -72005
    /// There is no answer to it here.
    case invalidError = -72006
    /// It took too long.
    case timeoutError = -72007
  }

  /// How a service is made known.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Another name is never chosen.
    public static let noAutoRename = Options(rawValue: 1)
    /// Connections are taken by the service itself.
    public static let listenForConnections = Options(rawValue: 2)
  }

  /// The key of the code in the facts of an error.
  public static let errorCode = "NSNetServicesErrorCode"
  /// The key of the domain in the facts of an error.
  public static let errorDomain = "NSNetServicesErrorDomain"

  /// The domain, such as `local.`.
  public let domain: String
  /// What the service does, such as `_http._tcp.`.
  public let type: String
  /// The name of the service.
  public let name: String
  /// The port; -1 for none, as here.
  open var port: Int { -1 }
  /// The name of the host; nil, as none is found.
  open var hostName: String? { nil }
  /// The addresses; nil, as none is found.
  open var addresses: [Data]? { nil }
  /// Who is told what happens; nil for nobody.
  open weak var delegate: (any NetServiceDelegate)?

  /// Creates a service of a name.
  public init(domain: String, type: String, name: String) {
    (self.domain, self.type, self.name) = (domain, type, name)
  }

  /// Creates a service of a name at a port.
  public convenience init(domain: String, type: String, name: String, port: Int32) {
    self.init(domain: domain, type: type, name: name)
  }

  /// Looks for the address, and says that there is none.
  open func resolve(withTimeout timeout: TimeInterval) { refuse() }

  /// Makes the service known, and says that it cannot.
  open func publish() { delegate?.netService(self, didNotPublish: Self.error) }

  /// Makes the service known, and says that it cannot.
  open func publish(options: Options) { publish() }

  /// Ends what was begun; nothing was.
  open func stop() {}

  /// Follows the facts of the service; nothing is told.
  open func startMonitoring() {}

  /// Follows the facts of the service no more.
  open func stopMonitoring() {}

  /// Follows the service in a loop; nothing is told.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Follows the service in a loop no more.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// The facts of the service; nil for none.
  open func txtRecordData() -> Data? { nil }

  /// Sets the facts of the service; nobody is told here.
  ///
  /// - Returns: Always false.
  @discardableResult
  open func setTXTRecord(_ recordData: Data?) -> Bool { false }

  /// Reads facts: each is its length in a byte, then a key, an equals sign and a value.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var result: [String: Data] = [:]
    var rest = Array(txtData)[...]
    while let length = rest.popFirst() {
      let fact = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let parts = fact.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = parts.first, !key.isEmpty else { continue }
      result[String(decoding: key, as: UTF8.self)] = Data(parts.count > 1 ? parts[1] : [])
    }
    return result
  }

  /// Writes facts as they are read; those of more than 255 bytes are left out.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { result, fact in
      let bytes = Array(fact.key.utf8) + [UInt8(ascii: "=")] + fact.value
      if bytes.count < 256 { result += [UInt8(bytes.count)] + bytes }
    }
  }

  private func refuse() { delegate?.netService(self, didNotResolve: Self.error) }

  fileprivate static let error = [
    errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue), errorDomain: NSNumber(value: 10),
  ]
}

/// What is told of a service.
public protocol NetServiceDelegate: AnyObject {
  /// The service is about to be made known.
  func netServiceWillPublish(_ sender: NetService)
  /// The service is known.
  func netServiceDidPublish(_ sender: NetService)
  /// It cannot be made known.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Its address is about to be looked for.
  func netServiceWillResolve(_ sender: NetService)
  /// The address was found.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// No address was found.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// It was ended.
  func netServiceDidStop(_ sender: NetService)
  /// Its facts changed.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
  /// Does nothing, as the method is optional.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// Does nothing, as the method is optional.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing, as the method is optional.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing, as the method is optional.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// Does nothing, as the method is optional.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing, as the method is optional.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing, as the method is optional.
  public func netServiceDidStop(_ sender: NetService) {}
  /// Does nothing, as the method is optional.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// What looks for services of the local network, and finds none here.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// Who is told what happens; nil for nobody.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices nearby are looked for, too.
  open var includesPeerToPeer = false

  /// Creates one that looks for nothing.
  public override init() { super.init() }

  /// Looks for services, and says that it cannot.
  open func searchForServices(ofType type: String, inDomain domainString: String) { refuse() }
  /// Looks for domains, and says that it cannot.
  open func searchForBrowsableDomains() { refuse() }
  /// Looks for domains in which services can be made known, and says that it cannot.
  open func searchForRegistrationDomains() { refuse() }
  /// Ends what was begun; nothing was.
  open func stop() {}
  /// Follows services in a loop; nothing is told.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Follows services in a loop no more.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func refuse() {
    reportUnavailable("NetServiceBrowser", answer: "the local network is not searched")
    delegate?.netServiceBrowser(self, didNotSearch: NetService.error)
  }
}

/// What is told of services.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// A search is about to begin.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// A search was ended.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// A search cannot begin.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A domain was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// A service was found.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A domain is gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// A service is gone.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// Does nothing, as the method is optional.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing, as the method is optional.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
