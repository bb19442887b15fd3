// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file whose content is not a text that can be read.
public struct SourceFileError: Error, Hashable, Sendable {
  /// The reason why a file cannot be read as text.
  public enum Reason: Hashable, Sendable {
    /// The file is larger than ``SourceFile/maximumByteCount``.
    case tooLarge(byteCount: Int)
    /// A byte that breaks UTF-8.
    case invalidUTF8(byte: UInt8, location: SourceLocation)
    /// UTF-8 that ends inside a character: the rest of the file is missing.
    case truncatedUTF8(byteCount: Int)
    /// Text that is not UTF-8 and looks like Shift-JIS.
    case shiftJIS
    /// Half a character of UTF-16, at an offset into the file.
    case invalidUTF16(byteOffset: Int)
    /// The file has only zero bytes.
    case onlyZeroBytes(byteCount: Int)
    /// The file has two versions of the text, between the marks of an unresolved merge; the line is
    /// that of the first mark.
    case mergeConflict(line: Int)
    /// An encoding that is recognized and not read.
    case unsupportedEncoding(String)
  }

  /// The path to show to the user.
  public let name: String

  /// The reason why it cannot be read.
  public let reason: Reason

  /// Creates the error for the file of the given name.
  public init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }
}

extension SourceFileError: CustomStringConvertible {
  /// A message on what was found and what to do, without the file's name.
  public var description: String {
    switch reason {
    case .tooLarge(let byteCount):
      "the file has \(byteCount) bytes; at most \(SourceFile.maximumByteCount) (64 MiB) are supported"
    case .invalidUTF8(let byte, let location):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) in line \(location.line) is not valid UTF-8; "
        + "save the file as UTF-8"
    case .truncatedUTF8(let byteCount):
      "the file ends inside a character after \(byteCount) bytes, so the rest is missing; restore it"
    case .shiftJIS:
      "the file is not UTF-8 or UTF-16, and looks like Shift-JIS; convert it with 'iconv -f CP932 -t UTF-8'"
    case .invalidUTF16(let byteOffset):
      "the file is not valid UTF-16 at byte \(byteOffset); save the file as UTF-8"
    case .onlyZeroBytes(let byteCount):
      "the file has \(byteCount) bytes, all of them zero, and no text; restore it from an earlier revision"
    case .mergeConflict(let line):
      "unresolved merge conflict in line \(line); keep one of the two versions, and remove the lines with the marks"
    case .unsupportedEncoding(let encoding):
      "the file is in \(encoding), which is not supported; save it as UTF-8"
    }
  }
}
