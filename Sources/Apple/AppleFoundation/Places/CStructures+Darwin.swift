// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Glibc)
  public import Glibc

  // What structures of Apple's C library have and those of Linux have otherwise. Apple keeps the
  // length of an address in the address; Linux is told it with each call, so that a new one is
  // ignored.

  extension sockaddr {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The bytes of the address with its family; those of the structure for other families.
    public var sa_len: UInt8 {
      get {
        switch Int32(sa_family) {
        case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
        case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
        default: UInt8(MemoryLayout<sockaddr>.size)
        }
      }
      set {}
    }
  }

  extension sockaddr_in {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The bytes of the structure, which is an address of version 4.
    public var sin_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in>.size) }
      set {}
    }
  }

  extension sockaddr_in6 {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The bytes of the structure, which is an address of version 6.
    public var sin6_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in6>.size) }
      set {}
    }
  }

  extension sockaddr_un {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The bytes of the structure, which is an address of a file.
    public var sun_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_un>.size) }
      set {}
    }
  }

  extension stat {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// When the content of the file was changed last.
    public var st_mtimespec: timespec { st_mtim }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// When the file was read last.
    public var st_atimespec: timespec { st_atim }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// When the file or its attributes were changed last.
    public var st_ctimespec: timespec { st_ctim }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
  /// The bytes of each text of what `uname` answers: those of Linux, as the structure is Linux's.
  public let _SYS_NAMELEN: Int32 = 65
#endif
