// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The parts that all pages share: they need nothing else, and allow nothing else, no network and
/// no script but their own.
extension MarkupWriter {
  /// Writes the beginning of a page, up to the end of its head.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - language: The language of the page's own words, such as `en`.
  ///   - css: The style sheet, the only one that the page lets a browser use.
  ///   - script: The script, the only one that the page lets a browser run; nil for none.
  package mutating func pageHead(
    title: String, language: String, css: String, script: String? = nil
  ) {
    raw("<!DOCTYPE html>\n<html")
    attribute("lang", language)
    raw(">\n<head>\n<meta charset=\"utf-8\">\n")
    raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    raw("img-src data:; style-src 'sha256-")
    base64(SecureHash.sha256(of: Array(css.utf8)))
    if let script {
      raw("'; script-src 'sha256-")
      base64(SecureHash.sha256(of: Array(script.utf8)))
    }
    raw("'; base-uri 'none'; form-action 'none'\">\n")
    raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    raw("<meta name=\"referrer\" content=\"no-referrer\">\n<title>")
    text(title)
    raw("</title>\n<style>")
    raw(css)
    raw("</style>\n</head>\n")
  }

  /// Writes the beginning of the tag of a widget's picture: its shadow, its size and that it is an image to a screen reader.
  ///
  /// - Parameters:
  ///   - list: The widget as it is drawn.
  ///   - shadowClass: The class of the shadow of its shape.
  package mutating func pictureTag(of list: DisplayList, shadowClass: String) {
    raw("<svg class=\"")
    raw(shadowClass)
    // What shows nothing but the wallpaper throws no shadow.
    raw(list.renderingMode == .vibrant ? " bare\"" : "\"")
    svgSize(list.size)
    raw(" role=\"img\"")
  }
}
