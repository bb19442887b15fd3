// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuiltProducts
import TestSupport
import Testing

/// The names that programs take from libraries.
@Suite("Imports of programs")
struct ProgramImportsTests {
  @Test("the names that a program takes are read, and not those that it defines")
  func names() throws {
    let program = ProgramWriter.program(defining: ["_main", "_stat"], taking: ["_fstat", "_puts"])
    #expect(try ProgramImports.names(of: program) == ["_fstat", "_puts"])
    #expect(try ProgramImports.names(of: ProgramWriter.program(taking: [])) == [])
  }

  @Test("of a program for several architectures, the names of all are read")
  func architectures() throws {
    let parts = [
      ProgramWriter.program(taking: ["_stat"]), ProgramWriter.program(taking: ["_puts"]),
    ]
    var file: [UInt8] = [0xCA, 0xFE, 0xBA, 0xBE] + ProgramWriter.bytes(2).reversed()
    var offset = 48
    for part in parts {
      file += [0, offset - 48, offset, part.count, 0].flatMap { ProgramWriter.bytes($0).reversed() }
      offset += part.count
    }
    #expect(try ProgramImports.names(of: file + parts.joined()) == ["_stat", "_puts"])
  }

  @Test("what is no program has no names", arguments: ["", "#!/bin/sh\necho program\n"])
  func others(text: String) throws {
    #expect(try ProgramImports.names(of: Array(text.utf8)) == nil)
    let javaClass: [UInt8] = [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x41, 1, 2, 3, 4]
    #expect(try ProgramImports.names(of: javaClass) == nil)
  }

  @Test("a program that ends too early is said to be damaged")
  func incomplete() {
    let program = ProgramWriter.program(taking: ["_stat", "_puts"])
    for count in 8..<program.count {
      #expect(throws: ProgramError.damaged) {
        try ProgramImports.names(of: Array(program.prefix(count)))
      }
    }
  }

  @Test("no byte that differs ends the check", arguments: [0x00, 0x7F, 0xFF] as [UInt8])
  func differing(byte: UInt8) {
    let program = ProgramWriter.program(taking: ["_stat", "_puts"])
    for index in program.indices {
      var other = program
      other[index] = byte
      _ = try? ProgramImports.names(of: other)
    }
    #expect(throws: ProgramError.tooLarge) {
      var other = program
      other[22] = 0xFF
      return try ProgramImports.names(of: other)
    }
  }
}
