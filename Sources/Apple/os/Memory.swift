// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many bytes the program may still take: what the machine has left, as no other limit is known here.
public func os_proc_available_memory() -> Int {
  let pages = sysconf(Int32(_SC_AVPHYS_PAGES))
  return max(0, pages) * max(0, sysconf(Int32(_SC_PAGESIZE)))
}
