// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What dialogs for files and questions look like, which a widget does not have.

public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// What a dialog for files shows of the file system.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The contents of packages are shown as those of folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// The extensions of the files' names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Files that are hidden otherwise are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension View {
  /// Lets a user turn off dialogs, which a widget does not have.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets a user turn off dialogs with a localized title, which a widget does not have.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets a user turn off dialogs with a title that is not localized, which a widget does not have.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets a user turn off dialogs with the title of a resource, which a widget does not have.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets a user turn off dialogs with a text as the title, which a widget does not have.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Sets the label of the field for the name, which a widget does not have.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets a localized label of the field for the name, which a widget does not have.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets a label of the field for the name that is not localized, which a widget does not have.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label of the field for the name from a resource, which a widget does not have.
  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
    self
  }

  /// Sets what a dialog for files shows, which a widget does not have.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Sets the identifier by which a dialog for files is remembered, which a widget does not have.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets the folder that a dialog for files shows first, which a widget does not have.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets whether a dialog gives aliases or their targets, which a widget does not have.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the message of a dialog for files, which a widget does not have.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets a localized message of a dialog for files, which a widget does not have.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets a message of a dialog for files that is not localized, which a widget does not have.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the message of a dialog for files from a resource, which a widget does not have.
  @_disfavoredOverload
  public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View { self }

  /// Sets which files can be chosen in a dialog, which a widget does not have.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets a localized label of the button that confirms, which a widget does not have.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets a label of the button that confirms, not localized, which a widget does not have.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label of the button that confirms from a resource, which a widget does not have.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    self
  }

  /// Lets a user choose files, with an action for canceling, which is not possible in a widget.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Lets a user save a document of a class, which is not possible in a widget.
  @_disfavoredOverload
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Lets a user save a document in one of some types, which is not possible in a widget.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets a user save a value that apps exchange, which is not possible in a widget.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets a user move files, which is not possible in a widget.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Lets a user move files, with an action for canceling, which is not possible in a widget.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { self }

  /// Lets a user move a file, with an action for canceling, which is not possible in a widget.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
}
