// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MobileCoreServices

func useMobileCoreServices() async throws {
  expect(kUTTypePNG == "public.png", "types of files have their identifiers")
}
