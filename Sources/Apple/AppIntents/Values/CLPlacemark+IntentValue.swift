// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Intents

/// A placemark is a value of a parameter that only the app can provide.
extension CLPlacemark: _IntentValue {
  /// The shape of the values, which users cannot enter.
  public static var hostedShape: HostedIntentShape { .other("CLPlacemark") }

  /// The placemark as the value of a parameter.
  public var hostedValue: HostedIntentValue? { .object(self) }

  /// Returns the placemark that the value contains; nil for any other value, as no text identifies
  /// one.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> CLPlacemark? {
    if case .object(let place) = value { place as? CLPlacemark } else { nil }
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// The part of a place that its parameter shows.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// The name of the place.
    case name
    /// The address of the place.
    case address
    /// The city of the place.
    case city
  }

  /// Creates a parameter of places; the style is ignored, as users cannot enter places here, a nil provider lists none, and the resolvers are
  /// not called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: HostedResolvers = EmptyResolverSpecification.init
  ) {
    var traits = IntentParameterTraits(description, requestValueDialog)
    traits.provider = optionsProvider
    self.init(title: title, default: defaultValue, traits: traits)
  }
}
