// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MobileCoreServices

func useMobileCoreServices() async throws {
  expect(kUTTypePNG == "public.png", "types of files have their identifiers")
  let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?
    .takeRetainedValue()
  expect(png == "public.png", "an extension has a type")
  let type = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
  expect(type == "image/png", "a type has a media type")
  expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage), "a picture is one")
}
