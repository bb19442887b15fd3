// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SymbolTable {
  /// Digits, and signs that widgets show now and then.
  static let moreSigns: [String: SymbolSketch] = [
    "0": SymbolSketch().curve(12, 3, 5, 3, 5, 21, 12, 21, 19, 21, 19, 3, 12, 3, closed: true),
    "1": SymbolSketch().line(8, 7, 12.5, 3.5, 12.5, 20.5),
    "2": SymbolSketch().curve(6.5, 8, 6.5, 1.5, 17.5, 1.5, 17.5, 8, 17.5, 12, 6.5, 17, 6.5, 20.5)
      .line(
        6.5, 20.5, 18, 20.5),
    "3": SymbolSketch().curve(6.5, 6, 7.5, 2, 17, 2, 17, 7.5, 17, 11, 13, 11.5, 11, 11.5).curve(
      11, 11.5, 19, 11.5, 19, 20.5, 12, 20.5, 9, 20.5, 6.5, 19, 6, 16.5),
    "4": SymbolSketch().line(14.5, 20.5, 14.5, 3.5, 5, 16, 18.5, 16),
    "5": SymbolSketch().line(17, 3.5, 8, 3.5, 7, 11).curve(
      7, 11, 10, 9, 18, 9, 18, 15, 18, 22, 7, 22, 6, 17),
    "6": SymbolSketch().curve(16.5, 5.5, 12, 1, 6, 5, 6, 14).circle(12, 15, 5.6),
    "7": SymbolSketch().line(6, 3.5, 18, 3.5, 10, 20.5),
    "8": SymbolSketch().circle(12, 7.5, 4.2).circle(12, 16, 5),
    "9": SymbolSketch().circle(12, 9, 5.6).curve(18, 10, 18, 19, 12, 23, 7.5, 18.5),
    "arrow.turn.down.right": SymbolSketch().line(4, 4, 4, 14, 19, 14).line(
      13.5, 8.5, 19.5, 14, 13.5, 19.5),
    "arrow.up.forward.app": SymbolSketch().box(3, 3, 21, 21, radius: 5).line(8.5, 15.5, 15, 9).line(
      9.5, 8.7, 15.3, 8.7, 15.3, 14.5),
    "arrow.uturn.right": SymbolSketch().line(15.5, 4, 20, 8.5, 15.5, 13).curve(
      20, 8.5, 20, 8.5, 10, 8.5, 10, 8.5, 1.5, 8.5, 1.5, 19.5, 10, 19.5, 10, 19.5, 15, 19.5, 15,
      19.5),
    "arrow.uturn.up": SymbolSketch().line(4, 8.5, 8.5, 4, 13, 8.5).curve(
      8.5, 4, 8.5, 4, 8.5, 14, 8.5, 14, 8.5, 22.5, 19.5, 22.5, 19.5, 14, 19.5, 14, 19.5, 9, 19.5, 9),
    "arrowshape.turn.up.left": SymbolSketch().curve(
      10, 4, 10, 4, 2, 11, 2, 11, 2, 11, 10, 18, 10, 18, 10, 18, 10, 14, 10, 14, 16, 14, 19, 16,
      21.5,
      20, 21.5, 12, 17, 8, 10, 8, closed: true),
    "chevron.compact.down": SymbolSketch().line(4, 10, 12, 14, 20, 10),
    "chevron.compact.up": SymbolSketch().line(4, 14, 12, 10, 20, 14),
    "chevron.left.forwardslash.chevron.right": SymbolSketch().line(6.5, 7, 1.5, 12, 6.5, 17).line(
      17.5, 7, 22.5, 12, 17.5, 17
    ).line(13.8, 5, 10.2, 19),
    "clear": SymbolSketch().box(3, 3, 21, 21).line(8.5, 8.5, 15.5, 15.5).line(15.5, 8.5, 8.5, 15.5),
    "eject": SymbolSketch().line(12, 4, 21, 14, 3, 14, closed: true).line(3.5, 19, 20.5, 19),
    "exclamationmark.bubble": SymbolSketch().adding(sketches["bubble.left"]).line(12, 7, 12, 11.5)
      .dot(
        12, 14.8, 1.2),
    "flask": SymbolSketch().line(8.5, 2.5, 15.5, 2.5).line(
      9.8, 2.5, 9.8, 9, 3.5, 20.5, 20.5, 20.5, 14.2, 9, 14.2, 2.5),
    "icloud.and.arrow.down": SymbolSketch().adding(sketches["cloud"], y: -2).line(12, 10, 12, 21.5)
      .line(
        8.5, 18, 12, 21.5, 15.5, 18),
    "icloud.and.arrow.up": SymbolSketch().adding(sketches["cloud"], y: -2).line(12, 21.5, 12, 11)
      .line(
        8.5, 14.5, 12, 11, 15.5, 14.5),
    "line.3.horizontal": SymbolSketch().line(3, 6, 21, 6).line(3, 12, 21, 12).line(3, 18, 21, 18),
    "line.3.horizontal.decrease": SymbolSketch().line(3, 7, 21, 7).line(6.5, 12, 17.5, 12).line(
      10, 17, 14, 17),
    "lines.measurement.horizontal": SymbolSketch().line(3, 5, 3, 19).line(21, 5, 21, 19).line(
      7.5, 9, 7.5, 15
    ).line(12, 7, 12, 17).line(16.5, 9, 16.5, 15),
    "lock.rotation": SymbolSketch().arc(12, 12, 9.5, from: -60, by: 300).line(
      18, 1.5, 17, 4.5, 20.5, 5.5
    )
    .box(8.5, 11, 15.5, 16.5).curve(9.8, 11, 9.8, 6.8, 14.2, 6.8, 14.2, 11),
    "point.3.connected.trianglepath.dotted": SymbolSketch().circle(12, 5, 2.8).circle(5, 18.5, 2.8)
      .circle(19, 18.5, 2.8).line(10.5, 8, 6.5, 15.5).line(13.5, 8, 17.5, 15.5).line(
        8.5, 18.5, 15.5, 18.5),
    "questionmark.bubble": SymbolSketch().adding(sketches["bubble.left"]).adding(
      sketches["questionmark"], scale: 0.48, x: 6.3, y: 5),
    "record": SymbolSketch().dot(12, 12, 8.5),
    "rectangle.connected.to.line.below": SymbolSketch().box(4, 3, 20, 14).line(12, 14, 12, 20).line(
      2.5, 20.5, 21.5, 20.5),
    "rectangle.expand.vertical": SymbolSketch().box(3, 9.5, 21, 14.5).line(9, 5, 12, 2.5, 15, 5)
      .line(
        9, 19, 12, 21.5, 15, 19),
    "rectangle.portrait.and.arrow.right": SymbolSketch().line(
      15, 7, 15, 2.5, 4, 2.5, 4, 21.5, 15, 21.5, 15, 17
    )
    .line(9, 12, 22, 12).line(18.5, 8.5, 22, 12, 18.5, 15.5),
    "scroll": SymbolSketch().curve(
      7, 3, 7, 3, 18, 3, 18, 3, 20.5, 3, 21, 5, 21, 7.5, 21, 7.5, 17, 7.5, 17, 7.5, 17, 7.5, 17, 18,
      17, 18, 17, 20.5, 16, 21, 14.5, 21, 14.5, 21, 5, 21, 5, 21, 3, 21, 2.5, 19, 2.5, 17, 2.5, 17,
      7,
      17, 7, 17, closed: true
    ).line(10, 8, 14, 8).line(10, 12, 14, 12),
    "sidebar.left": SymbolSketch().box(2, 4.5, 22, 19.5).line(9, 4.5, 9, 19.5),
    "sidebar.right": SymbolSketch().box(2, 4.5, 22, 19.5).line(15, 4.5, 15, 19.5),
    "signpost.right.and.left": SymbolSketch().line(12, 2.5, 12, 22).line(
      5, 4, 17, 4, 20, 6.5, 17, 9, 5, 9, closed: true
    ).line(19, 11.5, 7, 11.5, 4, 14, 7, 16.5, 19, 16.5, closed: true),
    "slash": SymbolSketch().line(6, 18, 18, 6),
    "square.dashed": SymbolSketch().line(3, 8, 3, 3, 8, 3).line(16, 3, 21, 3, 21, 8).line(
      21, 16, 21, 21, 16, 21
    ).line(8, 21, 3, 21, 3, 16).line(11, 3, 13, 3).line(11, 21, 13, 21).line(3, 11, 3, 13).line(
      21, 11, 21, 13),
    "tablecells": SymbolSketch().box(2.5, 4.5, 21.5, 19.5).line(2.5, 9.5, 21.5, 9.5).line(
      2.5, 14.5, 21.5, 14.5
    ).line(9, 4.5, 9, 19.5).line(15, 4.5, 15, 19.5),
    "testtube.2": SymbolSketch().line(3, 3, 10, 3).curve(
      4, 3, 4, 3, 4, 18, 4, 18, 4, 22, 9, 22, 9, 18, 9, 18, 9, 3, 9, 3
    )
    .line(14, 3, 21, 3).curve(
      15, 3, 15, 3, 15, 18, 15, 18, 15, 22, 20, 22, 20, 18, 20, 18, 20, 3, 20, 3),
    "text.alignright": SymbolSketch().line(3, 5, 21, 5).line(9, 9.7, 21, 9.7).line(
      3, 14.4, 21, 14.4
    )
    .line(11, 19, 21, 19),
    "tray.and.arrow.down": SymbolSketch().adding(lastThings["tray"]).line(12, 2, 12, 10.5).line(
      9, 8, 12, 10.8, 15, 8),
    "wifi.router": SymbolSketch().box(2, 14, 22, 20).line(7, 14, 7, 9).dot(6, 17, 0.9).dot(
      9, 17, 0.9
    ).curve(
      14, 10.5, 15.5, 9, 18.5, 9, 20, 10.5
    ).curve(11.8, 7.5, 15, 4.3, 19, 4.3, 22.2, 7.5),
  ]
}
