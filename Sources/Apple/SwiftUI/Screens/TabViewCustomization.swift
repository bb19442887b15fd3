// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// How a user arranged tabs, which a widget does not have: an app keeps it, and it reads what was written into it.

public import WidgetViews

/// How a user arranged the tabs, which a widget does not have.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// How a user arranged one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var barVisibility: String?
    private var sidebar: String?

    /// Whether the tab is in the bar; the system decides, as no user changes it here.
    public var tabBarVisibility: Visibility { Visibility(kept: barVisibility) }

    /// Whether the tab is in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(kept: sidebar) }
      set { sidebar = newValue.kept }
    }
  }

  /// How a user arranged one group of tabs.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The identities of the tabs in the order that a user gave them; nil if nobody changed it.
    public private(set) var tabOrder: [String]?

    /// Forgets the order of the tabs.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates an arrangement without a change.
  public init() {}

  /// How the tab with an identity was arranged.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// How the group of tabs with an identity was arranged.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// The identities of a group's tabs in the order that a user gave them; nil if nobody changed it.
  public subscript(sectionID id: String) -> [String]? { sections[id]?.tabOrder }

  /// Whether the tab with an identity is in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Forgets which tabs are shown.
  public mutating func resetVisibility() { tabs = [:] }

  /// Forgets the order of the tabs of all groups.
  public mutating func resetSectionOrder() { sections = [:] }

  /// Forgets the order of the tabs of the group with an identity.
  public mutating func resetSectionOrder(for id: String) { sections[id] = nil }
}

extension Visibility {
  /// The name under which an arrangement keeps the visibility; nil where the system decides.
  fileprivate var kept: String? {
    switch self {
    case .visible: "visible"
    case .hidden: "hidden"
    case .automatic: nil
    }
  }

  fileprivate init(kept: String?) {
    switch kept {
    case "visible": self = .visible
    case "hidden": self = .hidden
    default: self = .automatic
    }
  }
}
