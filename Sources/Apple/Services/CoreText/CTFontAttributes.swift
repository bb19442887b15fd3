// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// The name of a font in PostScript.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The family of a font.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The face of a family, such as `Bold`.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The name of a font for users.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The size of a font, in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The transform of letters.
public let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// The traits of a font.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// What a font can do and does.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The fonts for characters that a font lacks.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The file of a font, which is not known of a description here.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The axes of a variable font, which are kept and not drawn.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The bits of the symbolic traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight from -1 to 1; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width of letters, of which 0 is the usual one.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// How far letters lean; 0 is upright.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
/// The type of a feature.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// What is chosen of a feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The font of a text with attributes.
public let kCTFontAttributeName: CFString = "NSFont"
/// The color of a text with attributes, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The space that is added between letters, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// How the lines of a paragraph are set.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
