// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups of what is no view: scenes, commands, contents of toolbars and tabs, none of which a widget shows.
//
// Their initializers are disfavored: otherwise the compiler tries each of them for each group and loop of views, and nested ones take it
// minutes.

public import WidgetViews

extension Group: Scene where Content: Scene {
  /// The type of the group's body as scenes.
  @_implements(Scene,Body) public typealias SceneBody = UnshownScene

  /// Creates a group of scenes; they are kept, and not shown.
  @_disfavoredOverload
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self = .of(content())
  }

  /// Nothing that is shown; it is never asked for.
  public var body: UnshownScene { UnshownScene() }
}

extension Group: Commands where Content: Commands {
  /// The type of the group's body as commands.
  @_implements(Commands,Body) public typealias CommandsBody = UnshownCommands

  /// Creates a group of commands; they are kept, and not shown.
  @_disfavoredOverload
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self = .of(content())
  }

  /// Nothing that is shown; it is never asked for.
  public var body: UnshownCommands { UnshownCommands() }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The type of the group's body as contents of a toolbar.
  @_implements(ToolbarContent,Body) public typealias ToolbarContentBody = ToolbarContentList

  /// Creates a group of contents of a toolbar; they are kept, and not shown.
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self = .of(content())
  }

  /// Nothing that is shown; it is never asked for.
  public var body: ToolbarContentList { ToolbarContentList() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: TabContent where Content: TabContent {
  /// The type of the selection of the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs' body.
  @_implements(TabContent,Body) public typealias TabContentBody = TabContentList<Content.TabValue>

  /// Creates a group of tabs; they are kept, and not shown.
  @_disfavoredOverload
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self = .of(content())
  }

  /// The tabs, of which none is shown.
  nonisolated public var body: TabContentList<Content.TabValue> { TabContentList() }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the selection of the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs' body.
  @_implements(TabContent,Body) public typealias TabContentBody = TabContentList<Content.TabValue>

  /// Creates a tab for each element; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
    self.init(made: data.map { content($0) })
  }

  /// Creates a tab for each element that a key path identifies; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(made: data.map { content($0) })
  }

  /// Creates a tab for each number; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value> content: (Data.Element) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == Value {
    self.init(made: data.map { content($0) })
  }

  /// Creates a tab for each element, of an optional selection; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value?> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value? {
    self.init(made: data.map { content($0) })
  }

  /// Creates a tab for each element that a key path identifies, of an optional selection; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value?> content: (Data.Element) -> Content
  ) where Content.TabValue == Value? {
    self.init(made: data.map { content($0) })
  }

  /// Creates a tab for each number, of an optional selection; none is shown.
  @_disfavoredOverload
  nonisolated public init<Value>(
    _ data: Data, @TabContentBuilder<Value?> content: (Data.Element) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == Value? {
    self.init(made: data.map { content($0) })
  }

  /// The tabs, of which none is shown.
  nonisolated public var body: TabContentList<Content.TabValue> { TabContentList() }
}
