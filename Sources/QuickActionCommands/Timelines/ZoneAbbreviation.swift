// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What people call time zones for short, such as `JST`; the time-zone database knows places.
///
/// An abbreviation is no zone: several places share one, and most stand for half of a year only.
enum ZoneAbbreviation {
  /// The places that an abbreviation is used in, the most people first; nil where it is not known.
  static func zones(of name: String) -> [String]? { places[name.uppercased()] }

  private static let places = [
    "JST": ["Asia/Tokyo"], "KST": ["Asia/Seoul"], "HKT": ["Asia/Hong_Kong"],
    "SGT": ["Asia/Singapore"], "PHT": ["Asia/Manila"], "WIB": ["Asia/Jakarta"],
    "ICT": ["Asia/Bangkok"], "PKT": ["Asia/Karachi"], "GST": ["Asia/Dubai"],
    "IST": ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"],
    "PST": ["America/Los_Angeles"], "PDT": ["America/Los_Angeles"], "PT": ["America/Los_Angeles"],
    "MDT": ["America/Denver"], "MT": ["America/Denver"],
    "CST": ["America/Chicago", "Asia/Shanghai"], "CDT": ["America/Chicago"],
    "CT": ["America/Chicago"], "EDT": ["America/New_York"], "ET": ["America/New_York"],
    "AKST": ["America/Anchorage"], "AKDT": ["America/Anchorage"], "HAST": ["Pacific/Honolulu"],
    "AST": ["America/Halifax"], "ADT": ["America/Halifax"], "NST": ["America/St_Johns"],
    "BRT": ["America/Sao_Paulo"], "ART": ["America/Argentina/Buenos_Aires"],
    "BST": ["Europe/London"], "CEST": ["Europe/Berlin"], "EEST": ["Europe/Athens"],
    "WEST": ["Europe/Lisbon"], "MSK": ["Europe/Moscow"], "TRT": ["Europe/Istanbul"],
    "SAST": ["Africa/Johannesburg"], "WAT": ["Africa/Lagos"], "EAT": ["Africa/Nairobi"],
    "AEST": ["Australia/Sydney", "Australia/Brisbane"], "AEDT": ["Australia/Sydney"],
    "ACST": ["Australia/Adelaide"], "ACDT": ["Australia/Adelaide"], "AWST": ["Australia/Perth"],
    "NZST": ["Pacific/Auckland"], "NZDT": ["Pacific/Auckland"],
  ]
}
