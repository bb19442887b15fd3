// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A result for values without disambiguation, such as numbers.
///
/// Apple's module has the classes below without this superclass.
open class INScalarResolutionResult<Value>: INIntentResolutionResult {
  /// Returns the result that the value was resolved.
  open class func success(with resolvedValue: Value) -> Self {
    Self(generatedResolution: .success(resolvedValue))
  }

  /// Returns the result that the user must confirm the value; nil for none.
  open class func confirmationRequired(with valueToConfirm: Value?) -> Self {
    Self(generatedResolution: .confirmationRequired(valueToConfirm, reason: nil))
  }
}

/// A result for values with disambiguation.
///
/// Apple's module has the classes below without this superclass.
open class INValueResolutionResult<Value>: INScalarResolutionResult<Value> {
  /// Returns the result that the user must choose one of several values.
  open class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
    Self(generatedResolution: .disambiguation(valuesToDisambiguate))
  }
}

/// The result of resolving a Boolean value.
open class INBooleanResolutionResult: INScalarResolutionResult<Bool> {}

/// The result of resolving an integer.
open class INIntegerResolutionResult: INScalarResolutionResult<Int> {}

/// The result of resolving a number.
open class INDoubleResolutionResult: INScalarResolutionResult<Double> {}

/// The result of resolving an interval in seconds.
open class INTimeIntervalResolutionResult: INScalarResolutionResult<TimeInterval> {}

/// The result of resolving a case of an enumeration; generated classes add methods with its type.
open class INEnumResolutionResult: INIntentResolutionResult {}

/// The result of resolving a string.
open class INStringResolutionResult: INValueResolutionResult<String> {}

/// The result of resolving date components.
open class INDateComponentsResolutionResult: INValueResolutionResult<DateComponents> {}

/// The result of resolving a URL.
open class INURLResolutionResult: INValueResolutionResult<URL> {}

/// The result of resolving a file.
open class INFileResolutionResult: INValueResolutionResult<INFile> {}

/// The result of resolving a person.
open class INPersonResolutionResult: INValueResolutionResult<INPerson> {}

/// The result of resolving a place.
open class INPlacemarkResolutionResult: INValueResolutionResult<CLPlacemark> {}

/// The result of resolving an amount of money.
open class INCurrencyAmountResolutionResult: INValueResolutionResult<INCurrencyAmount> {}

/// The result of resolving a payment method.
open class INPaymentMethodResolutionResult: INValueResolutionResult<INPaymentMethod> {}

/// The result of resolving a spoken string.
open class INSpeakableStringResolutionResult: INValueResolutionResult<INSpeakableString> {}

/// The result of resolving a temperature.
open class INTemperatureResolutionResult: INValueResolutionResult<Measurement<UnitTemperature>> {}

/// The result of resolving a length.
open class INLengthResolutionResult: INValueResolutionResult<Measurement<UnitLength>> {}

/// The result of resolving a mass.
open class INMassResolutionResult: INValueResolutionResult<Measurement<UnitMass>> {}

/// The result of resolving a speed.
open class INSpeedResolutionResult: INValueResolutionResult<Measurement<UnitSpeed>> {}

/// The result of resolving a volume.
open class INVolumeResolutionResult: INValueResolutionResult<Measurement<UnitVolume>> {}

/// The result of resolving an energy.
open class INEnergyResolutionResult: INValueResolutionResult<Measurement<UnitEnergy>> {}

/// The result of resolving an object.
///
/// Its methods are its own, not those of a generic class, so that generated classes can mark them
/// unavailable for objects of another type.
open class INObjectResolutionResult: INIntentResolutionResult {
  /// Returns the result that the object was resolved.
  open class func success(with resolvedObject: INObject) -> Self {
    Self(generatedResolution: .success(resolvedObject))
  }

  /// Returns the result that the user must choose one of several objects.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(generatedResolution: .disambiguation(objectsToDisambiguate))
  }

  /// Returns the result that the user must confirm the object; nil for none.
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(generatedResolution: .confirmationRequired(objectToConfirm, reason: nil))
  }
}
