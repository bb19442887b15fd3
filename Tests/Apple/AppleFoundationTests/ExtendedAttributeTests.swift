// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import TestSupport
import Testing

@Suite("bytes that are kept with a file")
struct ExtendedAttributeTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    try folder.write("tide", to: "file")
    path = folder.path("file")
  }

  /// The bytes under a name; nil if there are none.
  private func value(_ name: String) -> [UInt8]? {
    let count = getxattr(path, name, nil, 0, 0, 0)
    guard count >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return getxattr(path, name, &bytes, count, 0, 0) == count ? bytes : nil
  }

  @Test("bytes are read, listed and removed by the name under which they were kept")
  func values() throws {
    let bytes: [UInt8] = [1, 2, 3]
    guard setxattr(path, "app.order", bytes, 3, 0, 0) == 0 else {
      // A file system need not keep them.
      #expect(errno == ENOTSUP)
      return
    }
    #expect(value("app.order") == bytes)
    let length = listxattr(path, nil, 0, 0)
    var names = [CChar](repeating: 0, count: length)
    #expect(listxattr(path, &names, length, 0) == length)
    #expect(names == "app.order".utf8CString.map { $0 })
    #expect(listxattr(path, &names, 2, 0) == -1 && errno == ERANGE)
    #expect(removexattr(path, "app.order", 0) == 0)
    #expect(value("app.order") == nil && errno == ENOATTR)
    #expect(listxattr(path, nil, 0, 0) == 0)
  }

  @Test("bytes take the place of others only if that is allowed")
  func options() throws {
    let first: [UInt8] = [1]
    let second: [UInt8] = [2]
    guard setxattr(path, "a", first, 1, 0, XATTR_CREATE) == 0 else {
      #expect(errno == ENOTSUP)
      return
    }
    #expect(setxattr(path, "a", second, 1, 0, XATTR_CREATE) == -1 && errno == EEXIST)
    #expect(setxattr(path, "b", second, 1, 0, XATTR_REPLACE) == -1 && errno == ENOATTR)
    #expect(setxattr(path, "a", second, 1, 0, XATTR_REPLACE) == 0)
    #expect(value("a") == second)
    #expect(setxattr(path, "a", first, 1, 1, 0) == -1 && errno == EINVAL)
  }

  @Test("what a file does not have, and a file that is not there, are told apart")
  func missing() throws {
    #expect(getxattr(path, "nothing", nil, 0, 0, 0) == -1 && [ENOATTR, ENOTSUP].contains(errno))
    #expect(getxattr(path + "s", "nothing", nil, 0, 0, 0) == -1 && errno == ENOENT)
  }
}
