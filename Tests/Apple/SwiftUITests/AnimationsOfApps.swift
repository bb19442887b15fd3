// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Animated views as the authors of apps write them.

import SwiftUI

struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

struct Moving: View {
  struct Values { var scale = 1.0, angle = Angle.zero }

  @State private var starts = 0

  var body: some View {
    Text("still").transition(.opacity).transition(.scale.combined(with: .opacity))
      .transition(.blurReplace).transition(.asymmetric(insertion: .slide, removal: .opacity))
      .transition(Fade()).transition(.move(edge: .bottom))
      .animation(.spring(.bouncy), value: starts).animation(
        .timingCurve(0.2, 0.8, 0.2, 1, duration: 1), value: starts)
    Text("phases").phaseAnimator([0.5, 1]) {
      $0.opacity($1)
    } animation: { _ in
      .linear
    }
    Text("keyframes").keyframeAnimator(initialValue: Values(), trigger: starts) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1, duration: 1)
        SpringKeyframe(2, duration: 1, spring: .bouncy)
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(2), duration: 1) }
    }
    PhaseAnimator(["first", "second"]) { Text(verbatim: $0) }
  }
}
