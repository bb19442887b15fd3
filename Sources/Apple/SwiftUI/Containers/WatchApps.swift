// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The parts of a watch app around its widgets, which a program of widgets does not run.

public import Combine
public import Foundation
public import WidgetViews

/// A property wrapper for the delegate of a watch app, which a program of widgets does not create.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Creates a property without a delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate; traps with a sentence, as there is no app.
  public var wrappedValue: DelegateType {
    preconditionFailure("'\(DelegateType.self)' is an app's delegate, which a widget does not have")
  }
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate; traps with a sentence, as there is no app.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// A property wrapper for the delegate of a watch extension, which a widget does not have.
@MainActor @preconcurrency @propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// Creates a property without a delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate; traps with a sentence, as there is no app.
  public var wrappedValue: DelegateType {
    preconditionFailure("'\(DelegateType.self)' is an app's delegate, which a widget does not have")
  }
}

extension WKExtensionDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate; traps with a sentence, as there is no app.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The notifications of a watch app with views of its own, which a widget does not have.
public struct WKNotificationScene<Content: View, Controller: NSObject>: Scene {
  /// Creates a scene for the notifications of a category; nothing is called.
  nonisolated public init(controller: Controller.Type, category: String)
  where Controller: WKUserNotificationHostingController<Content> {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// A controller of a watch app that shows a view, which never happens in a widget.
@MainActor @preconcurrency open class WKHostingController<Body: View>: NSObject {
  /// The view of the controller; traps with a sentence if a class does not override it.
  open var body: Body {
    preconditionFailure("'\(Self.self)' is a controller of an app, which a widget does not have")
  }

  /// Creates a controller, which shows nothing here.
  public nonisolated override init() { super.init() }

  /// Does nothing, as the view is not shown.
  public func setNeedsBodyUpdate() {}
  /// Does nothing, as the view is not shown.
  public func updateBodyIfNeeded() {}
}

/// A controller of notifications on a watch, which a widget does not have.
@MainActor @preconcurrency open class WKUserNotificationHostingController<Body: View>: NSObject {
  /// The view of the controller; traps with a sentence if a class does not override it.
  open var body: Body {
    preconditionFailure("'\(Self.self)' is a controller of an app, which a widget does not have")
  }

  /// Creates a controller, which shows nothing here.
  public nonisolated override init() { super.init() }

  /// Whether a user can touch the view; never here.
  open class var isInteractive: Bool { false }
  /// The color behind the title; nil for the system's.
  open class var sashColor: Color? { nil }
  /// Does nothing, as the view is not shown.
  public func setNeedsBodyUpdate() {}
}

/// A field for text on a screen of its own; a widget shows a prohibition sign instead.
nonisolated public struct TextFieldLink<Label: View>: View {
  /// Creates a field with a label; the closures are not called.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("TextFieldLink") }
}

extension TextFieldLink where Label == Text {
  /// Creates a field with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {}

  /// Creates a field with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {}
}
