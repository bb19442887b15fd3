// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// The names of types before there was the structure 'UTType'.

/// The type of images of any format.
public let kUTTypeImage: CFString = "public.image"
/// The type of JPEG images.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The type of PNG images.
public let kUTTypePNG: CFString = "public.png"
/// Any video with sound.
public let kUTTypeMovie: CFString = "public.movie"
/// The type of PDF documents.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The type of texts of any encoding.
public let kUTTypeText: CFString = "public.text"
/// A text without styles.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The type of addresses of any scheme.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The type of JSON documents.
public let kUTTypeJSON: CFString = "public.json"
/// The type of data of any format.
public let kUTTypeData: CFString = "public.data"
/// The type of everything: files, folders and data.
public let kUTTypeItem: CFString = "public.item"
