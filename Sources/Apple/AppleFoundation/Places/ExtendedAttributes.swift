// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// The functions of Darwin that keep bytes beside a file under a name. Linux has them with other arguments, other numbers of the
// options, and names of a user's own that begin with 'user.', which are added and taken away here.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that asks for a link, and not for the file that it leads to.
public let XATTR_NOFOLLOW: Int32 = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that fails if the name is there.
public let XATTR_CREATE: Int32 = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that fails if the name is not there.
public let XATTR_REPLACE: Int32 = 4
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of the error that a file has no bytes under a name.
public let ENOATTR: Int32 = ENODATA

/// Reads bytes that are kept with a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - name: The name of the bytes.
///   - value: The memory for them; nil for their number alone.
///   - size: How many bytes the memory has.
///   - position: Where to begin, which has to be 0.
///   - options: `XATTR_NOFOLLOW`, or 0.
/// - Returns: The number of bytes; -1 if there are none, or they do not fit, as `errno` says.
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard position == 0 else { return failure(EINVAL) }
  let name = prefix + String(cString: name)
  return options & XATTR_NOFOLLOW == 0
    ? read(path, name, value, size) : readOfLink(path, name, value, size)
}

/// Keeps bytes with a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - name: The name of the bytes.
///   - value: The bytes.
///   - size: How many they are.
///   - position: Where to begin, which has to be 0.
///   - options: `XATTR_NOFOLLOW`, `XATTR_CREATE` and `XATTR_REPLACE`, or 0.
/// - Returns: 0; -1 if they are not kept, as `errno` says.
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard position == 0 else { return failure(EINVAL) }
  let name = prefix + String(cString: name)
  // Linux counts the two options from 1.
  let flags = (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1
  return options & XATTR_NOFOLLOW == 0
    ? write(path, name, value, size, flags) : writeToLink(path, name, value, size, flags)
}

/// Removes bytes that are kept with a file.
///
/// - Parameters:
///   - path: The path of the file.
///   - name: The name of the bytes.
///   - options: `XATTR_NOFOLLOW`, or 0.
/// - Returns: 0; -1 if there are none, as `errno` says.
public func removexattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 {
  let name = prefix + String(cString: name)
  return options & XATTR_NOFOLLOW == 0 ? remove(path, name) : removeFromLink(path, name)
}

/// Lists the names of the bytes that are kept with a file, each with a zero after it.
///
/// - Parameters:
///   - path: The path of the file.
///   - namebuff: The memory for the names; nil for their number alone.
///   - size: How many bytes the memory has.
///   - options: `XATTR_NOFOLLOW`, or 0.
/// - Returns: The number of bytes of the names; -1 if they cannot be read or do not fit, as `errno` says.
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int,
  _ options: Int32
) -> Int {
  let list = options & XATTR_NOFOLLOW == 0 ? names : namesOfLink
  let count = list(path, nil, 0)
  guard count > 0 else { return count }
  var all = [CChar](repeating: 0, count: count)
  let length = list(path, &all, count)
  guard length >= 0 else { return length }
  let start = prefix.utf8.map(CChar.init(bitPattern:))
  var bytes: [CChar] = []
  for name in all.prefix(length).split(separator: 0) where name.starts(with: start) {
    bytes += name.dropFirst(start.count) + [0]
  }
  guard let namebuff else { return bytes.count }
  guard bytes.count <= size else { return failure(ERANGE) }
  namebuff.update(from: bytes, count: bytes.count)
  return bytes.count
}

private let prefix = "user."

private func failure<Answer: SignedInteger>(_ number: Int32) -> Answer {
  errno = number
  return -1
}

// Foundation's module of C has no header of theirs.
private typealias Path = UnsafePointer<CChar>?

@_silgen_name("getxattr")
private func read(_: Path, _: Path, _: UnsafeMutableRawPointer?, _: Int) -> Int
@_silgen_name("lgetxattr")
private func readOfLink(_: Path, _: Path, _: UnsafeMutableRawPointer?, _: Int) -> Int
@_silgen_name("setxattr")
private func write(_: Path, _: Path, _: UnsafeRawPointer?, _: Int, _: Int32) -> Int32
@_silgen_name("lsetxattr")
private func writeToLink(_: Path, _: Path, _: UnsafeRawPointer?, _: Int, _: Int32) -> Int32
@_silgen_name("removexattr")
private func remove(_: Path, _: Path) -> Int32
@_silgen_name("lremovexattr")
private func removeFromLink(_: Path, _: Path) -> Int32
@_silgen_name("listxattr")
private func names(_: Path, _: UnsafeMutablePointer<CChar>?, _: Int) -> Int
@_silgen_name("llistxattr")
private func namesOfLink(_: Path, _: UnsafeMutablePointer<CChar>?, _: Int) -> Int
