// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Foundation's own protocols of the network, which come before the one that the tool answers with.
///
/// `URLSession.shared` asks the registered protocols first. A session with a configuration asks the classes of the configuration first, and a
/// configuration that nobody changes names Foundation's own, for HTTP for one. Foundation has no way to change what a new configuration names.
/// So those classes are made to take only requests that may leave the machine, by the entry for `canInit(with:)` in their tables of functions:
/// which entry that is is found out by comparing a subclass that has nothing of its own with one that has that function alone. Only where
/// exactly one entry differs is it used; else such requests end at the network, which refuses them.
enum BuiltInProtocols {
  private class Plain: URLProtocol {}

  private class Open: URLProtocol {
    // Called as one of Foundation's classes, of which the one for HTTP is wanted.
    override class func canInit(with request: URLRequest) -> Bool {
      FeedURLProtocol.isOpen(request) && "\(self)" == "_HTTPURLProtocol"
    }
  }

  /// Lets Foundation's protocols take only requests that may leave the machine.
  static func takeOnlyOpenRequests() {
    guard let entry else { return }
    let function = words(of: Open.self)[entry]
    for type in URLSessionConfiguration.default.protocolClasses ?? [] {
      words(of: type)[entry] = function
    }
  }

  /// The position of `canInit(with:)`, in words from the address of the class; nil if it is not clear.
  private static var entry: Int? {
    let (plain, open) = (words(of: Plain.self), words(of: Open.self))
    let base = words(of: URLProtocol.self)
    // What a subclass inherits is the same word as in the base; everything else is a class's own.
    let inherited = (firstEntry..<wordCount).filter { plain[$0] == base[$0] && base[$0] != 0 }
    let differing = inherited.filter { open[$0] != base[$0] }
    return differing.count == 1 ? differing.first : nil
  }

  /// The entries begin after the isa, the superclass, the runtime's own words, the sizes, the description and the destroyer.
  private static let firstEntry = 8

  /// The size of the class, which its header gives in bytes, without what is before its address.
  private static var wordCount: Int {
    let address = unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeRawPointer.self)
    let size = address.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let before = address.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
    return Int(size - min(size, before)) / MemoryLayout<UInt>.stride
  }

  /// Where the size of a class is in its metadata off Apple's systems: after the kind, the superclass, the flags, the point of its
  /// address in an instance, and the size and alignment of instances.
  private static let sizeOffset = 2 * MemoryLayout<UInt>.stride + 4 * 4

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }
}
