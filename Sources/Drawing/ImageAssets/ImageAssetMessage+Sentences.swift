// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension ImageAssetMessage {
  /// The sentence on what was found and what to do.
  var sentence: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "the image file has \(byteCount) bytes; at most \(limit) are supported, so simplify it"
    case .unreadableText(let error): error.description
    case .noImageElement(let found): "expected the element '<svg>', found \(found)"
    case .unterminated(let what): "the file ends inside \(what)"
    case .malformedTag(let found): "expected an attribute or '>', found \(found)"
    case .mismatchedEndTag(let found, let expected):
      "expected '</\(expected.brief)>', found '</\(found.brief)>'"
    case .unknownEntity(let name):
      "the entity '&\(name.brief);' is not supported; write the character itself"
    case .bareAmpersand: "this '&' does not begin an entity; write '&amp;' for an ampersand"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) levels deep, including those of 'use'; simplify the image"
    case .tooManyElements(let limit):
      "the image draws more than \(limit) elements, including those of 'use'; simplify it"
    case .tooManySteps(let limit):
      "the image's paths have more than \(limit) steps; simplify it"
    case .noSize: "the image has neither a 'viewBox' nor a 'width' and a 'height'; add a 'viewBox'"
    case .unusableViewBox(let text):
      "'\(text.brief)' is not a 'viewBox'; write four numbers up to 1000000, the last two above 0"
    case .elementLeftOut(let name, let reason):
      "'<\(name)>' is ignored: \(reason.words)"
    case .unknownElement(let name): "unknown element '<\(name.brief)>' is ignored"
    case .eventHandler(let name):
      "'\(name.brief)' is ignored: an image cannot run code; remove it"
    case .externalReference(let target):
      "'\(target.brief)' is outside the file and is not loaded; draw it in the file, or remove it"
    case .styleSheet:
      "style sheets are not supported; write the properties as attributes of the elements"
    case .unsupportedProperty(let name):
      "'\(name.brief)' has no effect here; the shape is drawn without it"
    case .unsupportedPaint(let name):
      "'\(name.brief)' is neither a color nor a gradient of the file; the shape is drawn without it"
    case .gradient(let name):
      "the gradient '\(name.brief)' is drawn in the color of its first stop"
    case .missingReference(let name): "no element has the id '\(name.brief)'"
    case .circularReference(let name): "'\(name.brief)' uses itself; it is ignored here"
    case .malformedValue(let text, let name, let expected):
      "'\(text.brief)' is not a value of '\(name)'; write \(expected)"
    case .malformedPath(let found):
      "expected a command or a number of the path, found \(found); only what is before it is drawn"
    case .unusableCoordinates(let limit):
      "a coordinate is not a number, or is beyond \(limit); the shape is ignored"
    case .unevenLine:
      "'transform' stretches the line unevenly, but it is drawn in one width"
    case .ambiguousValue(let text, let instead):
      "programs read '\(text.brief)' differently; write \(instead)"
    case .notCutOff(let name):
      "what is outside the box of '<\(name)>' is not cut off; keep it inside, or set 'overflow' to 'visible'"
    case .language:
      "'systemLanguage' is evaluated for English; draw one image for all languages"
    case .entityLeftOut(let name):
      "the entity '&\(name.brief);' is ignored, because entities cannot be defined; write its text instead"
    case .noNamespace:
      "'<svg>' is not in the namespace 'http://www.w3.org/2000/svg', so other programs draw nothing; declare it"
    case .visibleOverlap:
      "overlapping parts of this show through each other; use lighter colors instead of opacity"
    case .miterLimit:
      "'stroke-miterlimit' has no effect here: a sharp corner is drawn with the limit 4; round the corner, or draw it as a path"
    case .nothingDrawn: "the image draws nothing"
    case .noPNG: "the file is not a PNG despite its name; export it as PNG"
    case .incompletePNG: "the PNG is truncated or damaged; export it again"
    case .invalidPNGSize(let width, let height):
      "the PNG claims to have \(width) × \(height) pixels, which is not possible; export it again"
    case .tooManyPixels(let format, let width, let height, let limit):
      "the \(format.title) has \(width) × \(height) pixels; at most \(limit) × \(limit) are supported, so make it smaller"
    case .applePNG:
      "the PNG is in Xcode's variant for iOS, which nothing else can show; use the original"
    case .noJPEG: "the file is not a JPEG despite its name; export it as JPEG"
    case .incompleteJPEG: "the JPEG is truncated or damaged; export it again"
    case .unsupportedJPEG:
      "a JPEG with arithmetic or lossless coding or with more than 8 bits is not supported; save it as baseline or progressive JPEG"
    case .wrongMember(let name, let expected): "'\(name)' must be \(expected)"
    case .unknownMemberValue(let value, let name, let known):
      "unknown value '\(value.brief)' of '\(name)'" + NearName.question(value, among: known)
    case .noImageInSet: "the image set has no file for an iPhone; add one as SVG, PNG or JPEG"
    case .unsupportedFormat(let name):
      "'\(name.brief)' is not supported, only SVG, PNG, JPEG and PDF are; export the image as SVG"
    case .heic(let name):
      "'\(name.brief)' is a HEIC file, which cannot be decoded here; export the image as JPEG"
    case .noPDF: "this is not a PDF file; export the image again"
    case .noPDFConverter(let program):
      "a PDF is drawn with '\(program)', which is not installed; install poppler-utils (Debian) or poppler (Homebrew), or export the image as SVG"
    case .unconvertedPDF(let program, let status):
      "'\(program)' cannot convert this PDF and ended with \(status); export the image as SVG"
    case .unusableFileName(let name):
      "'\(name.brief)' is outside the folder of images; name a file in it"
    case .noSymbolInSet:
      "the symbol set names no file; add the template that the SF Symbols app exports"
    case .noDesign:
      "the file is not a template of a symbol: it has no group such as 'Regular-M' with a line 'Baseline-M'; export it from the SF Symbols app"
    }
  }
}

extension ImageAssetMessage.LeftOut {
  fileprivate var words: String {
    switch self {
    case .active: "an image cannot run code or contain another document; remove it"
    case .external: "an image cannot load files; draw it as paths"
    case .notDrawn: "it is not supported; draw it as paths"
    case .animation: "widgets do not move; remove it"
    }
  }
}
