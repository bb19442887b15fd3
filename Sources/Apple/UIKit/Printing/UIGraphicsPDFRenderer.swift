// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// What makes documents of pages, which are empty here.
@MainActor @preconcurrency open class UIGraphicsPDFRenderer: NSObject {
  /// The format of the documents.
  public let format: UIGraphicsPDFRendererFormat
  /// Creates what makes documents of a size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.format = format
    super.init()
  }
  /// Returns no data, without a call of the function.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
  /// Writes nothing, without a call of the function.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {}
}

/// The context of a document, which is never made.
@MainActor @preconcurrency open class UIGraphicsPDFRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  init(cgContext: CGContext) {
    self.cgContext = cgContext
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func beginPage() {}
  /// Does nothing, as a widget has no screen.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}
