// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct QuickActionView: View {
  private static let spacing: CGFloat = 8

  var entry: QuickActionProvider.Entry

  private let columns = Array(
    repeating: GridItem(.flexible(), spacing: Self.spacing), count: 2)

  var body: some View {
    LazyVGrid(columns: columns, spacing: Self.spacing) {
      ForEach(entry.configuration.transitionDestinations ?? [], id: \.self) { destination in
        if let url = destination.urlScheme {
          Link(destination: url) { QuickActionTile(destination: destination) }
        } else {
          QuickActionTile(destination: destination)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(Color(UIColor.systemBackground), for: .widget)
  }
}

/// A destination: its image and its name.
struct QuickActionTile: View {
  let destination: TransitionDestination

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(UIColor.secondarySystemBackground))
      .frame(height: 58)
      .overlay {
        HStack(spacing: 0) {
          Image(destination.imageName ?? "")
            .renderingMode(.template)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .foregroundColor(Color(UIColor.systemOrange))
            .frame(width: 32)
            .padding(8)
          Text(destination.displayString)
            .font(.footnote)
            .foregroundColor(Color(UIColor.label))
            .lineLimit(2)
          Spacer(minLength: 4)
        }
      }
  }
}
