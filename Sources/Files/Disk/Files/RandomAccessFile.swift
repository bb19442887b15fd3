// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of which parts are read, wherever they are: an archive of 200 MB has a few kilobytes that matter.
final class RandomAccessFile: RandomAccessBytes {
  let count: Int
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: ``FileError`` if there is no such file.
  init(path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      count = 0
      throw .last(.read, path)
    }
    var status = stat()
    let result = fstat(descriptor, &status)
    count = Int(status.st_size)
    guard result == 0 else { throw .last(.read, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: InputFiles.note(path, status)
    case S_IFDIR: throw FileError(.read, path, .isFolder)
    default: throw FileError(.read, path, .isNoFile)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func bytes(in range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initializedCount in
      while initializedCount < range.count {
        let part = pread(
          descriptor, buffer.baseAddress?.advanced(by: initializedCount),
          range.count - initializedCount, off_t(range.lowerBound + initializedCount))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { return }
        initializedCount += part
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}
