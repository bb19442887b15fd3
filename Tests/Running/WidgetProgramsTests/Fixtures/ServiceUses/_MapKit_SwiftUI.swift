// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import _MapKit_SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
func use_MapKit_SwiftUI() async throws {
  expect(MapCameraPosition.automatic.region == nil, "the map's values are there")
}
