// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The schemes of URLs that the system, or an application that comes with it, opens.
enum SystemURLScheme {
  /// Whether a scheme, in lower case, is one of them.
  static func contains(_ scheme: String) -> Bool {
    known.contains(scheme) || prefixes.contains(where: scheme.hasPrefix)
  }

  private static let prefixes = ["itms", "x-apple", "com.apple."]

  private static let known: Set<String> = [
    // The web and mail, also for universal links.
    "http", "https", "ftp", "file", "data", "about", "mailto", "x-web-search", "webcal",
    // Calls and messages.
    "tel", "telprompt", "sms", "facetime", "facetime-audio", "facetime-prompt", "im", "message",
    "imessage",
    // Settings and shortcuts.
    "app-settings", "app-prefs", "prefs", "settings-navigation", "shortcuts", "workflow",
    // Applications of the system.
    "calshow", "contact", "maps", "map", "music", "musics", "podcast", "podcasts", "feed",
    "videos", "photos", "photos-redirect", "photos-navigation", "camera", "shareddocuments",
    "mobilenotes", "applenotes", "ibooks", "weather", "stocks", "clock-alarm", "clock-timer",
    "clock-worldclock", "clock-stopwatch", "diagnostics", "findmy", "fmip1", "fmf1", "wallet",
    "shoebox", "voicememos", "tips", "translate", "applenews", "applenewss", "reminders",
    "x-help-action", "gamecenter", "freeform", "journal", "health",
  ]
}
