// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUICore

struct Line: SwiftUICore.View {
  @State private var count = 1
  var body: some View { Text("\(count)").foregroundStyle(Color.red) }
}

func useSwiftUICore() async throws {
  let line = await Line()
  expect(type(of: line) == Line.self, "a view is made")
}
