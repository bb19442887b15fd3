// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of languages in themselves.
enum LanguageName {
  /// The names of the languages that most apps are translated to.
  private static let names: [String: String] = [
    "ar": "العربية", "ca": "Català", "cs": "Čeština", "da": "Dansk", "de": "Deutsch",
    "el": "Ελληνικά", "en": "English", "es": "Español", "fi": "Suomi", "fr": "Français",
    "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "id": "Bahasa Indonesia",
    "it": "Italiano", "ja": "日本語", "ko": "한국어", "ms": "Bahasa Melayu", "nb": "Norsk bokmål",
    "nl": "Nederlands", "pl": "Polski", "pt": "Português", "pt-BR": "Português (Brasil)",
    "ro": "Română", "ru": "Русский", "sk": "Slovenčina", "sv": "Svenska", "th": "ไทย",
    "tr": "Türkçe", "uk": "Українська", "vi": "Tiếng Việt", "zh-Hans": "简体中文",
    "zh-Hant": "繁體中文",
  ]

  /// The names of some languages by their codes; those that have none here are left out.
  static func all(of codes: Set<String>) -> [String: String] {
    names.filter { codes.contains($0.key) }
  }
}
