// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct DrawingLimitTests {
  @Test("the page of limits has them all; RECORD_SNAPSHOTS=1 writes it")
  func page() throws {
    let rows = DrawingLimit.all.map { "| `\($0.subject)` | \($0.explanation) |" }
    let phone: [LayoutProblem] = [
      .missingContainerBackground, .ignoredLink(family: .systemSmall, view: "Row"),
      .notDrawnInWidgets(name: "ScrollView", view: "Feed"),
      .imageTooLarge(
        name: "cover", width: 1024, height: 1024, limit: LayoutSettings.standard.archivedImageArea),
      .severalWidgetURLs,
    ]
    let measured = try LabelDeviations()
    let page = """
      # Drawing

      What pictures show differently than a device. A preview names the view that asks for it. The test `DrawingLimitTests` writes this page.

      | a view asks for | it is |
      |---|---|
      \(rows.joined(separator: "\n"))

      Texts are measured without Apple's fonts: the widths of the letters of ASCII were fitted to \(measured.labelCount) published labels in each font of iOS 26.1 and
      to recorded texts. So these labels say how well the fit went, and not how far another text deviates. A label that was left out of the fit
      deviates by 0.27 % on the average in regular weight, and in bold by 0.25 % and at most by 0.74 %. From 17 to 28 points, letters become
      narrower, by what ten recorded texts of 20 to 50 points show, which are met within 1.7 %. Pairs of letters move by Inter's kerning, as
      that of Apple's fonts is not published. The labels of the fit deviate, without kerning, by:

      | font | mean | mean of the amounts | narrowest | widest |
      |---|---|---|---|---|
      \(measured.rows.map(\.markdown).joined(separator: "\n"))

      Arabic, Hebrew, Devanagari and Thai are shaped: letters are joined and reordered, and marks placed, by the rules of the font, with the
      glyphs, clusters and places that HarfBuzz has. They are measured with the tables of Noto Sans Arabic, Hebrew, Devanagari and Thai in
      regular and bold, which are a part of the program, so that a text has one layout on every machine; Apple's fonts for them may be wider or
      narrower. A PNG picture has the same glyphs where these fonts are installed; another font's are stretched to the measured widths. Each
      emoji is 1.2 em wide, and a sequence that the font knows is one picture, of Noto Color Emoji (`CBDT`; other kinds of colored glyphs are not
      read). An SVG has text, which its viewer shapes and stretches to the same widths. Digits, spaces and signs of ASCII among such letters are
      measured and drawn as elsewhere. A text whose first letter is written from the right goes from there. Words of Thai are not found, so that
      a line ends at a space. Letters of other scripts with rules of their own, such as Bengali, Tamil, Khmer, Tibetan and Syriac, are not
      joined or reordered here: they count as 0.55 em each, and the picture is left to `rsvg-convert` where it is installed, which is said.

      A line of Chinese or Japanese is filled, so that one character
      may be alone in the last line; whether a device moves another one down to it is not published, and `LayoutSettings.avoidsLoneCharacters`
      does so. A variable font with TrueType outlines is measured and drawn at the weight that a text has; its other axes are as the file has
      them, and one with CFF2 outlines is not read. Letters in an extension's own fonts are shapes in SVG files and pages, as in PNG pictures,
      unless the font lacks a letter of the text. PNG pictures are compared with the [measured widths](Development/TextWidths.md). Each sort of drawing
      has a [picture](Development/DrawnViews.md), and each [flaw](Development/Flaws.md) that a designer found is done or has a reason.

      JPEG images are decoded within three levels of 255 of what libjpeg makes of them: baseline, extended sequential and progressive ones with
      Huffman codes and 8 bits, in gray, RGB, YCbCr, CMYK and YCCK. Colors that are stored in half of the columns or rows are interpolated, and
      in fewer repeated. Images are turned as EXIF says; SVG files hold them as they are. Color profiles are not applied, to no file. An image
      with arithmetic or lossless coding or more than 8 bits, and HEIC, is not drawn, which is said. Damage leaves a gray field, where a device
      may show the part before it, and so does an image of more than 4096 × 4096 pixels.

      Axes of charts write dates in English and in Japanese; in an app's own widget, Foundation writes other languages. Apple does not
      publish which colors numbers have, how large symbols are by number, and which thresholds bins have: here colors go from a light to a
      full blue, areas from 16 to 196 square points, and bins begin at round values or units of time.

      What neither a compiler nor a simulator says, and a phone shows:

      \(phone.map { "- \($0)" }.joined(separator: "\n"))

      Animations and transitions are not drawn: a picture shows their end. Letters of symbols and fonts are not Apple's.

      """
    #expect(try Snapshot("Documentation/Drawing.md").mismatch(with: page) == nil)
  }
}
