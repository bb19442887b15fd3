// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A preview is a type that no code names: only the runtime's conformance records know it. Their
// layout is part of the ABI, see docs/ABI/TypeMetadata.md and include/swift/ABI/Metadata.h of the
// compiler; the parts that are read here have not changed since Swift 5.0.

/// The previews that a program declares.
package enum DeclaredPreviews {
  /// Returns the previews that `#Preview` declares, ordered by file and line.
  @MainActor package static func previews() -> [Preview] {
    types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
      .map { $0.makePreview() }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Returns the preview providers, ordered by name.
  package static func providers() -> [any PreviewProvider.Type] {
    types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Returns the types without generic parameters, in the program or a loaded library, that conform
  /// to a protocol.
  private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // The metadata of `any P`: its kind, flags, the number of protocols, and the protocols.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let search = Search(protocol: metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    withExtendedLifetime(search) {
      enumerateSections(
        { sections, context in
          if let sections, let context {
            Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().read(sections)
          }
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
    }
    return search.types
  }

  /// A search through the conformance records.
  private final class Search {
    let `protocol`: UnsafeRawPointer
    var types: [Any.Type] = []

    init(`protocol`: UnsafeRawPointer) {
      self.protocol = `protocol`
    }

    /// Reads the records of an image: the ranges follow a version, an address and two unused words,
    /// and that of conformances is the second.
    func read(_ sections: UnsafeRawPointer) {
      let word = MemoryLayout<UInt>.size
      guard
        let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
      else { return }
      let length = sections.load(fromByteOffset: 7 * word, as: UInt.self)
      for index in 0..<Int(length) / 4 { read(record: start.relative(4 * index)) }
    }

    /// Reads a record: the protocol, the type, the witnesses and flags, each of four bytes.
    private func read(record: UnsafeRawPointer) {
      guard record.indirect(0) == `protocol` else { return }
      let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
      guard kind <= 1 else { return }
      let descriptor =
        kind == 0 ? record.relative(4) : record.relative(4).load(as: UnsafeRawPointer.self)
      // A generic type has no metadata of its own.
      guard descriptor.load(as: UInt32.self) & 0x80 == 0,
        descriptor.load(fromByteOffset: 12, as: Int32.self) != 0
      else { return }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let accessor = unsafeBitCast(descriptor.relative(12), to: Accessor.self)
      types.append(unsafeBitCast(accessor(0), to: Any.Type.self))
    }
  }
}

/// Calls a function with the metadata sections of each loaded image; the runtime exports it where
/// the system has no list of its own.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

extension UnsafeRawPointer {
  /// Returns the address to which a relative offset of four bytes leads.
  fileprivate func relative(_ offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    return place + Int(place.load(as: Int32.self))
  }

  /// Returns the address to which a relative offset leads, or that stored there, by its last bit.
  fileprivate func indirect(_ offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    let distance = Int(place.load(as: Int32.self))
    return distance & 1 == 0
      ? place + distance : (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
  }
}
