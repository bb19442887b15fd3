// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Previews as the authors of apps write them: that they compile is the test.

import SwiftUI
import UIKit

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.border(.red) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var framed: Self { .modifier(Framed()) }
}

#Preview { Switch(isOn: .constant(true)) }

#Preview("Fitting", traits: .sizeThatFitsLayout) { Switch(isOn: .constant(true)) }

#Preview("Framed", traits: .framed, .landscapeLeft) { Switch(isOn: .constant(true)) }

#Preview {
  @Previewable @State var isOn = false
  let title = isOn ? "On" : "Off"
  VStack {
    Text(title)
    Switch(isOn: $isOn)
  }
}

#Preview("With a host of its own") {
  struct Host: View {
    @State private var isOn = false
    var body: some View { Switch(isOn: $isOn) }
  }
  return Host()
}

#Preview {
  let numbers = [1, 2]
  return ForEach(numbers, id: \.self) { Text("\($0)") }
}

#Preview { if Bool.random() { Text("Heads") } else { Image(systemName: "circle") } }

#Preview(body: { Text("In parentheses") })

final class Controller: UIViewController {}

#Preview { Controller() }

#Preview("Navigation") { UINavigationController(rootViewController: Controller()) }

#Preview("View", traits: .fixedLayout(width: 10, height: 10)) {
  let view = UIView()
  view.backgroundColor = .red
  return view
}
