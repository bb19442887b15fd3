// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ManagedSettings
public import SwiftUI
import WidgetViews

/// The screen on which the user chooses apps and categories; a widget shows a prohibition sign
/// instead.
nonisolated public struct FamilyActivityPicker: View {
  /// Creates a screen; the selection is never changed here.
  public init(selection: Binding<FamilyActivitySelection>) {}
  /// Creates a screen with texts above and below; the selection is never changed here.
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("FamilyActivityPicker") }
}

/// The name of an app or a category that the user chose, which is not known here.
nonisolated public struct FamilyActivityTitleView: View {
  init() {}
  /// No view, as the name is not known.
  public var body: some View { EmptyView() }
}

/// The icon of an app or a category that the user chose, which is not known here.
nonisolated public struct FamilyActivityIconView: View {
  init() {}
  /// An empty square, as the icon is not known.
  public var body: some View { SwiftUI.Image(systemName: "app") }
}

nonisolated extension SwiftUI.Label
where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  /// Creates a label of an app, without its name and icon.
  public init(_ applicationToken: ApplicationToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }
  /// Creates a label of a category, without its name and icon.
  public init(_ categoryToken: ActivityCategoryToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }
  /// Creates a label of a web domain, without its name and icon.
  public init(_ webDomainToken: WebDomainToken) {
    self.init {
      FamilyActivityTitleView()
    } icon: {
      FamilyActivityIconView()
    }
  }
}

nonisolated extension View {
  /// Presents a screen to choose apps and categories, which is never shown in a widget.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }

  /// Presents a screen with texts above and below, which is never shown in a widget.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}
