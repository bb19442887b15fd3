// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// The names of types before there was the structure 'UTType'.

/// Any image.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// Any video with sound.
public let kUTTypeMovie: CFString = "public.movie"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Any text.
public let kUTTypeText: CFString = "public.text"
/// A text without styles.
public let kUTTypePlainText: CFString = "public.plain-text"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// Any data.
public let kUTTypeData: CFString = "public.data"
/// Any item.
public let kUTTypeItem: CFString = "public.item"
