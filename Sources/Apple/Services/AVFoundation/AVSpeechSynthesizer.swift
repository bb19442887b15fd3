// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A voice, of which there are none here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language as a BCP 47 code, such as `en-US`.
  public let language: String
  /// The identifier of the voice.
  public let identifier: String
  /// The name of the voice.
  public var name: String { language }
  /// How good the voice is: the usual quality here.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Whether the voice is that of a woman or a man; not specified here.
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// Returns the voice of a language; never nil here.
  public init?(language: String?) {
    self.language = language ?? "en-US"
    identifier = self.language
  }
  /// Returns a voice: always nil here.
  public init?(identifier: String) { return nil }
  /// Returns all voices: none here.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language of the user.
  open class func currentLanguageCode() -> String { Locale.current.identifier }
}

/// A text that is said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text that is to be spoken.
  public let speechString: String
  /// The voice that speaks; nil for that of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is said.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How loud it is said.
  open var volume: Float = 1
  /// How high it is said.
  open var pitchMultiplier: Float = 1
  /// The seconds before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates what is said of a text.
  public init(string: String) { speechString = string }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rate of speech of an utterance that sets none.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The places at which speech can be stopped or paused.
public enum AVSpeechBoundary: Int, Sendable {
  /// Speech stops at once, in the middle of a word.
  case immediate = 0
  /// Speech stops after the word that is spoken.
  case word = 1
}

/// A delegate of what speaks.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Tells that a text was said.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing by default where a text has been spoken, which never happens here.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts on a device; here `speak(_:)` does nothing, and the delegate is never called.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate, which is told nothing.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Creates a synthesizer that speaks nothing here.
  public override init() {}
  /// Whether it speaks: never here.
  open var isSpeaking: Bool { false }
  /// Whether it waits: never here.
  open var isPaused: Bool { false }
  /// Says nothing, which is reported once.
  open func speak(_ utterance: AVSpeechUtterance) {
    reportUnavailable("AVSpeechSynthesizer", answer: "nothing is said")
  }
  /// Stops nothing.
  ///
  /// - Returns: Always false.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Stops nothing.
  ///
  /// - Returns: Always false.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on with nothing.
  ///
  /// - Returns: Always false.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The voice that is there at once.
  case `default` = 1
  /// A better voice, which the user loads.
  case enhanced = 2
  /// The best voice, which the user loads.
  case premium = 3
}

/// Whether a voice is that of a woman or a man.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// It is not specified whose voice it is.
  case unspecified = 0
  /// The voice is that of a man.
  case male = 1
  /// The voice is that of a woman.
  case female = 2
}
