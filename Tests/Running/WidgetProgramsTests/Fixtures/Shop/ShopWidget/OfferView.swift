// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ShopKit
import SwiftUI

struct OfferView: View {
  let entry: OfferEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(.logo)
          .resizable()
          .frame(width: 24, height: 24)
        Text("offers.title")
          .font(.headline)
      }
      Text(entry.offer.title)
        .foregroundColor(Color(.brand))
      #if os(iOS)
        Text(entry.offer.price)
          .font(.caption)
      #endif
    }
    .padding()
    .containerBackground(Color.white, for: .widget)
  }
}
