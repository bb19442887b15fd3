// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A language that is not known.
  public static let undetermined = NLLanguage(rawValue: "und")
  /// Amharic, with the code `am`.
  public static let amharic = NLLanguage(rawValue: "am")
  /// Arabic, with the code `ar`.
  public static let arabic = NLLanguage(rawValue: "ar")
  /// Armenian, with the code `hy`.
  public static let armenian = NLLanguage(rawValue: "hy")
  /// Bengali, with the code `bn`.
  public static let bengali = NLLanguage(rawValue: "bn")
  /// Bulgarian, with the code `bg`.
  public static let bulgarian = NLLanguage(rawValue: "bg")
  /// Burmese, with the code `my`.
  public static let burmese = NLLanguage(rawValue: "my")
  /// Catalan, with the code `ca`.
  public static let catalan = NLLanguage(rawValue: "ca")
  /// Cherokee, with the code `chr`.
  public static let cherokee = NLLanguage(rawValue: "chr")
  /// Croatian, with the code `hr`.
  public static let croatian = NLLanguage(rawValue: "hr")
  /// Czech, with the code `cs`.
  public static let czech = NLLanguage(rawValue: "cs")
  /// Danish, with the code `da`.
  public static let danish = NLLanguage(rawValue: "da")
  /// Dutch, with the code `nl`.
  public static let dutch = NLLanguage(rawValue: "nl")
  /// English, with the code `en`.
  public static let english = NLLanguage(rawValue: "en")
  /// Finnish, with the code `fi`.
  public static let finnish = NLLanguage(rawValue: "fi")
  /// French, with the code `fr`.
  public static let french = NLLanguage(rawValue: "fr")
  /// Georgian, with the code `ka`.
  public static let georgian = NLLanguage(rawValue: "ka")
  /// German, with the code `de`.
  public static let german = NLLanguage(rawValue: "de")
  /// Greek, with the code `el`.
  public static let greek = NLLanguage(rawValue: "el")
  /// Gujarati, with the code `gu`.
  public static let gujarati = NLLanguage(rawValue: "gu")
  /// Hebrew, with the code `he`.
  public static let hebrew = NLLanguage(rawValue: "he")
  /// Hindi, with the code `hi`.
  public static let hindi = NLLanguage(rawValue: "hi")
  /// Hungarian, with the code `hu`.
  public static let hungarian = NLLanguage(rawValue: "hu")
  /// Icelandic, with the code `is`.
  public static let icelandic = NLLanguage(rawValue: "is")
  /// Indonesian, with the code `id`.
  public static let indonesian = NLLanguage(rawValue: "id")
  /// Italian, with the code `it`.
  public static let italian = NLLanguage(rawValue: "it")
  /// Japanese, with the code `ja`.
  public static let japanese = NLLanguage(rawValue: "ja")
  /// Kannada, with the code `kn`.
  public static let kannada = NLLanguage(rawValue: "kn")
  /// Khmer, with the code `km`.
  public static let khmer = NLLanguage(rawValue: "km")
  /// Korean, with the code `ko`.
  public static let korean = NLLanguage(rawValue: "ko")
  /// Lao, with the code `lo`.
  public static let lao = NLLanguage(rawValue: "lo")
  /// Malay, with the code `ms`.
  public static let malay = NLLanguage(rawValue: "ms")
  /// Malayalam, with the code `ml`.
  public static let malayalam = NLLanguage(rawValue: "ml")
  /// Marathi, with the code `mr`.
  public static let marathi = NLLanguage(rawValue: "mr")
  /// Mongolian, with the code `mn`.
  public static let mongolian = NLLanguage(rawValue: "mn")
  /// Norwegian Bokmal, with the code `nb`.
  public static let norwegian = NLLanguage(rawValue: "nb")
  /// Odia, with the code `or`.
  public static let oriya = NLLanguage(rawValue: "or")
  /// Persian, with the code `fa`.
  public static let persian = NLLanguage(rawValue: "fa")
  /// Polish, with the code `pl`.
  public static let polish = NLLanguage(rawValue: "pl")
  /// Portuguese, with the code `pt`.
  public static let portuguese = NLLanguage(rawValue: "pt")
  /// Punjabi, with the code `pa`.
  public static let punjabi = NLLanguage(rawValue: "pa")
  /// Romanian, with the code `ro`.
  public static let romanian = NLLanguage(rawValue: "ro")
  /// Russian, with the code `ru`.
  public static let russian = NLLanguage(rawValue: "ru")
  /// Chinese in simplified characters, with the code `zh-Hans`.
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  /// Sinhalese, with the code `si`.
  public static let sinhalese = NLLanguage(rawValue: "si")
  /// Slovak, with the code `sk`.
  public static let slovak = NLLanguage(rawValue: "sk")
  /// Spanish, with the code `es`.
  public static let spanish = NLLanguage(rawValue: "es")
  /// Swedish, with the code `sv`.
  public static let swedish = NLLanguage(rawValue: "sv")
  /// Tamil, with the code `ta`.
  public static let tamil = NLLanguage(rawValue: "ta")
  /// Telugu, with the code `te`.
  public static let telugu = NLLanguage(rawValue: "te")
  /// Thai, with the code `th`.
  public static let thai = NLLanguage(rawValue: "th")
  /// Tibetan, with the code `bo`.
  public static let tibetan = NLLanguage(rawValue: "bo")
  /// Chinese in traditional characters, with the code `zh-Hant`.
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  /// Turkish, with the code `tr`.
  public static let turkish = NLLanguage(rawValue: "tr")
  /// Ukrainian, with the code `uk`.
  public static let ukrainian = NLLanguage(rawValue: "uk")
  /// Urdu, with the code `ur`.
  public static let urdu = NLLanguage(rawValue: "ur")
  /// Vietnamese, with the code `vi`.
  public static let vietnamese = NLLanguage(rawValue: "vi")
}

extension NLLanguage {
  /// Creates a language of a code, such as `en`.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
