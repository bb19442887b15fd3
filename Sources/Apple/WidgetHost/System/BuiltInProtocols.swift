// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes to Foundation's own URL protocols, which precede the one that the tool answers with.
///
/// `URLSession.shared` asks the registered protocols first. A session with a configuration asks the
/// classes of the configuration first, and a default configuration names Foundation's own, such as
/// the one for HTTP. Foundation cannot change what a new configuration names. So those classes are
/// changed to accept only requests that may leave the machine, through the entry of
/// `canInit(with:)` in their method tables. The entry is found by comparing a subclass that
/// overrides nothing with one that overrides that method alone. It is used only if exactly one
/// entry differs; otherwise such requests reach the network, which refuses them.
enum BuiltInProtocols {
  private class Plain: URLProtocol {}

  private class Open: URLProtocol {
    // Called as one of Foundation's classes, of which the one for HTTP is wanted.
    override class func canInit(with request: URLRequest) -> Bool {
      FeedURLProtocol.isOpen(request) && "\(self)" == "_HTTPURLProtocol"
    }
  }

  /// Makes Foundation's protocols accept only requests that may leave the machine.
  static func takeOnlyOpenRequests() {
    guard let entry else { return }
    let function = words(of: Open.self)[entry]
    for type in URLSessionConfiguration.default.protocolClasses ?? [] {
      words(of: type)[entry] = function
    }
  }

  /// The position of `canInit(with:)`, in words from the address of the class; nil if it is not
  /// unique.
  private static var entry: Int? {
    let (plain, open) = (words(of: Plain.self), words(of: Open.self))
    let base = words(of: URLProtocol.self)
    // An inherited method has the same word as in the base class; everything else belongs to the
    // class itself.
    let inherited = (firstEntry..<wordCount).filter { plain[$0] == base[$0] && base[$0] != 0 }
    let differing = inherited.filter { open[$0] != base[$0] }
    return differing.count == 1 ? differing.first : nil
  }

  /// The entries follow the isa pointer, the superclass, the runtime's own words, the sizes, the
  /// descriptor and the destroyer.
  private static let firstEntry = 8

  /// The number of words after the class's address, from the size in bytes in its header.
  private static var wordCount: Int {
    let address = unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafeRawPointer.self)
    let size = address.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let before = address.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
    return Int(size - min(size, before)) / MemoryLayout<UInt>.stride
  }

  /// The offset of a class's size in its metadata off Apple's systems, in bytes: after the kind,
  /// the superclass, the flags, the instance address point, and the size and alignment of
  /// instances.
  private static let sizeOffset = 2 * MemoryLayout<UInt>.stride + 4 * 4

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }
}
