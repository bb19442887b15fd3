// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A result for values of which a person cannot choose among several, such as numbers.
///
/// Apple's module has the classes below without this one.
open class INScalarResolutionResult<Value>: INIntentResolutionResult {
  /// The value is clear.
  open class func success(with resolvedValue: Value) -> Self {
    Self(generatedResolution: .success(resolvedValue))
  }

  /// A person must confirm the value.
  open class func confirmationRequired(with valueToConfirm: Value?) -> Self {
    Self(generatedResolution: .confirmationRequired(valueToConfirm, reason: nil))
  }
}

/// A result for values of which a person can choose among several.
///
/// Apple's module has the classes below without this one.
open class INValueResolutionResult<Value>: INScalarResolutionResult<Value> {
  /// A person must choose among several values.
  open class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
    Self(generatedResolution: .disambiguation(valuesToDisambiguate))
  }
}

/// What a handler says of a Boolean.
open class INBooleanResolutionResult: INScalarResolutionResult<Bool> {}

/// What a handler says of a number without a fraction.
open class INIntegerResolutionResult: INScalarResolutionResult<Int> {}

/// What a handler says of a number.
open class INDoubleResolutionResult: INScalarResolutionResult<Double> {}

/// What a handler says of a number of seconds.
open class INTimeIntervalResolutionResult: INScalarResolutionResult<TimeInterval> {}

/// What a handler says of a value of an enum; generated classes add the methods of their enum.
open class INEnumResolutionResult: INIntentResolutionResult {}

/// What a handler says of a text.
open class INStringResolutionResult: INValueResolutionResult<String> {}

/// What a handler says of a date.
open class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}

/// What a handler says of a URL.
open class INURLResolutionResult: INValueResolutionResult<URL> {}

/// What a handler says of a file.
open class INFileResolutionResult: INValueResolutionResult<INFile> {}

/// What a handler says of a person.
open class INPersonResolutionResult: INValueResolutionResult<INPerson> {}

/// What a handler says of a place.
open class INPlacemarkResolutionResult: INValueResolutionResult<CLPlacemark> {}

/// What a handler says of an amount of money.
open class INCurrencyAmountResolutionResult: INValueResolutionResult<INCurrencyAmount> {}

/// What a handler says of a way to pay.
open class INPaymentMethodResolutionResult: INValueResolutionResult<INPaymentMethod> {}

/// What a handler says of a text that is spoken.
open class INSpeakableStringResolutionResult: INValueResolutionResult<INSpeakableString> {}

/// What a handler says of a temperature.
open class INTemperatureResolutionResult: INValueResolutionResult<Measurement<UnitTemperature>> {}

/// What a handler says of a length.
open class INLengthResolutionResult: INValueResolutionResult<Measurement<UnitLength>> {}

/// What a handler says of a mass.
open class INMassResolutionResult: INValueResolutionResult<Measurement<UnitMass>> {}

/// What a handler says of a speed.
open class INSpeedResolutionResult: INValueResolutionResult<Measurement<UnitSpeed>> {}

/// What a handler says of a volume.
open class INVolumeResolutionResult: INValueResolutionResult<Measurement<UnitVolume>> {}

/// What a handler says of an energy.
open class INEnergyResolutionResult: INValueResolutionResult<Measurement<UnitEnergy>> {}

/// What a handler says of an object.
///
/// Its methods are its own, not those of a generic class, so that generated classes can say that they are not for
/// objects of another type.
open class INObjectResolutionResult: INIntentResolutionResult {
  /// The object is clear.
  open class func success(with resolvedObject: INObject) -> Self {
    Self(generatedResolution: .success(resolvedObject))
  }

  /// A person must choose among several objects.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(generatedResolution: .disambiguation(objectsToDisambiguate))
  }

  /// A person must confirm the object.
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(generatedResolution: .confirmationRequired(objectToConfirm, reason: nil))
  }
}
