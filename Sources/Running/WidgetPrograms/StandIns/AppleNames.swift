// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of Apple's frameworks that say by their first letters which framework they are from, such as `AVPlayerItem`.
///
/// A name that no module here declares and that begins in this way is of a part of a framework that is not here yet, and no slip of the pen.
enum AppleNames {
  /// The modules, by the letters that their names begin with.
  private static let modules: [Substring: String] = [
    "AR": "ARKit", "AS": "AuthenticationServices", "AV": "AVFoundation", "BG": "BackgroundTasks",
    "CA": "QuartzCore", "CB": "CoreBluetooth", "CF": "Foundation", "CG": "CoreGraphics",
    "CH": "CoreHaptics", "CI": "CoreImage", "CK": "CloudKit", "CL": "CoreLocation",
    "CM": "CoreMedia", "CN": "Contacts", "CP": "CarPlay", "CT": "CoreText", "CV": "CoreVideo",
    "CX": "CallKit", "EK": "EventKit", "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit",
    "IN": "Intents", "LA": "LocalAuthentication", "LP": "LinkPresentation", "MF": "MessageUI",
    "MK": "MapKit", "ML": "CoreML", "MP": "MediaPlayer", "MX": "MetricKit",
    "NE": "NetworkExtension", "NL": "NaturalLanguage", "NS": "Foundation", "NW": "Network",
    "PH": "Photos", "PK": "PassKit", "SC": "SystemConfiguration", "SF": "SafariServices",
    "SK": "StoreKit", "UI": "UIKit", "UN": "UserNotifications", "UT": "UniformTypeIdentifiers",
    "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
  ]

  /// The module that has a name, by its first letters; nil if they say nothing.
  static func module(of name: String) -> String? {
    let plain = name.first == "k" ? name.dropFirst() : name[...]
    let letters = plain.prefix(2)
    let rest = plain.dropFirst(2)
    guard rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) else { return nil }
    return modules[letters]
  }
}
