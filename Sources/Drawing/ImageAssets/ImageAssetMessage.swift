// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// A message on something wrong in an image.
///
/// The sentences are in ``ImageAssetMessage/diagnostic(at:)`` and nowhere else.
package enum ImageAssetMessage: Hashable, Sendable {
  // An SVG file that is not drawn at all.
  case fileTooLarge(byteCount: Int, limit: Int)
  case unreadableText(SourceFileError)
  case noImageElement(found: String)
  case unterminated(String)
  case malformedTag(found: String)
  case mismatchedEndTag(found: String, expected: String)
  case unknownEntity(String)
  case bareAmpersand
  case tooDeep(limit: Int)
  case tooManyElements(limit: Int)
  case tooManySteps(limit: Int)
  case noSize
  case unusableViewBox(String)

  // A part of an SVG file that is omitted, or drawn otherwise than it says.
  case elementLeftOut(String, reason: LeftOut)
  case unknownElement(String)
  case eventHandler(String)
  case externalReference(String)
  case styleSheet
  case unsupportedProperty(String)
  case unsupportedPaint(String)
  case gradient(String)
  case missingReference(String)
  case circularReference(String)
  case malformedValue(String, of: String, expected: String)
  case malformedPath(found: String)
  case unusableCoordinates(limit: Int)
  case unevenLine
  case ambiguousValue(String, instead: String)
  case notCutOff(String)
  case language
  case entityLeftOut(String)
  case noNamespace
  case visibleOverlap
  case miterLimit
  case nothingDrawn

  // A file of pixels.
  case noPNG
  case incompletePNG
  case invalidPNGSize(width: Int, height: Int)
  case tooManyPixels(ImageFileName.Format, width: Int, height: Int, limit: Int)
  case applePNG
  case noJPEG
  case incompleteJPEG
  case unsupportedJPEG

  // An image set.
  case wrongMember(String, expected: String)
  case unknownMemberValue(String, of: String, known: [String])
  case noImageInSet
  case unsupportedFormat(String)
  case heic(String)
  case noPDF
  case noPDFConverter(String)
  case unconvertedPDF(String, status: Int)
  case unusableFileName(String)

  // A symbol set.
  case noSymbolInSet
  case noDesign

  /// The reason why an element is omitted.
  package enum LeftOut: Hashable, Sendable {
    /// It runs code, or holds another document.
    case active
    /// It shows something that is outside of the file.
    case external
    /// The part is not drawn by this project.
    case notDrawn
    /// The part is an animation.
    case animation
  }
}

extension ImageAssetMessage {
  /// The stable identifier of the kind of finding.
  package var id: String {
    switch self {
    case .fileTooLarge, .tooDeep, .tooManyElements, .tooManySteps: "image-too-large"
    case .unreadableText, .noImageElement, .unterminated, .malformedTag, .mismatchedEndTag,
      .unknownEntity, .bareAmpersand, .noSize, .unusableViewBox:
      "invalid-svg"
    case .elementLeftOut(_, reason: .active), .elementLeftOut(_, reason: .external), .eventHandler,
      .externalReference:
      "unsafe-svg-part"
    case .elementLeftOut, .unknownElement, .styleSheet, .unsupportedProperty, .unsupportedPaint,
      .gradient, .unevenLine, .ambiguousValue, .notCutOff, .language, .entityLeftOut, .noNamespace,
      .visibleOverlap, .miterLimit:
      "unsupported-svg-part"
    case .missingReference, .circularReference, .malformedValue, .malformedPath,
      .unusableCoordinates, .nothingDrawn:
      "malformed-svg-part"
    case .tooManyPixels: "image-too-large"
    case .noPNG, .incompletePNG, .invalidPNGSize, .applePNG: "invalid-png"
    case .noJPEG, .incompleteJPEG: "invalid-jpeg"
    case .wrongMember, .unknownMemberValue, .noImageInSet, .noSymbolInSet, .noDesign:
      "invalid-image-set"
    case .unsupportedFormat, .heic, .unsupportedJPEG, .noPDF, .noPDFConverter, .unconvertedPDF:
      "unsupported-image-format"
    case .unusableFileName: "unusable-image-name"
    }
  }

  /// The severity of the message: an error means that the image is not drawn.
  package var severity: Severity {
    switch self {
    case .elementLeftOut, .unknownElement, .eventHandler, .externalReference, .styleSheet,
      .unsupportedProperty, .unsupportedPaint, .gradient, .missingReference, .circularReference,
      .malformedValue, .malformedPath, .unusableCoordinates, .unevenLine, .nothingDrawn,
      .ambiguousValue, .notCutOff, .language, .entityLeftOut, .noNamespace, .visibleOverlap,
      .miterLimit,
      .wrongMember, .unknownMemberValue, .noImageInSet, .unsupportedFormat, .heic, .unsupportedJPEG,
      .noPDFConverter, .noSymbolInSet, .noDesign:
      .warning
    default: .error
    }
  }

  /// The finding, at a place.
  package func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(id: id, severity: severity, message: "\(sentence)", at: place)
  }
}
