// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Screens as the authors of apps write them, in files that targets of widgets list too: that they compile is the test.

import Combine
import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { userInfo.isEmpty ? .noData : .newData }
}

final class Library: ObservableObject {
  @Published var books: [Book] = []
}

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct Reader: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @StateObject private var library = Library()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Shelf().environmentObject(library)
    }
    .onChange(of: phase) { _, new in if new == .active { print("active") } }
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandMenu("Book") { Button("Read") {} }
    }
    Settings { Text("Settings") }
  }
}

struct Tabs: View {
  @State private var selection = "a"

  var body: some View {
    TabView {
      Shelf().tabItem { Label("Books", systemImage: "book") }.tag(0).badge(3)
      Fields().tabItem { Text("Fields") }.tag(1)
    }
    TabView(selection: $selection) {
      Tab("A", systemImage: "a.circle", value: "a") { Text("a") }
      Tab("B", systemImage: "b.circle", value: "b") { Text("b") }.badge(1)
      TabSection("More") {
        Tab("C", systemImage: "c.circle", value: "c", role: .search) { Text("c") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView {
      Tab("A", systemImage: "a.circle") { Text("a") }
      Tab("B", systemImage: "b.circle") { Text("b") }
    }
    .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct Shelf: View {
  @EnvironmentObject private var library: Library
  @Environment(\.editMode) private var editMode
  @Environment(\.dismissSearch) private var dismissSearch
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var selected: Book?
  @State private var chosen: Set<Int> = []
  @State private var isAsking = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $chosen) {
        ForEach(library.books) { book in
          NavigationLink(value: book) { Text(book.title) }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin") {}.tint(.orange)
            }
            .listItemTint(.red).listRowSeparatorTint(.gray)
        }
        .onDelete { library.books.remove(atOffsets: $0) }
        .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        .deleteDisabled(editMode?.wrappedValue.isEditing == true)
        Section(isExpanded: .constant(true)) {
          Text("a")
        } header: {
          Text("b")
        }
        Section {
          Text("a")
        } footer: {
          Text("b")
        }
      }
      .listStyle(.sidebar).listSectionSpacing(.compact).listRowSpacing(4).headerProminence(
        .increased
      )
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .searchSuggestions { Text("Swift").searchCompletion("swift") }
      .searchScopes($query) { Text("All").tag("") }
      .navigationDestination(for: Book.self) { Text($0.title) }
      .navigationDestination(item: $selected) { Text($0.title) }
      .navigationTitle(query)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarSpacer(.fixed)
        ToolbarItemGroup(placement: .bottomBar) { Button("a") { path.append(1) } }
      }
      .toolbarBackground(.visible, for: .navigationBar, .tabBar).toolbarBackground(
        Color.red, for: .tabBar
      )
      .toolbarTitleMenu { Button("b") { path.removeLast(path.count) } }
      .toolbarRole(.editor).toolbar(.hidden, for: .tabBar)
      .navigationBarBackButtonHidden()
    }
    .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    } message: {
      Text("Really")
    }
    .alert("Sure?", isPresented: $isAsking, presenting: selected) { book in
      Button(book.title) {}
    } message: {
      Text($0.title)
    }
    .alert(query, isPresented: $isAsking) {
      Button("OK") {}
    } message: {
      Text(query)
    }
    .actionSheet(isPresented: $isAsking) {
      ActionSheet(title: Text("a"), message: nil, buttons: [.default(Text("b")) {}, .cancel()])
    }
    .sheet(isPresented: $isAsking) {
      Text("Sheet")
        .presentationDetents([.medium, .height(200), .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible).presentationBackground(.thinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCompactAdaptation(.popover).presentationCornerRadius(20)
        .interactiveDismissDisabled()
    }
    .fullScreenCover(item: $selected) { Text($0.title) }
    .popover(isPresented: $isAsking, arrowEdge: .top) { Text("a") }
    .inspector(isPresented: $isAsking) {
      Text("a").inspectorColumnWidth(min: 10, ideal: 20, max: 30)
    }
    .fileImporter(isPresented: $isAsking, allowedContentTypes: []) { result in
      if case .success(let url) = result { print(url) }
    }
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("a").navigationSplitViewColumnWidth(min: 1, ideal: 2)
    } detail: {
      Text("b")
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct Fields: View {
  private enum Field: Hashable { case name, secret }

  @FocusState private var focus: Field?
  @AccessibilityFocusState private var isRead: Bool
  @State private var text = ""
  @State private var amount = 1
  @State private var price = 1.5
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var folders = [Folder(id: 1)]

  var body: some View {
    Form {
      TextField("Name", text: $text, prompt: Text("Your name"), axis: .vertical)
        .focused($focus, equals: .name).submitLabel(.next).onSubmit { focus = .secret }
        .textFieldStyle(.roundedBorder).textContentType(.emailAddress).autocorrectionDisabled()
      TextField(text, text: $text)
      TextField("Price", value: $price, format: .number)
      SecureField("Secret", text: $text).focused($focus, equals: .secret)
      TextEditor(text: $text).scrollDismissesKeyboard(.interactively)
      Stepper("Amount", value: $amount, in: 0...10)
      Stepper(value: $amount, step: 2) { Text("\(amount)") }
      Stepper("Amount") {
        amount += 1
      } onDecrement: {
        amount -= 1
      }
      DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      DatePicker(selection: $date, in: date...) { Text("From") }
      Slider(value: $price, in: 0...2, step: 0.5) {
        Text("Price")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("2")
      }
      Picker(text, selection: $amount) { Text("1").tag(1) }.pickerStyle(.menu)
      ColorPicker(text, selection: $color)
    }
    .formStyle(.grouped)
    Menu("More") { Button("a") {} }.menuStyle(.button).menuOrder(.fixed).menuIndicator(.hidden)
    Menu("More", systemImage: "ellipsis") { Button("a") {} }
    ControlGroup { Button("a") {} }.controlGroupStyle(.palette)
    DisclosureGroup("Details") { Text("a") }
    OutlineGroup([Folder(id: 1)], children: \.folders) { Text("\($0.id)") }
    ShareLink(item: URL(fileURLWithPath: "/a"))
    ShareLink("Share", item: text)
    ShareLink(item: text, preview: SharePreview("a", image: Image(systemName: "star"))) {
      Text("b")
    }
    Table(folders) {
      TableColumn("a") { Text("\($0.id)") }
      TableColumn("Name", value: \.name)
    }
    Text("a")
      .keyboardShortcut("n", modifiers: [.command, .shift]).onKeyPress(.return) { .handled }
      .accessibilityFocused($isRead).accessibilityAdjustableAction {
        if $0 == .increment { amount += 1 }
      }
      .accessibilityHeading(.h1).accessibilityActions { Button("a") {} }
      .accessibilityCustomContent("a", "b").accessibilityAction(named: "a") {}
      .onDrag { NSItemProvider(object: "a") }
      .draggable("a").dropDestination(for: String.self) { items, _ in !items.isEmpty }
      .onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
      .hoverEffect(.lift).onContinuousHover { if case .active(let point) = $0 { print(point) } }
      .onTapGesture { (point: CGPoint) in print(point) }
      .gesture(
        MagnifyGesture().onChanged { print($0.magnification) }.simultaneously(with: RotateGesture())
      )
      .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
  }
}

struct Folder: Identifiable {
  let id: Int
  var name: String { "folder" }
  var folders: [Folder]? { nil }
}

struct Scrolling: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var id: Int?

  var body: some View {
    ScrollView {
      LazyVStack {
        Text("a").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5).scaleEffect(0.9) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position).scrollPosition(id: $id).defaultScrollAnchor(.bottom)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollTargetBehavior(.paging)
    .scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, new in
      print(new)
    }
    .onScrollPhaseChange { _, new in print(new) }
  }
}
