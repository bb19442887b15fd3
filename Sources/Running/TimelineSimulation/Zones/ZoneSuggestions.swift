// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The time zones that may be meant by an unknown name.
enum ZoneSuggestions {
  /// The zones to suggest; empty if nothing is near.
  static func suggestions(for name: String, among known: [String]) -> [String] {
    let wanted = name.lowercased()
    if let zones = places[name.uppercased()] { return zones }
    // Users name the city, or forget the region's capital letters.
    let ending = known.first {
      $0.lowercased() == wanted || $0.lowercased().hasSuffix("/" + wanted)
    }
    return (ending ?? NearName.of(name, among: known)).map { [$0] } ?? []
  }

  /// The zones where an abbreviation is used, the most populated first.
  ///
  /// An abbreviation is not a zone: several places share one, and most are used for half of a year only.
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
