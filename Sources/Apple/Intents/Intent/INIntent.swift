// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent: a request of the user to an app, or the configuration of a widget.
///
/// Classes that are generated from an intent definition are subclasses of it.
open class INIntent: NSObject, NSCopying {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// The identifier of the intent; nil if none was set.
  open var identifier: String?

  /// The description of the intent in its definition; nil for none.
  open var intentDescription: String?

  /// The phrase that the user can say to invoke the intent; nil for none.
  open var suggestedInvocationPhrase: String?

  /// The situations in which the system may suggest a shortcut for the intent.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// The metadata of a donation of the intent; nil for none.
  open var donationMetadata: INIntentDonationMetadata?

  private var images: [(path: AnyKeyPath, image: INImage)] = []

  /// Creates an intent without values.
  public required override init() {}

  /// The properties that the class declares, in the order of the definition.
  ///
  /// Generated classes declare here what the runtime of Objective-C finds by itself.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// The methods of the intent's protocol; nil if the class is not generated.
  open class var generatedActions: INGeneratedActions? { nil }

  /// Returns the image of the first parameter that has one; nil for none.
  open func keyImage() -> INImage? { images.first?.image }

  /// Returns a copy of the intent with the same values.
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

  /// Returns whether another object is an intent of the same class with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    return isSameJSON(jsonObject, other.jsonObject)
  }

  /// The hash value of the class, the identifier and the names of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type(of: self)))
    hasher.combine(identifier)
    hasher.combine(generatedValues.names)
    return hasher.finalize()
  }

  /// The name of the class and the values by name.
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

/// The situations in which the system may suggest a shortcut.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// While the user practices mindfulness before sleep.
  public static let sleepMindfulness = Self(rawValue: 1 << 0)

  /// While the user writes a journal before sleep.
  public static let sleepJournaling = Self(rawValue: 1 << 1)

  /// While the user listens to music before sleep.
  public static let sleepMusic = Self(rawValue: 1 << 2)

  /// While the user listens to podcasts before sleep.
  public static let sleepPodcasts = Self(rawValue: 1 << 3)

  /// While the user reads before sleep.
  public static let sleepReading = Self(rawValue: 1 << 4)

  /// While the user wraps up the day before sleep.
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)

  /// While the user does yoga or stretches before sleep.
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// The metadata of an intent's donation.
open class INIntentDonationMetadata: NSObject {
  /// Creates metadata without values.
  public override init() {}
}
