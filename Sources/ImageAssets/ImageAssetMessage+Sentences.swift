// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension ImageAssetMessage {
  /// What was found, and what to do.
  var sentence: String {
    switch self {
    case .fileTooLarge(let byteCount, let limit):
      "the file has \(byteCount) bytes; of an image, at most \(limit) are read, so simplify it"
    case .noImageElement(let found): "expected the element '<svg>', found \(found)"
    case .unterminated(let what): "the file ends inside \(what)"
    case .malformedTag(let found): "expected an attribute or '>', found \(found)"
    case .mismatchedEndTag(let found, let expected):
      "expected '</\(expected.brief)>', found '</\(found.brief)>'"
    case .unknownEntity(let name):
      "the entity '&\(name.brief);' is not read, as files may define nothing; write the character itself"
    case .bareAmpersand: "this '&' begins no entity; write '&amp;' for an ampersand"
    case .tooDeep(let limit):
      "more than \(limit) elements stand in one another, those of 'use' included; simplify the image"
    case .tooManyElements(let limit):
      "the image draws more than \(limit) elements, those of 'use' included; simplify it"
    case .tooManySteps(let limit):
      "the image's paths have more than \(limit) steps; simplify it"
    case .noSize: "the image has neither a 'viewBox' nor a 'width' and a 'height'; add a 'viewBox'"
    case .unusableViewBox(let text):
      "'\(text.brief)' is no 'viewBox'; write four numbers, the last two above 0 and none beyond 1000000"
    case .elementLeftOut(let name, let reason):
      "'<\(name)>' is left out: \(reason.words)"
    case .unknownElement(let name): "'<\(name.brief)>' is no element that is known, and is left out"
    case .eventHandler(let name):
      "'\(name.brief)' is left out: an image runs no code; remove it"
    case .externalReference(let target):
      "'\(target.brief)' lies outside of the file and is not loaded; draw it in the file, or remove it"
    case .styleSheet:
      "style sheets are not read; write the properties as attributes of the elements"
    case .unsupportedProperty(let name):
      "'\(name.brief)' has no effect here; the shape is drawn without it"
    case .unsupportedPaint(let name):
      "'\(name.brief)' is neither a color nor a gradient of the file; the shape is drawn without it"
    case .gradient(let name):
      "the gradient '\(name.brief)' is drawn in the color of its first stop"
    case .missingReference(let name): "no element has the id '\(name.brief)'"
    case .circularReference(let name): "'\(name.brief)' uses itself, and is left out here"
    case .malformedValue(let text, let name, let expected):
      "'\(text.brief)' is no value of '\(name)'; write \(expected)"
    case .malformedPath(let found):
      "expected a command or a number of the path, found \(found); what stands before it is drawn"
    case .unusableCoordinates(let limit):
      "a coordinate is beyond \(limit), or no number; the shape is left out"
    case .unevenLine:
      "the line is stretched unevenly by 'transform', and drawn in one width"
    case .ambiguousValue(let text, let instead):
      "programs read '\(text.brief)' differently; write \(instead)"
    case .notCutOff(let name):
      "what lies outside of the box of '<\(name)>' is not cut off; keep it inside, or set 'overflow' to 'visible'"
    case .language:
      "'systemLanguage' is followed as if the language were English; draw one image for all languages"
    case .entityLeftOut(let name):
      "the entity '&\(name.brief);' is left out, as files may define nothing; write what it stands for"
    case .noNamespace:
      "'<svg>' is not in the namespace 'http://www.w3.org/2000/svg', so other programs draw nothing; declare it"
    case .visibleOverlap:
      "where parts of this lie over one another they show through each other; make the colors themselves lighter"
    case .miterLimit:
      "'stroke-miterlimit' has no effect here: a sharp corner is drawn with the limit 4; round the corner, or draw it as a path"
    case .nothingDrawn: "the image draws nothing"
    case .noPNG: "the file is no PNG, whatever its name says; export it as PNG"
    case .incompletePNG: "the PNG ends before its end, or its parts are damaged; export it again"
    case .invalidPNGSize(let width, let height):
      "the PNG says that it has \(width) × \(height) pixels, which no PNG has; export it again"
    case .tooManyPixels(let width, let height, let limit):
      "the PNG has \(width) × \(height) pixels; at most \(limit) × \(limit) are read, so make it smaller"
    case .applePNG:
      "the PNG is in the form that Xcode makes for iOS, which nothing else shows; take the original"
    case .wrongMember(let name, let expected): "'\(name)' must be \(expected)"
    case .unknownMemberValue(let value, let name, let known):
      "'\(value.brief)' is no value of '\(name)'" + NearName.question(value, among: known)
    case .noImageInSet: "the image set has no file for an iPhone; add one as SVG or PNG"
    case .unsupportedFormat(let name):
      "'\(name.brief)' is not read, only SVG and PNG are; export the image as SVG"
    case .unusableFileName(let name):
      "'\(name.brief)' leads out of the folder of images; name a file in it"
    }
  }
}

extension ImageAssetMessage.LeftOut {
  fileprivate var words: String {
    switch self {
    case .active: "an image runs no code and holds no other document; remove it"
    case .external: "an image loads nothing; draw it as paths"
    case .notDrawn: "it is not drawn here; draw it as paths"
    case .animation: "widgets do not move; remove it"
    }
  }
}
