// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What prints, which a widget does not do.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
  private static let controller = UIPrintInteractionController()
  /// What prints for the app.
  open class var shared: UIPrintInteractionController { controller }
  /// Whether anything can be printed.
  open class var isPrintingAvailable: Bool { false }
  /// What is called after printing.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// How it is printed; nil for as usual.
  open var printInfo: UIPrintInfo?
  /// What is printed; nil for nothing.
  open var printingItem: Any?
  /// The things that are printed.
  open var printingItems: [Any]?
  /// What makes pages of a content.
  open var printFormatter: UIPrintFormatter?
  /// What draws the pages; nil for nothing.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Whether users choose how many.
  open var showsNumberOfCopies = true
  /// Whether users choose the paper.
  open var showsPaperSelectionForLoadedPapers = false
  /// Returns false, as a widget has no screen.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns false, as a widget has no screen.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Returns false, as a widget has no screen.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func dismiss(animated: Bool) {}
}

/// How something is printed.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
  /// What is printed, with or without colors.
  public enum OutputType: Int, Hashable, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How the paper is turned.
  public enum Orientation: Int, Hashable, Sendable { case portrait, landscape }
  /// Whether both sides are printed.
  public enum Duplex: Int, Hashable, Sendable { case none, longEdge, shortEdge }
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Creates the usual way to print.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  /// Returns the usual way to print.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// The name of what is printed.
  open var jobName = ""
  /// What is printed, with or without colors.
  open var outputType = OutputType.general
  /// How the paper is turned.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed.
  open var duplex = Duplex.none
}

/// What makes pages of a content, which are never printed.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The space around the content.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The greatest width in points.
  open var maximumContentWidth: CGFloat = 0
  /// The greatest height in points.
  open var maximumContentHeight: CGFloat = 0
  /// The number of the first page.
  open var startPage = 0
  /// How many pages there are.
  open var pageCount: Int { 0 }
}

/// What makes pages of a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text of the pages.
  open var text: String?
  /// The font of the text.
  open var font: UIFont?
  /// The color of the text.
  open var color: UIColor?
  /// Creates pages of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
}

/// What makes pages of HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML of the pages.
  open var markupText: String?
  /// Creates pages of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// What draws pages, which are never printed.
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The height of headers, in points.
  open var headerHeight: CGFloat = 0
  /// The height of footers, in points.
  open var footerHeight: CGFloat = 0
  /// What makes the pages.
  open var printFormatters: [UIPrintFormatter]?
  /// The size of the paper.
  open var paperRect: CGRect { .zero }
  /// The part that can be printed.
  open var printableRect: CGRect { .zero }
  /// How many pages there are.
  open var numberOfPages: Int { 0 }
  /// Adds what makes pages.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Does nothing, as a widget has no screen.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Does nothing, as a widget has no screen.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

/// The format of a document of pages.
open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
  /// What is said of the document.
  open var documentInfo: [String: Any] = [:]
}

/// A file of the user, which is not read here.
@MainActor @preconcurrency open class UIDocument: NSObject {
  /// The address of the file.
  public let fileURL: URL
  /// Creates what stands for a file.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }
  /// How a file is saved.
  public enum SaveOperation: Int, Hashable, Sendable { case forCreating, forOverwriting }
  /// The name that users read.
  open var localizedName: String { fileURL.lastPathComponent }
  /// Whether it has to be saved.
  open var hasUnsavedChanges: Bool { false }
  /// Reads nothing, and says so.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Closes nothing, and says so.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Saves nothing, and says so.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Returns the content of the file: none here.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Reads the content of the file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
}
