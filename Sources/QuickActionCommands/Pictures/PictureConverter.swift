// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Makes pictures of pixels with `rsvg-convert`, which draws SVG with the fonts of the machine.
enum PictureConverter {
  /// The name of the program.
  static let program = "rsvg-convert"

  /// The PNG file of a drawing.
  ///
  /// - Parameters:
  ///   - svg: The drawing.
  ///   - scale: Pixels a point.
  /// - Returns: The bytes of the file; nil if the program is not installed.
  /// - Throws: `CommandFailure` if the program fails.
  static func png(ofSVG svg: String, scale: Int) throws -> [UInt8]? {
    let result: ChildProcess.Result
    do throws(ChildProcess.Failure) {
      result = try ChildProcess.run(
        program, arguments: ["--zoom", "\(scale)", "--format", "png"], input: Array(svg.utf8))
    } catch {
      switch error {
      case .notFound: return nil
      case .system(let reason):
        throw CommandFailure("'\(program)' cannot be run: \(reason)", exitCode: 2)
      }
    }
    guard result.status == 0, !result.output.isEmpty else {
      throw CommandFailure(
        "'\(program)' ended with \(result.status) and made no picture; use '--format svg'",
        exitCode: 2)
    }
    return result.output
  }
}
