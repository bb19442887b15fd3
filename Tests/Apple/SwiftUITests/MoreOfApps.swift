// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// More of what the authors of apps write, in files that targets of widgets list too: that it compiles is the test.

import Combine
import SwiftUI
import UniformTypeIdentifiers

final class Sketch: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

struct Sketches: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Sketch() }) { file in
      TextEditor(text: file.$document.text).disabled(!file.isEditable)
    }
    .commands {
      TextEditingCommands()
      TextFormattingCommands()
      CommandGroup(replacing: .printItem) { EmptyView() }
    }
    .commandsRemoved()
    WindowGroup("Book", for: Int.self) { $id in Text("\(id ?? 0)") }
      .defaultSize(CGSize(width: 10, height: 10)).defaultPosition(.center)
    Window("About", id: "about") { WindowsAndDocuments() }
      .windowStyle(.plain).restorationBehavior(.disabled).keyboardShortcut("0")
    UtilityWindow("Tools", id: "tools") { Text("Tools") }
    DocumentGroupLaunchScene("Sketches") {
      NewDocumentButton("Start")
    } background: {
      Color.red
    }
  }
}

struct WindowsAndDocuments: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openDocument) private var openDocument
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.rename) private var rename
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace
  @State private var isShown = false

  var body: some View {
    if supportsMultipleWindows {
      Button("Open") {
        openWindow(id: "about")
        openWindow(value: 1)
        openWindow(id: "book", value: 1)
      }
    }
    Button("Close") {
      withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "about") }
      rename?()
      openSettings()
      newDocument(Sketch.init)
      resetFocus(in: namespace)
      Task { try await openDocument(at: URL(fileURLWithPath: "/a")) }
    }
    .fileImporter(
      isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
      onCompletion: { _ in }, onCancellation: { isShown = false }
    )
    .fileExporter(
      isPresented: $isShown, document: Sketch(), contentType: .plainText, onCompletion: { _ in }
    )
    .fileDialogDefaultDirectory(nil).fileDialogMessage("Choose").fileDialogCustomizationID("a")
    .fileDialogBrowserOptions([.includeHiddenFiles, .enumeratePackages])
    .fileExporterFilenameLabel("Name").fileDialogConfirmationLabel("OK")
    .fileDialogImportsUnresolvedAliases(true)
    .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
    .dialogSuppressionToggle("Never again", isSuppressed: $isShown)
    SettingsLink()
    SettingsLink { Text("Settings") }
    WindowVisibilityToggle(windowID: "tools")
  }
}

struct EditedLists: View {
  @State private var books = [Book(id: 1, title: "a")]
  @State private var selection: Set<Int> = []
  @State private var customization = TableColumnCustomization<Book>()
  @State private var order = [KeyPathComparator(\Book.title)]

  var body: some View {
    List {
      ForEach(books) { Text($0.title) }
        .onInsert(of: [.plainText]) { _, _ in }
        .dropDestination(for: String.self) { titles, offset in
          print(offset)
          books.insert(contentsOf: titles.map { Book(id: 2, title: $0) }, at: offset)
        }
        .onDelete { books.remove(atOffsets: $0) }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
      rows(ForEach(books) { Text($0.title) })
      ForEach($books, editActions: .all) { $book in TextField("Title", text: $book.title) }
    }
    .listSectionMargins(.horizontal, 10).listStyle(.carousel)
    .environment(\.defaultMinListRowHeight, 20)
    List($books, editActions: [.delete, .move]) { $book in Text(book.title) }
    List($books, editActions: .delete, selection: $selection) { $book in Text(book.title) }
    Table(of: Book.self, selection: $selection, sortOrder: $order) {
      TableColumn("Title", value: \.title).alignment(.trailing).customizationID("title")
      TableColumnForEach([1, 2], id: \.self) { number in
        TableColumn("\(number)") { (book: Book) in Text(book.title) }
      }
      if selection.isEmpty { TableColumn("Author") { (book: Book) in Text(book.title) } }
    } rows: {
      ForEach(books) { book in
        DisclosureTableRow(book) {
          TableRow(book).contextMenu { Button("a") {} }
        }
      }
    }
    Table(books, selection: $selection, columnCustomization: $customization) {
      TableColumn("Title", value: \.title)
        .defaultVisibility(.hidden).disabledCustomizationBehavior(.visibility)
    }
  }

  private func rows(_ content: some DynamicViewContent) -> some View {
    content.onDelete { print($0) }
  }
}

struct BookToolbar: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "a", placement: .primaryAction) { Button("a") {} }
    ToolbarItem(id: "b", placement: .secondaryAction, showsByDefault: false) { Button("b") {} }
      .customizationBehavior(.reorderable)
      .defaultCustomization(.hidden, options: .alwaysAvailable)
  }
}

struct PlainToolbar: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Text("a") }
    ToolbarSpacer(.flexible)
    DefaultToolbarItem(kind: .search, placement: .bottomBar)
    if isEditing {
      ToolbarItemGroup(placement: .status) {
        Button("a") {}
      } label: {
        Text("More")
      }
    }
  }
}

struct MoreTabs: TabContent {
  typealias TabValue = String

  var body: some TabContent<String> {
    Tab("A", systemImage: "a.circle", value: "a") { Text("a") }
    Tab("B", systemImage: "b.circle", value: "b") { Text("b") }
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      .defaultVisibility(.hidden, for: .tabBar)
  }
}

struct Bars: View {
  @Environment(\.tabBarPlacement) private var placement
  @State private var tab = "a"
  @Namespace private var namespace

  var body: some View {
    TabView(selection: $tab) {
      MoreTabs()
      Tab("C", systemImage: "c.circle", value: "c", role: .search) { Text("c") }
    }
    .tabViewStyle(.verticalPage(transitionStyle: .blur)).defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSearchActivation(.searchTabSelection)
    Text(placement == .sidebar ? "a" : "b")
      .toolbar { PlainToolbar(isEditing: true) }
      .toolbar(id: "main") { BookToolbar() }
      .toolbarForegroundStyle(.red, for: .navigationBar).toolbarItemHidden()
      .matchedTransitionSource(id: 1, in: namespace) {
        $0.background(.red).shadow(radius: 2).clipShape(RoundedRectangle(cornerRadius: 4))
      }
  }
}

struct ThirdsBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width / 3
    target.rect.origin.x = (target.rect.minX / width).rounded() * width
    if context.velocity.dx > 0, context.axes == .horizontal { target.anchor = .leading }
  }
}

struct BounceTwice: CustomAnimation {
  private struct CountKey: AnimationStateKey { static let defaultValue = 0 }

  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[CountKey.self] += 1
    guard time < duration else { return nil }
    var part = value
    part.scale(by: time / duration)
    return part
  }
}

extension Animation {
  static var bounceTwice: Animation { Animation(BounceTwice(duration: 1)) }
}

private struct SourceKey: TransactionKey { static let defaultValue = "" }

extension Transaction {
  var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

struct Marker: Animatable {
  var animatableData: AnimatableValues<Double, CGFloat, Float> = AnimatableValues(1, 2, 3)
}

final class LongPressRecognizer: UIGestureRecognizer {
  var duration = 0.5
}

struct LongPress: UIGestureRecognizerRepresentable {
  final class Coordinator: NSObject {}

  let action: (CGPoint) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> LongPressRecognizer { LongPressRecognizer() }

  func handleUIGestureRecognizerAction(_ recognizer: LongPressRecognizer, context: Context) {
    action(context.converter.localLocation)
  }
}

struct Lifted: CustomHoverEffect {
  func body(content: Content) -> some CustomHoverEffect {
    content.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
  }
}

struct Motion: View {
  @GestureState private var isPressed = false
  @State private var crown = 0.0
  @State private var position = 1

  var body: some View {
    ScrollView(.horizontal) { Text("a") }
      .scrollTargetBehavior(ThirdsBehavior()).scrollInputBehavior(.disabled, for: .crown)
    Text("a")
      .animation(.bounceTwice, value: crown)
      .transaction(value: crown) { $0.source = "crown" }
      .transition(.symbolEffect(.appear))
      .colorEffect(ShaderLibrary.stripes(.float(crown), .color(.red), .float2(1, 2)))
      .distortionEffect(
        ShaderLibrary.default.wave(.boundingRect, .float(1)), maxSampleOffset: .zero
      )
      .visualEffect { effect, _ in
        effect.layerEffect(ShaderLibrary.blur(.float(2)), maxSampleOffset: .zero)
      }
    Text("b")
      .digitalCrownRotation($crown)
      .digitalCrownRotation(
        $crown, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: false,
        isHapticFeedbackEnabled: true
      )
      .digitalCrownRotation(detent: $position, from: 0, through: 10, by: 1) { event in
        print(event.velocity)
      } onIdle: {
        position = 0
      }
      .digitalCrownAccessory { Text("c") }.digitalCrownAccessory(.hidden)
    Text("c")
      .gesture(LongPress { print($0) })
      .gesture(SpatialEventGesture().onChanged { for event in $0 { print(event.location) } })
      .gesture(
        DragGesture().updating($isPressed) { _, state, transaction in
          state = true
          transaction.isContinuous = true
        }
        .onEnded { print($0.predictedEndTranslation.width, $0.velocity) }
      )
      .hoverEffect(Lifted()).pointerStyle(.frameResize(position: .leading)).pointerVisibility(
        .hidden
      )
      .springLoadingBehavior(.enabled)
  }

  private func timeline() -> Double {
    KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 2) }.value(time: 1)
  }
}

struct Sections<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(sections: content) { sections in
      ForEach(sections) { section in
        VStack {
          section.header
          ForEach(section.content.dropFirst()) { $0 }
        }
      }
    }
    ForEach(sections: content) { section in section.content }
    Group(subviews: content) { views in views[0..<1] }
  }
}

struct BoxedEditorStyle: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { Text("Editor").border(.red) }
}

struct RedText: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    if container.kern == nil { container.foregroundColor = .red }
  }
}

struct Words: View {
  @State private var text = ""
  @State private var attributed = AttributedString("a")
  @State private var selection = AttributedTextSelection()
  @State private var amount = 0.5
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.findContext) private var findContext
  @Namespace private var namespace

  var body: some View {
    TextEditor(text: $attributed, selection: $selection)
      .textEditorStyle(BoxedEditorStyle()).textEditorStyle(.roundedBorder)
      .attributedTextFormattingDefinition(RedText())
      .onChange(of: text) { attributed.transformAttributes(in: &selection) { $0.kern = 1 } }
    TextField("Name", text: $text)
      .textInputSuggestions { Text("Swift").textInputCompletion("swift") }
      .searchDictationBehavior(.inline(activation: .onLook)).textVariant(.sizeDependent)
      .prefersDefaultFocus(in: namespace).focusScope(namespace).renameAction($isFocused)
      .onMoveCommand { if $0 == .up { print("up") } }
      .onExitCommand {}.onPlayPauseCommand {}.onDeleteCommand(perform: nil)
      .onCopyCommand { [NSItemProvider(object: "a")] }
    Text(attributed).lineHeight(.loose).typesettingLanguage(.explicit(.init(identifier: "de")))
      .opacity(prominence == .increased ? 1 : 0.5).layoutDirectionBehavior(.mirrors)
      .scenePadding(.minimum, edges: .horizontal)
    Slider(value: $amount, in: 0...1) {
      Text("Amount")
    } ticks: {
      SliderTick(0)
      SliderTick(0.5) { Text("Half") }
      SliderTickContentForEach([0.7, 0.9], id: \.self) { SliderTick($0) }
    }
    Menu("More") { Button("a") {} }.menuStyle(.borderedButton)
    Text("a")
      .accessibilityDragPoint(.center, description: "Move")
      .accessibilityQuickAction(style: .prompt) { Button("Pause") {} }
      .accessibilityDirectTouch(options: .silentOnTouch).accessibilityFocused($isRead)
      .accessibilityAddTraits([.isModal, .playsSound])
      .dragContainer(for: String.self, itemID: \.self) { $0 }
      .dragConfiguration(DragConfiguration(allowMove: true)).dragConfiguration(DragConfiguration())
      .dropDestination(for: String.self) { items, location in
        print(location.x)
        return !items.isEmpty
      } isTargeted: {
        print($0)
      }
      .dropDestination(for: String.self) { items, session in print(items, session.location) }
      .onDropSessionUpdated { if case .ended(let operation) = $0.phase { print(operation) } }
      .dropConfiguration { _ in DropConfiguration(operation: .copy) }
  }
}

struct Conditions: View {
  let isOn: Bool

  var body: some View {
    TabView {
      Tab("A", systemImage: "a.circle") { Text("a") }
      if isOn { Tab("B", systemImage: "b.circle") { Text("b") } }
    }
    Text("a").toolbar {
      ToolbarItem { Text("a") }
      if isOn { ToolbarItem(placement: .largeSubtitle) { Text("b") } }
    }
  }
}

struct ConditionalCommands: Commands {
  let isOn: Bool

  var body: some Commands {
    SidebarCommands()
    if isOn { CommandMenu("Book") { Button("Read") {} } }
    if isOn { EmptyCommands() } else { ToolbarCommands() }
  }
}

struct ModifiersOfManyDevices: View {
  @State private var isShown = false

  var body: some View {
    ScrollView {
      Text("a")
        .swipeActions {
          Button("b") {}
        } onPresentationChanged: {
          isShown = $0
        }
        .listRowHoverEffectDisabled()
    }
    .swipeActionsContainer()
    .windowResizeAnchor(.top)
    .sheet(isPresented: $isShown) { Text("c").presentationPreventsAppTermination(false) }
    .writingToolsAffordanceVisibility(.hidden)
  }
}
