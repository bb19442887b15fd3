// SPDX-License-Identifier: Apache-2.0 AND OFL-1.1
// Copyright (c) 2026 the QuickAction authors
//
// San Francisco's advances of the printable characters of ASCII, as they can be told from outside: Inter's, each changed by as
// little as explains two sources together: the widths of 30 labels in four fonts that are published for iOS 26.1, which are sums
// of advances without kerning, and the ink of 39 texts in pictures that a simulator of iOS 26 recorded. A label that is left
// out of the sources is met within 0.26 % in Regular and 0.57 % in Bold, in the mean of the amounts.
// Inter is Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter), and is licensed under the SIL Open Font
// License, Version 1.1; see NOTICE.

// swift-format-ignore
extension FontMetrics {
  /// The units of ``asciiAdvances`` in an em.
  static let asciiUnitsPerEm = 8192.0

  /// The advances from the space to the tilde: that of Bold in the upper half, that of Regular in the lower.
  static let asciiAdvances: [UInt32] = [
    0x0849_090B, 0x0AA8_08E0, 0x0CE2_0CDC, 0x1553_141A, 0x1580_1454, 0x20F1_1DA8,
    0x1621_145F, 0x0912_0822, 0x0D6E_0B8B, 0x0D6E_0B8B, 0x128A_0FF0, 0x1651_1502,
    0x09C9_08D7, 0x10FB_1042, 0x0937_083A, 0x0CCD_0B5D, 0x1623_13D1, 0x101C_0EED,
    0x14D2_1384, 0x155A_141B, 0x15BB_14D5, 0x1577_13BD, 0x162B_145E, 0x141D_12BF,
    0x1632_1422, 0x15E6_1420, 0x0A54_095F, 0x09F2_08EB, 0x1651_1502, 0x1651_1502,
    0x1651_1502, 0x1278_102A, 0x21D6_1DD6, 0x183C_15B1, 0x1470_143F, 0x1889_179A,
    0x1763_170C, 0x137C_136C, 0x1277_11F9, 0x1890_1799, 0x16C1_16B0, 0x091E_086C,
    0x1287_114B, 0x166A_14C8, 0x1100_1175, 0x1C8E_1BD0, 0x182A_176B, 0x1901_1884,
    0x15AA_148D, 0x1971_1844, 0x16C1_1536, 0x156B_1465, 0x155D_148E, 0x16B2_16C8,
    0x184F_158D, 0x20B4_1E72, 0x1739_1477, 0x178C_1530, 0x15AD_13EC, 0x0D6E_0B8B,
    0x0CCD_0B5D, 0x0D6E_0B8B, 0x1002_0EF1, 0x0FA6_0E66, 0x1053_0FD8, 0x12BB_1188,
    0x14AE_137B, 0x129B_11C5, 0x14E3_13D6, 0x1335_123C, 0x0D80_0BD7, 0x13E3_1327,
    0x14A2_1314, 0x0943_07DE, 0x08EE_078F, 0x12D5_10E7, 0x0951_0810, 0x1DFA_1BEF,
    0x13D3_128D, 0x142D_1328, 0x13B9_1316, 0x14F7_139F, 0x0D74_0BED, 0x12C0_1112,
    0x0D73_0BC1, 0x142E_12BE, 0x1233_1115, 0x1B28_18ED, 0x13E7_11A3, 0x1320_1148,
    0x1203_112A, 0x0D6E_0B8B, 0x0C44_0A6A, 0x0D6E_0B8B, 0x1651_1502,
  ]
}
