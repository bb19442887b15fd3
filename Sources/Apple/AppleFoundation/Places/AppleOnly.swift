// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Calls a function; objects are released by reference counting alone, as always on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension UserDefaults {
  /// Returns the value of a key, as `object(forKey:)` does; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Sets the value of a key; one with points in it is a key, too.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
}

extension ProcessInfo {
  /// Whether an iPhone app runs on a Mac; always false, as the program stands for one on an iPhone.
  public var isiOSAppOnMac: Bool { false }

  /// Whether a Catalyst app runs on a Mac; always false, as the program stands for one on an
  /// iPhone.
  public var isMacCatalystApp: Bool { false }
}

extension NSMutableString {
  /// Creates an empty string; the argument is there as an extension cannot override `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}

extension Progress {
  /// Creates a progress of no units yet; the argument is there as an extension cannot override `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil) }
}

extension URLError.Code {
  /// Creates a code of any number, as on Apple's systems; one that Foundation on Linux does not know is `unknown` here.
  ///
  /// Foundation's own, which may be nil, is taken where the code may be nil.
  @_disfavoredOverload public init(rawValue: Int) {
    let known: URLError.Code? = URLError.Code(rawValue: rawValue)
    self = known ?? .unknown
  }
}

extension URLError {
  /// Creates an error of a code that was made of a number; nil, a code that Foundation on Linux does not know, is `unknown`.
  ///
  /// The parameter is twice optional, so that `URLError(URLError.Code(rawValue: 404))` is not ambiguous: the code that is never
  /// nil needs one conversion less.
  @_disfavoredOverload public init(_ code: Code??, userInfo: [String: Any] = [:]) {
    self.init((code ?? nil) ?? .unknown, userInfo: userInfo)
  }
}

extension Decimal {
  // swift-format-ignore: NoLeadingUnderscores
  /// Whether the number is less than zero, as 1 or 0.
  public var _isNegative: UInt32 { isSignMinus ? 1 : 0 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version, which is later than those that have a name.
public let NSFoundationVersionNumber = 3000.0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of Foundation's version of iOS 9 at most.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299

extension NSError {
  /// Creates an error without a domain; the argument is there as an extension cannot override `init()`.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension Stream {
  /// Sets both streams to nil, as Foundation on Linux does not join two.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    reportUnavailable("Stream.getBoundStreams", answer: "no streams")
    inputStream?.pointee = nil
    outputStream?.pointee = nil
  }
}

extension CGFloat {
  /// Creates a number of an object, as near as one can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension NSNumber {
  /// Creates the object of a number.
  public convenience init(value: CGFloat) { self.init(value: Double(value)) }
}

extension NSDictionary {
  /// Creates the dictionary of a property list in a file; throws if it cannot be read.
  public convenience init(contentsOf url: URL, error: ()) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
    guard let list = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    self.init(dictionary: list)
  }
}
