// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import Synchronization

/// Finds the line of the app's own sources at which a program ended: for an index that is out of range, Swift names a line of
/// its own library.
enum CrashPlace {
  /// The words that begin a line about a function that ran.
  private static let mark = "frame 0x"

  /// The places that were found for functions of a program, because one that is drawn again ends at
  /// the same place.
  private static let known = Mutex<[String: String?]>([:])

  /// The places of calls, because each drawing has the same.
  private static let knownCalls = Mutex<[String: [String]]>([:])

  /// The place, such as `Shop/ShopView.swift:12`.
  ///
  /// - Parameters:
  ///   - lines: What the program wrote last, with the functions that ran from the innermost.
  ///   - program: The file of the program, which has the app's own sources.
  /// - Returns: The place; nil if nothing can tell.
  static func find(in lines: [Substring], of program: String) -> String? {
    let offsets = lines.compactMap { line -> Substring? in
      guard line.hasPrefix(mark), line.hasSuffix(" " + program) else { return nil }
      return line.dropFirst(mark.count).prefix { $0.isHexDigit }
    }
    guard !offsets.isEmpty else { return nil }
    let key = program + ":" + offsets.joined(separator: ",")
    if let place = known.withLock({ $0[key] }) { return place }
    let place = places(of: offsets.map { "0x" + $0 }, in: program).lazy.compactMap(ownPlace).first
    known.withLock { $0[key] = .some(place) }
    return place
  }

  /// The places of calls in the app's own sources, from the innermost, such as `Shop/ShopView.swift:12`.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the calls in the file of the program, in hexadecimal digits.
  ///   - program: The file.
  /// - Returns: The places, of those calls that have one.
  static func places(ofCalls offsets: [String], in program: String) -> [String] {
    guard !offsets.isEmpty else { return [] }
    let key = program + ":" + offsets.joined(separator: ",")
    if let places = knownCalls.withLock({ $0[key] }) { return places }
    let places = places(of: offsets.map { "0x" + $0 }, in: program).compactMap(ownPlace)
    knownCalls.withLock { $0[key] = places }
    return places
  }

  /// The lines of sources that functions have, from the innermost; `FILE:LINE` or `FILE:LINE:COLUMN`.
  ///
  /// The first program comes with Swift, the second with the linker.
  private static func places(of offsets: [String], in program: String) -> [Substring] {
    let tools = [
      ("llvm-symbolizer", ["--obj=\(program)", "--functions=linkage"]),
      ("addr2line", ["-i", "-f", "-e", program]),
    ]
    for (tool, arguments) in tools {
      let input = Array(offsets.map { $0 + "\n" }.joined().utf8)
      guard
        let result = try? ChildProcess.run(
          tool, arguments: arguments, input: input, outputLimit: 1 << 20, keepsErrors: true),
        result.status == 0
      else { continue }
      return withoutMain(String(decoding: result.output, as: UTF8.self).split(separator: "\n"))
    }
    return []
  }

  /// The places without those of functions that the compiler adds for `@main`, in which every program is.
  ///
  /// - Parameter lines: A line with the name of a function before each with a place.
  /// - Returns: The places.
  private static func withoutMain(_ lines: [Substring]) -> [Substring] {
    stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      let name = lines[index]
      return name == "main" || name.hasSuffix("$mainyyFZ") ? nil : lines[index + 1]
    }
  }

  /// The place of a line of sources that are on this machine: those of Swift's library are not.
  private static func ownPlace(_ line: Substring) -> String? {
    var parts = line.split(separator: ":", omittingEmptySubsequences: false)
    var number: Substring?
    // A program adds '(discriminator 2)' where a line has several calls. A column may follow the line.
    while parts.count > 1, let last = parts.last?.prefix(while: \.isNumber), !last.isEmpty {
      number = last
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    guard let number, number != "0", file.hasPrefix("/"),
      FileSystem.disk.status(of: FilePath(file)) == .file
    else { return nil }
    let path = FileSystem.disk.resolved(FilePath(file))
    return "\(name(of: path)):\(number)"
  }

  /// The path from the current folder; for a copy in a folder of builds and for what is elsewhere, the folder and the name.
  private static func name(of path: FilePath) -> String {
    let names = path.names(below: FileSystem.disk.resolved(FilePath(".")))
    guard let names, !names.contains(where: { $0.hasPrefix(".") }) else {
      return path.folder.name + "/" + path.name
    }
    return names.joined(separator: "/")
  }
}
