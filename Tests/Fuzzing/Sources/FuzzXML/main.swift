// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FuzzSupport
import PropertyListSyntax

/// What libFuzzer's own main function, which is linked but not run, would call.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Claims(bytes, count: count)?.check(as: .xml)
  return 0
}

Fuzzer.run(testOneInput)
