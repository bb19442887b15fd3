// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import PDFKit
import SwiftUI

struct PDFScreen: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.document = PDFDocument(url: url)
    view.autoScales = true
    view.displayMode = .singlePageContinuous
    view.displayDirection = .horizontal
    view.usePageViewController(true, withViewOptions: nil)
    view.minScaleFactor = view.scaleFactorForSizeToFit
    return view
  }

  func updateUIView(_ uiView: PDFView, context: Context) {}
}

func pdf(of images: [UIImage]) -> PDFDocument {
  let document = PDFDocument()
  for (index, image) in images.enumerated() {
    if let page = PDFPage(image: image) { document.insert(page, at: index) }
  }
  return document
}

final class Reader: NSObject, PDFViewDelegate {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL) { print(url) }
}

final class Searcher: NSObject, PDFDocumentDelegate {
  func didMatchString(_ instance: PDFSelection) { instance.color = .yellow }
}

@MainActor func usePDFKit() async throws {
  expect(PDFDocument(url: URL(fileURLWithPath: "/tmp/a.pdf")) == nil, "no file is read")
  expect(PDFDocument(data: Data("%PDF-1.7".utf8)) == nil, "no data is read")
  let document = pdf(of: [UIImage(), UIImage()])
  expect(document.pageCount == 2 && document.page(at: 2) == nil, "pages are kept")
  document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Title"]
  expect(document.dataRepresentation() == nil, "no file is written")
  expect(!document.write(to: URL(fileURLWithPath: "/tmp/b.pdf")), "no file is written")
  expect(
    document.string == nil && document.findString("a", withOptions: .caseInsensitive).isEmpty,
    "there is no text")

  let page = document.page(at: 1)!
  expect(page.label == "2" && document.index(for: page) == 1, "a page has a number")
  expect(PDFPage().bounds(for: .mediaBox).width == 612, "a page has a size")
  let note = PDFAnnotation(
    bounds: CGRect(x: 10, y: 10, width: 100, height: 20), forType: .freeText, withProperties: nil)
  note.contents = "Hello"
  note.font = UIFont.systemFont(ofSize: 12)
  note.color = .clear
  page.addAnnotation(note)
  expect(page.annotation(at: CGPoint(x: 20, y: 20)) === note, "a note is at its place")
  expect(note.type == "FreeText" && note.page === page, "a note has a type")
  note.setValue(UIColor.red, forAnnotationKey: .color)
  expect(note.value(forAnnotationKey: .color) != nil, "a value is kept")
  _ = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
  page.removeAnnotation(note)
  expect(page.annotations.isEmpty, "a note is removed")

  let reader = Reader()
  let view = PDFView(frame: .zero)
  view.delegate = reader
  let searcher = Searcher()
  document.delegate = searcher
  view.document = document
  expect(view.currentPage === document.page(at: 0), "the first page is shown")
  view.goToNextPage(nil)
  expect(view.currentPage === page && !view.canGoToNextPage, "the last page is shown")
  if let first = document.page(at: 0) {
    view.go(to: PDFDestination(page: first, at: .zero))
    expect(view.canGoToNextPage, "a page can be chosen")
  }
  let thumbnails = PDFThumbnailView()
  thumbnails.pdfView = view
  thumbnails.layoutMode = .horizontal
  let outline = PDFOutline()
  let chapter = PDFOutline()
  chapter.label = "One"
  chapter.destination = PDFDestination(page: page, at: .zero)
  outline.insertChild(chapter, at: 0)
  document.outlineRoot = outline
  expect(document.outlineRoot?.child(at: 0)?.label == "One", "there are contents")
  _ = NotificationCenter.default.addObserver(
    forName: .PDFViewPageChanged, object: view, queue: .main
  ) { _ in }
  document.beginFindString("a", withOptions: [.caseInsensitive])
  document.removePage(at: 0)
  expect((document.copy() as? PDFDocument)?.pageCount == 1, "a document is copied")
}
