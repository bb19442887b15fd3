// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation
import Synchronization

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 0x1)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 0x2)
  /// Only after a connection is made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 0x4)
  /// A connection is made when something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 0x8)
  /// Only after the user did something.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 0x10)
  /// A connection is made when the program asks.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 0x20)
  /// It is this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 0x1_0000)
  /// It is in the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 0x2_0000)
  /// By a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 0x4_0000)
  /// A connection is made when something is sent.
  public static let connectionAutomatic = SCNetworkReachabilityFlags(rawValue: 0x8)
}

/// A host, or a network, that a program may want to reach.
///
/// It can be reached by Wi-Fi, as the network answers here from what was recorded.
public final class SCNetworkReachability: _CFObject, @unchecked Sendable {
  struct State: @unchecked Sendable {
    var callback: SCNetworkReachabilityCallBack?
    var info: UnsafeMutableRawPointer?
  }

  let isLocal: Bool
  let state = Mutex(State())

  init(isLocal: Bool) { self.isLocal = isLocal }

  var flags: SCNetworkReachabilityFlags {
    isLocal ? [.reachable, .isLocalAddress, .isDirect] : .reachable
  }
}

/// What is called when a host can be reached in another way.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// A value that a callback gets; it is neither retained nor released here.
public struct SCNetworkReachabilityContext {
  /// The version of the structure: 0.
  public var version: Int
  /// The value that the callback gets.
  public var info: UnsafeMutableRawPointer?
  /// Would keep the value alive; nil for none.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Would end that; nil for none.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Would describe the value; nil for none.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without a value.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  /// Creates a context of its parts.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the host of a name; the allocator makes no difference, and nil means an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFTypeRef?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(isLocal: name == "localhost" || name == "127.0.0.1")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the host of an address, of which 0.0.0.0 is the whole network; never nil here.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFTypeRef?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability(isLocal: false) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the host of an address, as reached from another; never nil here.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFTypeRef?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability(isLocal: false) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes how a host can be reached: it can, by Wi-Fi.
///
/// - Returns: Always true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what is called when a host can be reached in another way; nil for nothing.
///
/// - Returns: Always true.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  let state = SCNetworkReachability.State(callback: callout, info: context?.pointee.info)
  target.state.withLock { $0 = state }
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the queue of the callback, which is never called, as nothing changes here.
///
/// - Returns: Always true.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
