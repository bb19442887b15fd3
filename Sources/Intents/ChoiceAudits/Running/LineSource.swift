// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the inputs one after the other, in blocks of whole lines.
struct LineSource {
  private let inputs: [AuditInput]
  private var index = -1
  private var number = 0
  private var current: OpenInput?

  /// The bytes after the last whole line.
  private var rest: [UInt8] = []

  /// Whether a line that is too long is being passed over.
  private var isPassing = false

  private var isStart = true

  init(_ inputs: [AuditInput]) { self.inputs = inputs }

  /// The share of the inputs that was read, from 0 to 1; nil where it cannot be known.
  private(set) var share: Double?

  private lazy var byteCount: Int? = {
    var sum = 0
    for input in inputs {
      guard let count = OpenInput.byteCount(of: input) else { return nil }
      sum += count
    }
    return sum
  }()

  private var finishedByteCount = 0

  /// Fills a block; false at the end of the last input.
  mutating func fill(_ block: inout LineBlock) throws(AuditInputError) -> Bool {
    while true {
      if current == nil {
        guard index < inputs.count else { return false }
        if index >= 0 { finishedByteCount += OpenInput.byteCount(of: inputs[index]) ?? 0 }
        index += 1
        guard index < inputs.count else { return false }
        current = try OpenInput(inputs[index])
        (rest, isPassing, isStart) = ([], false, true)
      }
      guard try fillFromCurrent(&block) else {
        let finished = current
        current = nil
        try finished?.finish()
        continue
      }
      block.number = number
      block.input = index
      number += 1
      noteShare()
      return true
    }
  }

  private mutating func noteShare() {
    guard let byteCount, byteCount > 0 else { return }
    share = Double(finishedByteCount + (current?.position ?? 0)) / Double(byteCount)
  }

  /// Fills a block from the input that is open; false at its end.
  private mutating func fillFromCurrent(_ block: inout LineBlock) throws(AuditInputError) -> Bool {
    guard let current else { return false }
    block.isCut = false
    while true {
      block.bytes.replaceSubrange(0..<rest.count, with: rest)
      var count = rest.count
      rest.removeAll(keepingCapacity: true)
      while count < LineBlock.byteCount {
        let read = try current.read(into: &block.bytes, from: count, to: LineBlock.byteCount)
        if read == 0 { break }
        count += read
      }
      if count == 0 { return false }
      try checkStart(&block, &count)
      let isEnd = count < LineBlock.byteCount
      if isPassing {
        let feed = block.bytes[..<count].firstIndex(of: 0x0A)
        guard let feed else {
          if isEnd { return false }
          continue
        }
        isPassing = false
        rest = Array(block.bytes[(feed + 1)..<count])
        if isEnd, rest.isEmpty { return false }
        continue
      }
      let last = block.bytes[..<count].lastIndex(of: 0x0A)
      if let last, !isEnd {
        rest = Array(block.bytes[(last + 1)..<count])
        block.count = last + 1
      } else if last == count - 1 {
        block.count = count
      } else if isEnd {
        // The last line need not have a line feed.
        block.bytes[count] = 0x0A
        block.count = count + 1
      } else {
        isPassing = true
        block.isCut = true
        block.count = 1 << 10
        block.bytes[block.count - 1] = 0x0A
      }
      return true
    }
  }

  /// Looks at the first bytes of an input: a byte order mark is none of the first line.
  private mutating func checkStart(
    _ block: inout LineBlock, _ count: inout Int
  ) throws(AuditInputError) {
    guard isStart else { return }
    isStart = false
    let head = block.bytes[..<min(count, Compression.headCount)]
    if let current, !current.isDecompressed, let compression = Compression(head) {
      switch compression {
      case .program(let name), .unsupported(let name): throw .compressedPipe(name)
      }
    }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      block.bytes.replaceSubrange(0..<(count - 3), with: Array(block.bytes[3..<count]))
      count -= 3
    }
  }
}
