// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A blood type that users can enter in Health.
public enum HKBloodType: Int, Sendable {
  /// The user has not set it.
  case notSet
  /// The group A with the factor positive.
  case aPositive
  /// The group A with the factor negative.
  case aNegative
  /// The group B with the factor positive.
  case bPositive
  /// The group B with the factor negative.
  case bNegative
  /// The group AB with the factor positive.
  case abPositive
  /// The group AB with the factor negative.
  case abNegative
  /// The group 0 with the factor positive.
  case oPositive
  /// The group 0 with the factor negative.
  case oNegative
}

/// The blood type of the user, which is not set here.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type of the user, which is not set here.
  open var bloodType: HKBloodType { .notSet }
}

/// How a skin tans, from always burning to never.
public enum HKFitzpatrickSkinType: Int, Sendable {
  /// The user has not set it.
  case notSet
  /// The skin of the type 1 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case I
  /// The skin of the type 2 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case II
  /// The skin of the type 3 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case III
  /// The skin of the type 4 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case IV
  /// The skin of the type 5 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case V
  /// The skin of the type 6 of six.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case VI
}

/// The skin of the user, which is not set here.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The skin of the user, which is not set here.
  open var skinType: HKFitzpatrickSkinType { .notSet }
}

/// Whether users have a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  /// The user has not set it.
  case notSet
  /// The user has no wheelchair.
  case no
  /// The user has a wheelchair.
  case yes
}

/// Whether the user has a wheelchair, which is not set here.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether the user has a wheelchair, which is not set here.
  open var wheelchairUse: HKWheelchairUse { .notSet }
}

/// What the ring of moves counts.
public enum HKActivityMoveMode: Int, Sendable {
  /// The active energy is counted.
  case activeEnergy = 1
  /// The minutes in motion are counted.
  case appleMoveTime = 2
}

/// What the ring of the user counts, which is the energy here.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  /// What the ring of the user counts, which is the energy here.
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
