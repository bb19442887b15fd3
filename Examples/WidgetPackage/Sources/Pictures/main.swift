// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering
import WidgetViews

struct Greeting: View {
  var body: some View {
    Text("Hello, widget").font(.headline).foregroundStyle(.white)
      .containerBackground(Color.indigo.gradient, for: .widget)
  }
}

let picture = ViewPicture(of: Greeting(), family: .systemSmall)
switch CommandLine.arguments.dropFirst().first {
case "svg": print(picture.svg)
case "page": print(picture.page)
default: print(picture.terminalText(columns: 40))
}
