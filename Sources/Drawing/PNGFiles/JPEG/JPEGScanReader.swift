// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads the numbers of a scan into the blocks of its components.
struct JPEGScanReader {
  /// For each place in zigzag order, the index in a block of rows.
  static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52,
    45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  private let scan: JPEGScan
  private let frame: JPEGFrame
  private let tables: JPEGTables
  private let zigzag = Self.zigzag
  private(set) var bits: JPEGBits

  /// The last first number of each part.
  private var predictions: [Int]

  /// How many blocks follow that bring nothing new.
  private var emptyBlocks = 0

  init(_ scan: JPEGScan, of frame: JPEGFrame, with tables: JPEGTables, bits: JPEGBits) {
    self.scan = scan
    self.frame = frame
    self.tables = tables
    self.bits = bits
    predictions = Array(repeating: 0, count: scan.parts.count)
  }

  /// Reads the whole scan.
  ///
  /// - Parameter planes: For each component of the frame the numbers of its blocks, which are changed.
  /// - Throws: ``JPEGError`` if the data is damaged or a table is missing.
  mutating func read(into planes: inout [[Int16]]) throws(JPEGError) {
    var codes: [(first: JPEGCode?, others: JPEGCode?)] = []
    for part in scan.parts {
      let (first, others) = (tables.firstCodes[part.first], tables.otherCodes[part.others])
      let needsFirst = scan.band.lowerBound == 0 && scan.before == 0
      let needsOthers = scan.band.upperBound > 0
      guard !needsFirst || first != nil, !needsOthers || others != nil else { throw .missingTable }
      codes.append((first, others))
    }
    let isAlone = scan.parts.count == 1
    let alone = frame.components[scan.parts[0].component]
    let columns = isAlone ? alone.ownColumns : frame.unitColumns
    let rows = isAlone ? alone.ownRows : frame.unitRows
    var sinceRestart = 0
    var restarts = 0
    for row in 0..<rows {
      for column in 0..<columns {
        if tables.restartInterval > 0, sinceRestart == tables.restartInterval {
          try bits.restart(restarts & 7)
          restarts += 1
          sinceRestart = 0
          emptyBlocks = 0
          for index in predictions.indices { predictions[index] = 0 }
        }
        sinceRestart += 1
        if isAlone {
          try readBlock(
            0, codes[0], into: &planes[scan.parts[0].component],
            at: (row * alone.columns + column) * 64)
          continue
        }
        for (index, part) in scan.parts.enumerated() {
          let component = frame.components[part.component]
          for down in 0..<component.down {
            for across in 0..<component.across {
              let block =
                (row * component.down + down) * component.columns + column * component.across
                + across
              try readBlock(
                index, codes[index], into: &planes[part.component], at: block * 64)
            }
          }
        }
      }
    }
  }

  private mutating func readBlock(
    _ part: Int, _ codes: (first: JPEGCode?, others: JPEGCode?), into plane: inout [Int16],
    at start: Int
  ) throws(JPEGError) {
    if scan.band.lowerBound == 0 {
      if scan.before > 0 {
        if try bits.bits(1) == 1 { plane[start] |= 1 << Int16(scan.after) }
      } else if let code = codes.first {
        try readFirst(part, code, into: &plane, at: start)
      }
    }
    guard scan.band.upperBound > 0, let code = codes.others else { return }
    if !frame.isProgressive {
      try readOthers(code, into: &plane, at: start)
    } else if scan.before == 0 {
      try readBand(code, into: &plane, at: start)
    } else {
      try refineBand(code, into: &plane, at: start)
    }
  }

  /// The first number of a block, by its difference to that of the block before (F.2.2.1).
  private mutating func readFirst(
    _ part: Int, _ code: JPEGCode, into plane: inout [Int16], at start: Int
  ) throws(JPEGError) {
    let length = try bits.symbol(of: code)
    guard length <= 11 else { throw .malformedData }
    let value = predictions[part] &+ (try bits.signed(length))
    predictions[part] = value
    plane[start] = Int16(truncatingIfNeeded: value << scan.after)
  }

  /// The other numbers of a block (F.2.2.2).
  private mutating func readOthers(
    _ code: JPEGCode, into plane: inout [Int16], at start: Int
  ) throws(JPEGError) {
    var index = 1
    while index < 64 {
      let symbol = try bits.symbol(of: code)
      let (zeros, length) = (symbol >> 4, symbol & 0xF)
      index &+= zeros
      if length == 0 {
        guard zeros == 15 else { return }
      } else {
        guard index < 64, length <= 10 else { throw .malformedData }
        plane[start &+ zigzag[index]] = Int16(truncatingIfNeeded: try bits.signed(length))
      }
      index &+= 1
    }
  }

  /// The higher bits of a band (G.1.2.2).
  private mutating func readBand(
    _ code: JPEGCode, into plane: inout [Int16], at start: Int
  ) throws(JPEGError) {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var index = scan.band.lowerBound
    let last = scan.band.upperBound
    while index <= last {
      let symbol = try bits.symbol(of: code)
      let (zeros, length) = (symbol >> 4, symbol & 0xF)
      if length == 0, zeros < 15 {
        emptyBlocks = 1 << zeros - 1 + (try bits.bits(zeros))
        return
      }
      index &+= zeros
      if length > 0 {
        guard index <= last, length <= 10 else { throw .malformedData }
        plane[start &+ zigzag[index]] = Int16(
          truncatingIfNeeded: (try bits.signed(length)) << scan.after)
      }
      index &+= 1
    }
  }

  /// The next lower bit of a band (G.1.2.3).
  private mutating func refineBand(
    _ code: JPEGCode, into plane: inout [Int16], at start: Int
  ) throws(JPEGError) {
    let step = Int16(1) << Int16(scan.after)
    var index = scan.band.lowerBound
    let last = scan.band.upperBound
    while emptyBlocks == 0, index <= last {
      let symbol = try bits.symbol(of: code)
      var (zeros, length) = (symbol >> 4, symbol & 0xF)
      var value = Int16(0)
      if length == 0 {
        if zeros < 15 {
          emptyBlocks = 1 << zeros + (try bits.bits(zeros))
          break
        }
      } else {
        guard length == 1 else { throw .malformedData }
        value = try bits.bits(1) == 1 ? step : -step
      }
      // Numbers that are known get their bit on the way over the zeros.
      while index <= last {
        let place = start &+ zigzag[index]
        index &+= 1
        if plane[place] != 0 {
          try refine(&plane[place], by: step)
        } else if zeros > 0 {
          zeros &-= 1
        } else {
          plane[place] = value
          length = 0
          break
        }
      }
      guard length == 0 else { throw .malformedData }
    }
    guard emptyBlocks > 0 else { return }
    while index <= last {
      let place = start &+ zigzag[index]
      if plane[place] != 0 { try refine(&plane[place], by: step) }
      index &+= 1
    }
    emptyBlocks -= 1
  }

  private mutating func refine(_ number: inout Int16, by step: Int16) throws(JPEGError) {
    guard try bits.bits(1) == 1, number & step == 0 else { return }
    number = number > 0 ? number &+ step : number &- step
  }
}
