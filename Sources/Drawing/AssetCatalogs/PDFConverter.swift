// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import ImageAssets
import Synchronization

/// Makes pictures of PDF files with `pdftocairo` of Poppler, as Xcode makes pictures of the PDF files of image sets.
///
/// The program runs with little time and memory, reads nothing but the file, and draws the first page. What it made is kept, because a widget is
/// drawn in many looks.
package final class PDFConverter: Sendable {
  /// The converter of this process.
  package static let installed = PDFConverter()

  /// The largest file that is converted, in bytes.
  static let maximumByteCount = 4 << 20

  /// The program.
  let program: String

  private struct Request: Hashable {
    var bytes: [UInt8]
    var scale: Int
  }

  private let made = Mutex<[Request: Result<[UInt8], ImageAssetFault>]>([:])

  /// Creates a converter with a program of the search path.
  package init(program: String = "pdftocairo") {
    self.program = program
  }

  /// The PNG file of the first page.
  ///
  /// - Parameters:
  ///   - bytes: The PDF file.
  ///   - scale: How many pixels a point has.
  /// - Returns: The bytes of the PNG file.
  /// - Throws: ``ImageAssetFault`` if there is no picture.
  func png(of bytes: [UInt8], scale: Int) throws(ImageAssetFault) -> [UInt8] {
    guard bytes.count <= Self.maximumByteCount else {
      throw ImageAssetFault(
        .fileTooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    // Readers look for the mark in the first kilobyte.
    guard bytes.prefix(1024).contains("%PDF-".utf8) else { throw ImageAssetFault(.noPDF) }
    let request = Request(bytes: bytes, scale: scale)
    let known = made.withLock { $0[request] }
    let result = known ?? Result { () throws(ImageAssetFault) in try convert(bytes, scale) }
    made.withLock { $0[request] = result }
    return try result.get()
  }

  private func convert(_ bytes: [UInt8], _ scale: Int) throws(ImageAssetFault) -> [UInt8] {
    let side = PNGSize.maximumSide
    let arguments = [
      program, "-png", "-singlefile", "-transp", "-cropbox", "-r", "\(72 * scale)",
      "-x", "0", "-y", "0", "-W", "\(side)", "-H", "\(side)", "-", "-",
    ]
    // Five seconds of computing, and a gigabyte of memory where the system can limit it.
    let script = "ulimit -t 5; ulimit -v 1000000 2>/dev/null; exec \"$@\" 2>/dev/null"
    let result: ChildProcess.Result
    do throws(ChildProcess.Failure) {
      result = try ChildProcess.run(
        "/bin/sh", arguments: ["-c", script, "sh"] + arguments, input: bytes,
        outputLimit: PNGSize.maximumByteCount)
    } catch {
      throw ImageAssetFault(.noPDFConverter(program))
    }
    // What shells end with that find no program, or one that cannot be run.
    guard ![126, 127].contains(result.status) else {
      throw ImageAssetFault(.noPDFConverter(program))
    }
    guard result.status == 0, !result.output.isEmpty else {
      throw ImageAssetFault(.unconvertedPDF(program, status: Int(result.status)))
    }
    return result.output
  }
}

/// Why there is no picture of a file.
struct ImageAssetFault: Error {
  let message: ImageAssetMessage

  init(_ message: ImageAssetMessage) {
    self.message = message
  }
}
