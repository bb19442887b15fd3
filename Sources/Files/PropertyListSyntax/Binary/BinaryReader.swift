// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads the binary form of a property list, version 00.
///
/// The form is a graph: a container refers to its values by number, and two can refer to the same. The tape is a tree,
/// so that a shared value comes as often as it is referred to. A set is read as an array, and a keyed archive's
/// reference as an integer.
struct BinaryReader {
  /// How many values any file may unfold to, and how many more than it has bytes.
  ///
  /// A container has a byte or more for each reference, so that a file whose containers are not shared has fewer
  /// values than bytes; only a file that was made to explode has many more.
  static let spareNodeCount = 1 << 16

  /// The state of an object while it is visited.
  private enum Visit: UInt8 {
    case none
    /// Its text has been found valid, and need not be looked at again however often it is referred to.
    case checked
    /// Its text is not valid.
    case invalid
    /// A container that is being read: a reference to it from inside would never end.
    case open
  }

  /// A container that is being read.
  private struct Frame {
    var index: Int
    var object: BinaryObject
    /// The number of references that have been followed.
    var position = 0
  }

  private let trailer: BinaryTrailer
  private let nodeBudget: Int
  private var visits: [Visit]
  private var frames: [Frame] = []
  private var tape: TapeBuilder
  private var oddities: [PropertyListOddity] = []

  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape {
    let file = bytes.span
    guard bytes.starts(with: "bplist".utf8) else {
      throw SyntaxFault(.missingHeader, inBinaryAt: 0)
    }
    let version = bytes.dropFirst(6).prefix(2)
    guard version.first == UInt8(ascii: "0") else {
      let spelling = String(decoding: version, as: UTF8.self)
      throw SyntaxFault(.unsupportedVersion(spelling), inBinaryAt: 6)
    }
    let trailer = try BinaryTrailer(file)
    var reader = Self(file, trailer: trailer)
    try reader.readObjects(file)
    return Tape(nodes: reader.tape.nodes, oddities: reader.oddities)
  }

  private init(_ file: Span<UInt8>, trailer: BinaryTrailer) {
    self.trailer = trailer
    nodeBudget = file.count + Self.spareNodeCount
    visits = Array(repeating: .none, count: trailer.objectCount)
    tape = TapeBuilder(
      nodeCount: min(Self.referenceCount(file, trailer: trailer) + 1, nodeBudget))
  }

  /// The number of references of all containers: with one for the root, the nodes of a file that shares none.
  private static func referenceCount(_ file: Span<UInt8>, trailer: BinaryTrailer) -> Int {
    var total = 0
    for index in 0..<trailer.objectCount where total < file.count {
      guard let offset = try? trailer.offset(ofObject: index, in: file),
        let object = try? BinaryObject(file, at: offset, trailer: trailer)
      else { continue }
      if object.kind == .array { total += object.count }
      if object.kind == .dictionary { total += 2 * object.count }
    }
    return total
  }

  private mutating func readObjects(_ file: Span<UInt8>) throws(SyntaxFault) {
    try readObject(file, trailer.topObject)
    while let frame = frames.last {
      let isDictionary = frame.object.kind == .dictionary
      guard frame.position < frame.object.count * (isDictionary ? 2 : 1) else {
        tape.close(at: frame.object.end)
        visits[frame.index] = .none
        frames.removeLast()
        continue
      }
      // A dictionary has all its keys before its values, the tape each key before its value.
      let isKey = isDictionary && frame.position.isMultiple(of: 2)
      let reference =
        isDictionary
        ? frame.position / 2 + (isKey ? 0 : frame.object.count) : frame.position
      let offset = frame.object.start + reference * trailer.referenceSize
      let index = file.bigEndian(at: offset, size: trailer.referenceSize)
      guard index < UInt64(trailer.objectCount) else {
        throw SyntaxFault(.outOfBounds, inBinaryAt: offset)
      }
      // Apple's reader keeps an entry whose key is not a string, and nothing that looks for a string finds it.
      if isKey, try !isString(file, Int(index)) {
        note(.nonStringKey)
        frames[frames.count - 1].position += 2
        continue
      }
      frames[frames.count - 1].position += 1
      try readObject(file, Int(index), asKey: isKey)
    }
  }

  /// Takes note of something odd, once.
  private mutating func note(_ kind: PropertyListOddity.Kind) {
    guard !oddities.contains(where: { $0.kind == kind }) else { return }
    oddities.append(PropertyListOddity(kind: kind, range: SourceRange(at: 0)))
  }

  private func isString(_ file: Span<UInt8>, _ index: Int) throws(SyntaxFault) -> Bool {
    let offset = try trailer.offset(ofObject: index, in: file)
    return try BinaryObject(file, at: offset, trailer: trailer).kind == .string
  }

  private mutating func readObject(
    _ file: Span<UInt8>, _ index: Int, asKey isKey: Bool = false
  ) throws(SyntaxFault) {
    let offset = try trailer.offset(ofObject: index, in: file)
    let object = try BinaryObject(file, at: offset, trailer: trailer)
    guard tape.nodes.count < nodeBudget else {
      throw SyntaxFault(.tooManyValues, inBinaryAt: offset)
    }
    switch object.kind {
    case .array, .dictionary:
      guard visits[index] != .open else { throw SyntaxFault(.cycle, inBinaryAt: offset) }
      visits[index] = .open
      try tape.open(object.kind, at: offset)
      frames.append(Frame(index: index, object: object))
    case .string:
      if visits[index] == .none {
        let isValid = BinaryText.isValid(file, object)
        if !isValid { note(.invalidBinaryText) }
        visits[index] = isValid ? .checked : .invalid
      }
      tape.append(
        isKey ? .key : .string,
        traits: visits[index] == .invalid ? object.traits.union(.escaped) : object.traits,
        from: object.start, to: object.end)
    case .true, .false, .null:
      tape.append(object.kind, from: offset, to: offset + 1)
    case .key, .integer, .real, .date, .data:
      tape.append(object.kind, from: object.start, to: object.end)
    }
  }
}
