// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// A sheet that offers to subscribe to Apple Music, which is never shown here.
public enum MusicSubscriptionOffer {
  /// What the sheet is for.
  public enum Action: Hashable, Sendable {
    /// The user is to subscribe.
    case subscribe
  }

  /// What the sheet says first.
  public enum MessageIdentifier: Hashable, Sendable {
    /// That the user can join.
    case join
    /// That the user can connect the account.
    case connect
    /// That the user can add music to the library.
    case addMusic
    /// That the user can play music.
    case playMusic
  }

  /// The settings of the sheet.
  public struct Options: Hashable, Sendable {
    /// What the sheet is for.
    public var action: Action
    /// What the sheet says first.
    public var messageIdentifier: MessageIdentifier
    /// The item that the user wants to play; nil for none.
    public var itemID: MusicItemID?
    /// The name of who recommended it; nil for none.
    public var affiliateToken: String?
    /// The name of an advertisement; nil for none.
    public var campaignToken: String?

    /// Settings without an item.
    public static let `default` = Options()

    /// Creates the settings of a sheet.
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join,
      itemID: MusicItemID? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      self.action = action
      self.messageIdentifier = messageIdentifier
      self.itemID = itemID
      self.affiliateToken = affiliateToken
      self.campaignToken = campaignToken
    }
  }
}

nonisolated extension View {
  /// Presents a sheet that offers to subscribe, which is never shown in a widget.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
