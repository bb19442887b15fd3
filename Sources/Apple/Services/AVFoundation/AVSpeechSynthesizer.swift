// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A voice, of which there are none here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The identifier of the voice.
  public let identifier: String
  /// The name of the voice.
  public var name: String { language }
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
  /// The text.
  public let speechString: String
  /// The voice.
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
/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// A delegate of what speaks.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Tells that a text was said.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// Says nothing here.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate, which is told nothing.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Creates what speaks.
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
