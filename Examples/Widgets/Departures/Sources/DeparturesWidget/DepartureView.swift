// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct DepartureView: View {
  let entry: DepartureEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(entry.stop, systemImage: "tram.fill")
        .font(.headline)
        .lineLimit(1)
      if entry.departures.isEmpty {
        Text("No trains")
          .foregroundStyle(.secondary)
      }
      ForEach(entry.departures) { departure in
        HStack(spacing: 6) {
          Text(departure.number)
            .font(.caption.bold())
            .frame(width: 28)
            .padding(.vertical, 2)
            .background(.blue, in: RoundedRectangle(cornerRadius: 4))
            .foregroundStyle(.white)
          Text(LocalizedStringKey(departure.destination))
            .font(.caption)
            .lineLimit(1)
          Spacer(minLength: 0)
          if entry.showsPlatforms {
            Text("Pl. \(departure.platform)")
              .font(.caption2)
              .foregroundStyle(.secondary)
          }
          time(of: departure)
            .font(.caption.monospacedDigit())
        }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  @ViewBuilder private func time(of departure: Departure) -> some View {
    switch entry.times {
    case .clock: Text(departure.date, format: .dateTime.hour().minute())
    case .minutes: Text("\(Int(departure.date.timeIntervalSince(entry.date) / 60)) min")
    }
  }
}
