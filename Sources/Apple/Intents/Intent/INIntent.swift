// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a person wants an app to do, or how a widget is configured.
///
/// The classes that are generated from an intent definition derive from this one.
open class INIntent: NSObject, NSCopying {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// What tells this intent from others of its class; nil until somebody sets it.
  open var identifier: String?

  /// What the intent is for, in the definition's words.
  open var intentDescription: String?

  /// What a person could say to start the intent.
  open var suggestedInvocationPhrase: String?

  /// Where the system may suggest a shortcut for the intent.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// What the system is told when the intent is donated.
  open var donationMetadata: INIntentDonationMetadata?

  private var images: [(path: AnyKeyPath, image: INImage)] = []

  /// Makes an intent without values.
  public required override init() {}

  /// The properties that the class declares, in the order of the definition.
  ///
  /// Generated classes say here what Objective-C's runtime finds out by itself.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// The methods of the intent's protocol that run it; nil if the class is not a generated one.
  open class var generatedActions: INGeneratedActions? { nil }

  /// The image that represents the intent, of the first parameter that has one.
  open func keyImage() -> INImage? { images.first?.image }

  /// The same intent with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.generatedValues = generatedValues
    copy.identifier = identifier
    copy.intentDescription = intentDescription
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.shortcutAvailability = shortcutAvailability
    copy.donationMetadata = donationMetadata
    copy.images = images
    return copy
  }

  /// Whether another object is an intent of the same class with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    return isSameJSON(jsonObject, other.jsonObject)
  }

  /// The hash of the class, the identifier and the names of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type(of: self)))
    hasher.combine(identifier)
    hasher.combine(generatedValues.names)
    return hasher.finalize()
  }

  /// The class, and the values by name.
  open override var description: String {
    let values = jsonObject["values"] as? [String: Any] ?? [:]
    let texts = values.keys.sorted().map { "\($0) = \(jsonText(of: values[$0]))" }
    return "<\(type(of: self)): \(texts.joined(separator: "; "))>"
  }

  private func jsonText(of value: Any?) -> String {
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
    ]
    guard let value,
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return "nil" }
    return String(decoding: data, as: UTF8.self)
  }

  func setImage(_ image: INImage?, for path: AnyKeyPath) {
    images.removeAll { $0.path == path }
    if let image { images.append((path, image)) }
  }

  func image(for path: AnyKeyPath) -> INImage? { images.first { $0.path == path }?.image }
}

/// Where the system may suggest a shortcut.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// While a person practices mindfulness before sleep.
  public static let sleepMindfulness = Self(rawValue: 1 << 0)

  /// While a person writes a journal before sleep.
  public static let sleepJournaling = Self(rawValue: 1 << 1)

  /// With music before sleep.
  public static let sleepMusic = Self(rawValue: 1 << 2)

  /// With podcasts before sleep.
  public static let sleepPodcasts = Self(rawValue: 1 << 3)

  /// While a person reads before sleep.
  public static let sleepReading = Self(rawValue: 1 << 4)

  /// While a person winds down in the evening.
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)

  /// While a person does yoga or stretches before sleep.
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// What the system is told when an intent is donated.
open class INIntentDonationMetadata: NSObject {
  /// Makes metadata.
  public override init() {}
}
