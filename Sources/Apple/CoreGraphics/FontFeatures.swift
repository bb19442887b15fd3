// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Core Text has these; they are here because UIKit's clients see them too, and neither of the two imports the other.

/// The type of a font's feature: the width of digits.
public let kNumberSpacingType = 6
/// Digits that are equally wide.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as their forms need.
public let kProportionalNumbersSelector = 1
/// The type of a font's feature: the height of digits.
public let kNumberCaseType = 21
/// Digits with descenders, as in texts.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// The type of a font's feature: what small letters become.
public let kLowerCaseType = 37
/// Small letters become small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The type of a font's feature: forms that a designer chose.
public let kStylisticAlternativesType = 35
