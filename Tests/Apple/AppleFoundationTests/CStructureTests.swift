// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Glibc)
  import AppleFoundation
  import Foundation
  import Testing

  @Suite("Structures of Apple's C library")
  struct CStructureTests {
    @Test("an address has a length, by its family, with which its host is found")
    func addresses() {
      var local = sockaddr_in()
      local.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      local.sin_family = sa_family_t(AF_INET)
      local.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let result = withUnsafePointer(to: &local) { local in
        local.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          getnameinfo(
            address, socklen_t(address.pointee.sa_len), &host, socklen_t(host.count), nil, 0,
            NI_NUMERICHOST)
        }
      }
      #expect(result == 0 && host.starts(with: "127.0.0.1\0".utf8.map(CChar.init)))
      var other = sockaddr()
      other.sa_family = sa_family_t(AF_INET6)
      #expect(other.sa_len == 28 && sockaddr_in6().sin6_len == 28)
      other.sa_family = sa_family_t(AF_UNIX)
      #expect(other.sa_len == sockaddr_un().sun_len)
    }

    @Test("a file has times by the names that they have there")
    func times() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("times-\(UUID())")
      try Data([1]).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 86_400)], ofItemAtPath: url.path)
      var status = stat()
      #expect(lstat(url.path, &status) == 0)
      #expect(status.st_mtimespec.tv_sec == 86_400 && status.st_ctimespec.tv_sec > 86_400)
      #expect(status.st_atimespec.tv_sec > 0)
    }
  }
#endif
