// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// Makes pictures of pixels with `rsvg-convert`, which draws SVG with the fonts of the machine.
enum PictureConverter {
  /// The name of the program.
  static let program = "rsvg-convert"

  /// Why there is no picture.
  enum Failure: Error, CustomStringConvertible {
    /// The system does not run it, for a reason in its words.
    case system(String)
    /// The program ended with this exit code and wrote nothing.
    case ended(status: Int32)

    /// A message on what was found and what to do.
    var description: String {
      switch self {
      case .system(let reason): "'\(program)' cannot be run: \(reason)"
      case .ended(let status):
        "'\(program)' ended with \(status) and made no picture; use '--format svg'"
      }
    }
  }

  /// The PNG file of a drawing.
  ///
  /// - Parameters:
  ///   - svg: The drawing.
  ///   - scale: Pixels a point.
  /// - Returns: The bytes of the file; nil if the program is not installed.
  /// - Throws: ``Failure`` if the program fails.
  static func png(ofSVG svg: String, scale: Int) throws(Failure) -> [UInt8]? {
    let result: ChildProcess.Result
    do throws(ChildProcess.Failure) {
      result = try ChildProcess.run(
        program, arguments: ["--zoom", "\(scale)", "--format", "png"], input: Array(svg.utf8))
    } catch {
      switch error {
      case .notFound: return nil
      case .system(let reason): throw .system(reason)
      }
    }
    guard result.status == 0, !result.output.isEmpty else { throw .ended(status: result.status) }
    return result.output
  }
}
