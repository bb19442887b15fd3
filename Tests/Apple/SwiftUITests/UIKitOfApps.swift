// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Screens of UIKit as the authors of apps write them, in files that targets of widgets list too: that they compile is the test.

import SwiftUI
import UIKit

struct Note: Hashable {
  let id: Int
  var title: String
}

final class NoteCell: UITableViewCell {
  static let name = "NoteCell"
  private let titleOfNote = UILabel()
  var onDelete: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleOfNote)
    accessoryType = .disclosureIndicator
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleOfNote.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  func show(_ note: Note) {
    titleOfNote.text = note.title
    var content = defaultContentConfiguration()
    content.text = note.title
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
  }
}

final class NotesViewController: UIViewController {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let search = UISearchController(searchResultsController: nil)
  private var notes: [Note] = []

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait] }

  init(notes: [Note]) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    table.dataSource = self
    table.delegate = self
    table.register(NoteCell.self, forCellReuseIdentifier: NoteCell.name)
    table.refreshControl = UIRefreshControl()
    view.addSubview(table)
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.share() })
    navigationController?.navigationBar.prefersLargeTitles = true
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().tintColor = .red
    let tap = UITapGestureRecognizer(target: self, action: nil)
    tap.delegate = self
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, _: UITraitCollection) in self.table.reloadData()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.table.reloadData() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let place = touches.first?.location(in: view) else { return }
    print(place)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["note"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.delegate = self
    sheet.completionWithItemsHandler = { type, done, _, _ in print(type as Any, done) }
    if let sheet = sheet.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    sheet.presentationController?.delegate = self
    present(sheet, animated: true)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) { self.view.alpha = 0 }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.alpha = 1 }
    animator.addCompletion { _ in }
    animator.startAnimation()
  }
}

extension NotesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.name, for: indexPath)
        as? NoteCell
    else { return UITableViewCell() }
    cell.show(notes[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      self.notes.remove(at: indexPath.row)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "",
        children: [
          UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
}

extension NotesViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    print(searchController.searchBar.text ?? "")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

extension NotesViewController: UIGestureRecognizerDelegate, UIPopoverPresentationControllerDelegate
{
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view is UIControl == false }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

final class SettingsViewController: UITableViewController {
  init() { super.init(style: .grouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .value1, reuseIdentifier: nil) }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var isSelected: Bool { didSet { picture.alpha = isSelected ? 0.5 : 1 } }
}

final class PhotosViewController: UIViewController, UICollectionViewDelegate {
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  private var source: UICollectionViewDiffableDataSource<Int, Note>?

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.delegate = self
    let registration = UICollectionView.CellRegistration<PhotoCell, Note> { cell, _, _ in
      cell.picture.image = nil
    }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, place, note in
      grid.dequeueConfiguredReusableCell(using: registration, for: place, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems([Note(id: 1, title: "a")])
    source?.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    print(source?.itemIdentifier(for: indexPath) as Any)
  }
}

final class EntryForm: UIView, UITextFieldDelegate, UIPickerViewDelegate, UIPickerViewDataSource {
  private let field = UITextField()
  private let picker = UIPickerView()
  private let slider = UISlider()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.delegate = self
    picker.delegate = self
    picker.dataSource = self
    slider.addAction(UIAction { _ in }, for: [.valueChanged, .touchUpOutside])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
}

final class ChatTextView: UITextView, UITextViewDelegate, UIScrollViewDelegate {
  func adopt() {
    delegate = self
    let scroll = UIScrollView()
    scroll.delegate = self
    print(delegate?.textViewShouldBeginEditing(self) as Any)
  }

  override var inputAccessoryView: UIView? {
    get { UIView() }
    set { super.inputAccessoryView = newValue }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct CameraPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType =
      UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    let parent: CameraPicker

    init(_ parent: CameraPicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { parent.image = image }
      parent.dismiss()
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.dismiss() }
  }
}

final class TabsOfNotes: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    mode = .tabSidebar
    let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    home.preferredPlacement = .pinned
    let folders = UITabGroup(
      title: "Folders", image: nil, identifier: "folders",
      children: [UITab(title: "All", image: nil, identifier: "all") { _ in UIViewController() }])
    folders.sidebarActions = [UIAction(title: "New") { _ in }]
    tabs = [home, folders, UISearchTab { _ in UIViewController() }]
    sidebar.isHidden = true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    title = selectedTab.title
  }
}

final class SketchOfNote: UIView, UIPencilInteractionDelegate, UIFindInteractionDelegate {
  private lazy var find = UIFindInteraction(sessionDelegate: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPencilInteraction(delegate: self))
    addInteraction(find)
    let look = UIPasteControl.Configuration()
    look.cornerStyle = .capsule
    look.displayMode = .iconOnly
    let paste = UIPasteControl(configuration: look)
    paste.target = self
    addSubview(paste)
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    tilt.minimumRelativeValue = -10
    tilt.maximumRelativeValue = 10
    let effects = UIMotionEffectGroup()
    effects.motionEffects = [tilt]
    addMotionEffect(effects)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    if UIPencilInteraction.preferredTapAction == .switchEraser { setNeedsDisplay() }
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  {
    nil
  }

  func remind() {
    let reminder = UILocalNotification()
    reminder.alertBody = "Write"
    reminder.fireDate = Date(timeIntervalSinceNow: 60)
    reminder.repeatInterval = .day
    reminder.soundName = UILocalNotificationDefaultSoundName
    UIApplication.shared.scheduleLocalNotification(reminder)
  }
}
