// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import UniformTypeIdentifiers

// What there was in place of the initializers and tags of 'UTType'.

/// The class of extensions of file names.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of media types of the internet.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

private func tagClass(_ name: CFString) -> UTTagClass { UTTagClass(rawValue: name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the identifier of the type that has a tag, such as an extension; nil if there is none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let supertype = inConformingToUTI.flatMap { UTType($0) }
  return UTType(tag: inTag, tagClass: tagClass(inTagClass), conformingTo: supertype)
    .map { .passRetained($0.identifier) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the tag of a type that is used first; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    tagClass(inTagClass) == .filenameExtension
    ? type.preferredFilenameExtension : type.preferredMIMEType
  return tag.map { .passRetained($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two identifiers are those of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1).lowercased() == (inUTI2).lowercased()
}
