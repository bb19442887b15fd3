// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SymbolTable {
  /// Things, the first by their names.
  static let things: [String: SymbolSketch] = [
    "airpods": SymbolSketch().circle(7, 7, 3.5).line(9, 9.5, 9, 19).circle(17, 7, 3.5).line(
      15, 9.5, 15, 19),
    "alarm": SymbolSketch().circle(12, 13, 8).line(12, 8.5, 12, 13, 15.5, 13).line(2.8, 6.5, 6.5, 3)
      .line(21.2, 6.5, 17.5, 3).line(6.5, 19, 4.5, 21.5).line(17.5, 19, 19.5, 21.5),
    "applewatch": SymbolSketch().box(6, 6, 18, 18).line(8.5, 6, 9.5, 2.5, 14.5, 2.5, 15.5, 6).line(
      8.5, 18, 9.5, 21.5, 14.5, 21.5, 15.5, 18
    ).line(20.3, 10, 20.3, 12.5),
    "aqi.medium": SymbolSketch().dot(12, 4, 1.6).dot(12, 20, 1.6).dot(4, 12, 1.6).dot(20, 12, 1.6)
      .dot(6.3, 6.3, 1.6).dot(17.7, 17.7, 1.6).dot(6.3, 17.7, 1.6).dot(17.7, 6.3, 1.6).dot(
        12, 12, 2.4),
    "archivebox": SymbolSketch().box(2.5, 4, 21.5, 9).line(4, 9, 4, 20, 20, 20, 20, 9).line(
      9.5, 13, 14.5, 13),
    "balloon": SymbolSketch().curve(
      12, 2.5, 7.5, 2.5, 5.5, 6, 5.5, 9, 5.5, 13, 8.5, 16.5, 12, 16.5, 15.5, 16.5, 18.5, 13, 18.5,
      9, 18.5, 6, 16.5, 2.5, 12, 2.5, closed: true
    ).curve(12, 16.5, 10, 18.5, 14, 19.5, 12, 22),
    "bandage": SymbolSketch().curve(
      3.8, 14, 3.8, 14, 14, 3.8, 14, 3.8, 18, 1, 23, 6, 20.2, 10, 20.2, 10, 10, 20.2, 10, 20.2, 6,
      23, 1, 18, 3.8, 14, closed: true
    ).dot(12, 12, 1).dot(9.8, 12, 1).dot(14.2, 12, 1).dot(12, 9.8, 1).dot(12, 14.2, 1),
    "banknote": SymbolSketch().box(2, 6, 22, 18).circle(12, 12, 2.8).dot(5.8, 12, 1).dot(
      18.2, 12, 1),
    "barcode": SymbolSketch().line(3, 5, 3, 19).line(6, 5, 6, 19).line(9.5, 5, 9.5, 19).line(
      12, 5, 12, 19
    ).line(15, 5, 15, 19).line(18.5, 5, 18.5, 19).line(21, 5, 21, 19),
    "basket": SymbolSketch().line(3, 10, 21, 10, 19, 20.5, 5, 20.5, closed: true).line(
      6.5, 10, 10.5, 3.5
    ).line(17.5, 10, 13.5, 3.5).line(9.5, 13.5, 9.5, 17).line(14.5, 13.5, 14.5, 17),
    "basketball": SymbolSketch().circle(12, 12, 9.5).line(12, 2.5, 12, 21.5).line(2.5, 12, 21.5, 12)
      .curve(5, 5.5, 9, 9, 9, 15, 5, 18.5).curve(19, 5.5, 15, 9, 15, 15, 19, 18.5),
    "bed.double": SymbolSketch().line(2.5, 19.5, 2.5, 10, 21.5, 10, 21.5, 19.5).line(
      2.5, 15.5, 21.5, 15.5
    ).line(4.5, 10, 4.5, 6, 19.5, 6, 19.5, 10).line(7.5, 10, 7.5, 8.5, 16.5, 8.5, 16.5, 10),
    "bell.slash": SymbolSketch().adding(sketches["bell"], scale: 1, x: 0, y: 0).line(3, 3, 21, 21),
    "bird": SymbolSketch().curve(
      3, 9, 5, 5, 10, 4.5, 12.5, 8.5, 15, 13, 20, 13, 22, 11, 21, 17, 16, 20.5, 11, 19.5, 7, 18.5,
      5, 15, 5.5, 11, closed: true
    ).dot(8, 8.6, 1).line(11, 19.5, 11, 22.5),
    "birthday.cake": SymbolSketch().curve(
      3.5, 13.5, 3.5, 11.5, 4.5, 10.5, 6.5, 10.5, 6.5, 10.5, 17.5, 10.5, 17.5, 10.5, 19.5, 10.5,
      20.5, 11.5, 20.5, 13.5, 20.5, 13.5, 20.5, 20.5, 20.5, 20.5, 20.5, 20.5, 3.5, 20.5, 3.5, 20.5,
      3.5, 20.5, 3.5, 13.5, 3.5, 13.5, closed: true
    ).line(3.5, 15.5, 20.5, 15.5).line(12, 10.5, 12, 7).dot(12, 4, 1.7),
    "bolt.horizontal": SymbolSketch().polygon(
      2.5, 13.5, 13.5, 5, 13.5, 11.5, 21.5, 10.5, 10.5, 19, 10.5, 12.5),
    "book.closed": SymbolSketch().curve(
      5, 19.5, 5, 19.5, 5, 5, 5, 5, 5, 3.5, 6, 2.5, 7.5, 2.5, 7.5, 2.5, 19, 2.5, 19, 2.5, 19, 2.5,
      19, 17, 19, 17, 19, 17, 7.5, 17, 7.5, 17, 6, 17, 5, 18, 5, 19.5, closed: true
    ).curve(5, 19.5, 5, 21, 6, 21.5, 7.5, 21.5, 7.5, 21.5, 19, 21.5, 19, 21.5).line(
      9, 6.5, 15, 6.5),
    "books.vertical": SymbolSketch().box(3, 3, 8, 21).box(9.5, 6, 14, 21).line(
      15.5, 6.5, 19, 5.5, 22, 19.5, 18.5, 20.5, closed: true),
    "brain": SymbolSketch().curve(
      12, 4, 10, 2, 6.5, 3, 6.5, 6, 4, 6.5, 3, 9, 4, 11, 2.5, 13, 3.5, 16, 5.5, 16.5, 5.5, 19.5,
      9.5, 21.5, 12, 19, 14.5, 21.5, 18.5, 19.5, 18.5, 16.5, 20.5, 16, 21.5, 13, 20, 11, 21, 9, 20,
      6.5, 17.5, 6, 17.5, 3, 14, 2, 12, 4, closed: true
    ).line(12, 4, 12, 19).line(8, 9, 10, 9).line(14, 13, 16, 13),
    "briefcase": SymbolSketch().box(2.5, 7, 21.5, 20).line(8.5, 7, 8.5, 3.8, 15.5, 3.8, 15.5, 7)
      .line(2.5, 13, 21.5, 13),
    "bubble.left.and.bubble.right": SymbolSketch().curve(
      5, 16.5, 5, 15, 3, 13.5, 2, 12, 2, 9.5, 2, 5.5, 5, 3.5, 9, 3.5, 13, 3.5, 16, 5.5, 16, 9.5, 16,
      13, 13, 15, 9, 15, 7.5, 15.5, 6.5, 16.5, 5, 16.5, closed: true
    ).curve(
      18.5, 9, 21, 10, 22, 12, 22, 14, 22, 16, 21, 17.5, 19.5, 18.5, 19.5, 18.5, 19.5, 20.5, 19.5,
      20.5, 18, 20.5, 17, 20, 16, 19, 13.5, 19.5, 11, 19, 9.5, 17.5),
    "bubble.right": SymbolSketch().curve(
      17, 21.5, 17, 19.5, 17, 18.5, 17, 17.5, 20, 16, 21.5, 13.5, 21.5, 11, 21.5, 6.5, 17.5, 3.5,
      12, 3.5, 6.5, 3.5, 2.5, 6.5, 2.5, 11, 2.5, 15.5, 6.5, 18.5, 12, 18.5, 14, 19.5, 15, 20.5, 17,
      21.5, closed: true),
    "building.2": SymbolSketch().line(3, 21, 3, 4, 13, 4, 13, 21, closed: true).line(
      13, 10, 21, 10, 21, 21, 13, 21
    ).line(6.5, 8.5, 9.5, 8.5).line(6.5, 12.5, 9.5, 12.5).line(6.5, 16.5, 9.5, 16.5).line(
      17, 14, 17, 17),
    "building.columns": SymbolSketch().line(2.5, 8.5, 12, 3, 21.5, 8.5, closed: true).line(
      5, 12, 5, 17
    ).line(9.7, 12, 9.7, 17).line(14.3, 12, 14.3, 17).line(19, 12, 19, 17).line(3, 20.5, 21, 20.5),
    "bus": SymbolSketch().box(4, 3.5, 20, 18.5).line(4, 12.5, 20, 12.5).dot(8, 15.6, 1.2).dot(
      16, 15.6, 1.2
    ).line(7, 18.5, 7, 21).line(17, 18.5, 17, 21).line(9, 6.5, 15, 6.5),
    "carrot": SymbolSketch().curve(
      14.5, 9.5, 17.5, 13, 8, 20.5, 3.5, 20.5, 3.5, 16, 11, 6.5, 14.5, 9.5, closed: true
    ).line(14.5, 9.5, 20.5, 8).line(14.5, 9.5, 16, 3.5).line(14.5, 9.5, 20.5, 3.5),
    "cat": SymbolSketch().curve(
      4.5, 12, 4.5, 17.5, 8, 20, 12, 20, 16, 20, 19.5, 17.5, 19.5, 12, 19.5, 12, 19.5, 4, 19.5, 4,
      19.5, 4, 15, 7, 15, 7, 13, 6.6, 11, 6.6, 9, 7, 9, 7, 4.5, 4, 4.5, 4, 4.5, 4, 4.5, 12, 4.5, 12,
      closed: true
    ).dot(9, 12, 1.1).dot(15, 12, 1.1).line(11, 15.5, 13, 15.5),
    "chart.bar.xaxis": SymbolSketch().line(2.5, 21, 21.5, 21).box(4, 12, 7.5, 18).box(
      10.2, 7.5, 13.8, 18
    ).box(16.5, 3.5, 20, 18),
    "chart.line.downtrend.xyaxis": SymbolSketch().line(3, 3, 3, 21, 21, 21).line(
      6.5, 6, 11, 11, 14, 8, 20, 16),
    "chart.pie": SymbolSketch().circle(12, 12, 9.5).line(12, 2.5, 12, 12, 20, 17),
    "chart.xyaxis.line": SymbolSketch().line(3, 3, 3, 21, 21, 21).line(
      6.5, 16, 11, 11, 14, 14, 20, 6),
    "checkmark.seal": SymbolSketch().line(
      12, 2.5, 14.8, 4.6, 18.3, 4.6, 19.4, 8, 21.8, 10.5, 20.5, 13.8, 21, 17.2, 17.8, 18.6, 15.6,
      21.2, 12, 20.4, 8.4, 21.2, 6.2, 18.6, 3, 17.2, 3.5, 13.8, 2.2, 10.5, 4.6, 8, 5.7, 4.6, 9.2,
      4.6, closed: true
    ).line(8, 12.2, 11, 15, 16, 9),
    "checkmark.shield": SymbolSketch().curve(
      12, 2.5, 14.5, 4.6, 17, 5.4, 20, 5.5, 20, 13.5, 18.5, 18, 12, 21.5, 5.5, 18, 4, 13.5, 4, 5.5,
      7, 5.4, 9.5, 4.6, 12, 2.5, closed: true
    ).line(8, 11.8, 11, 14.8, 16, 8.8),
    "clock.arrow.circlepath": SymbolSketch().curve(
      5.6, 6.6, 9.5, 2.8, 15.8, 3.2, 18.8, 7.5, 22.5, 13, 19, 20.5, 12, 20.5, 7.5, 20.5, 4, 17.5,
      3.5, 13
    ).line(5.2, 2.5, 5.2, 7, 9.7, 7).line(12, 7.5, 12, 12, 15, 14),
    "cloud.bolt": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -1).polygon(
      12.8, 14, 9, 18.8, 11.6, 18.8, 10.6, 22.6, 15, 17.4, 12.4, 17.4),
    "cloud.bolt.rain": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).polygon(
      12.8, 14.5, 9.5, 18.8, 11.8, 18.8, 10.8, 22.4, 14.8, 17.6, 12.4, 17.6
    ).line(6.5, 17.5, 5.3, 21).line(18.5, 17.5, 17.3, 21),
    "cloud.drizzle": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).line(
      8, 17.5, 7.6, 19
    ).line(12.5, 17.5, 12.1, 19).line(17, 17.5, 16.6, 19).line(10, 21, 9.6, 22.3).line(
      14.5, 21, 14.1, 22.3),
    "cloud.fog": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).line(
      4, 18.5, 20, 18.5
    ).line(7, 21.8, 17, 21.8),
    "cloud.hail": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).dot(
      7, 18, 1.1
    ).dot(12, 18, 1.1).dot(17, 18, 1.1).line(8.5, 20.5, 8, 22.3).line(13.5, 20.5, 13, 22.3),
    "cloud.heavyrain": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).line(
      7.5, 17.5, 5.8, 22.3
    ).line(11, 17.5, 9.3, 22.3).line(14.5, 17.5, 12.8, 22.3).line(18, 17.5, 16.3, 22.3),
    "cloud.moon": SymbolSketch().adding(sketches["cloud"], scale: 0.8, x: 0, y: 4).curve(
      14, 7, 12, 3, 16.5, 1.5, 17.5, 1.8, 15.5, 5, 18.5, 8.5, 22, 7.5, 22, 10, 20.5, 11.5, 19.5, 12),
    "cloud.moon.rain": SymbolSketch().adding(sketches["cloud"], scale: 0.75, x: 0, y: 3).curve(
      13, 6, 11.5, 2.5, 15.5, 1.2, 16.5, 1.5, 14.8, 4.4, 17.3, 7.5, 20.5, 6.6, 20.5, 8.8, 19.4, 10,
      18.6, 10.6
    ).line(5, 18.5, 4, 22).line(9, 18.5, 8, 22).line(13, 18.5, 12, 22),
    "cloud.sleet": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).line(
      8, 17.5, 7, 21
    ).dot(12, 20.5, 1.2).line(17, 17.5, 16, 21),
    "cloud.snow": SymbolSketch().adding(sketches["cloud"], scale: 0.9, x: 1.2, y: -2).dot(
      7.5, 18.5, 1.2
    ).dot(12, 18.5, 1.2).dot(16.5, 18.5, 1.2).dot(9.7, 21.8, 1.2).dot(14.3, 21.8, 1.2),
    "cloud.sun.rain": SymbolSketch().adding(sketches["cloud.sun"], scale: 0.9, x: 1, y: -2).line(
      6, 18.5, 5, 22
    ).line(10.5, 18.5, 9.5, 22).line(15, 18.5, 14, 22),
    "command": SymbolSketch().arc(6.5, 6.5, 3, from: 90, by: 270).arc(
      17.5, 6.5, 3, from: 180, by: 270
    ).arc(6.5, 17.5, 3, from: 0, by: 270).arc(17.5, 17.5, 3, from: -90, by: 270).line(
      9.5, 9.5, 14.5, 9.5, 14.5, 14.5, 9.5, 14.5, closed: true
    ).line(6.5, 9.5, 9.5, 9.5, 9.5, 6.5).line(17.5, 9.5, 14.5, 9.5, 14.5, 6.5).line(
      6.5, 14.5, 9.5, 14.5, 9.5, 17.5
    ).line(17.5, 14.5, 14.5, 14.5, 14.5, 17.5),
    "cpu": SymbolSketch().box(5.5, 5.5, 18.5, 18.5).box(9, 9, 15, 15).line(9, 2.5, 9, 5.5).line(
      15, 2.5, 15, 5.5
    ).line(9, 18.5, 9, 21.5).line(15, 18.5, 15, 21.5).line(2.5, 9, 5.5, 9).line(2.5, 15, 5.5, 15)
      .line(18.5, 9, 21.5, 9).line(18.5, 15, 21.5, 15),
    "cross": SymbolSketch().line(
      9, 3, 15, 3, 15, 9, 21, 9, 21, 15, 15, 15, 15, 21, 9, 21, 9, 15, 3, 15, 3, 9, 9, 9,
      closed: true),
    "cross.case": SymbolSketch().box(2.5, 7, 21.5, 20).line(8.5, 7, 8.5, 3.8, 15.5, 3.8, 15.5, 7)
      .line(12, 10.2, 12, 16.8).line(8.7, 13.5, 15.3, 13.5),
    "crown": SymbolSketch().line(
      3.5, 18.5, 2, 7.5, 8, 12, 12, 4.5, 16, 12, 22, 7.5, 20.5, 18.5, closed: true),
    "cube": SymbolSketch().line(12, 2.5, 20.5, 7, 20.5, 17, 12, 21.5, 3.5, 17, 3.5, 7, closed: true)
      .line(3.5, 7, 12, 11.5, 20.5, 7).line(12, 11.5, 12, 21.5),
    "cup.and.saucer": SymbolSketch().curve(
      4, 6, 4, 6, 17, 6, 17, 6, 17, 6, 17, 10, 17, 10, 17, 14.5, 14, 16.5, 10.5, 16.5, 7, 16.5, 4,
      14.5, 4, 10, closed: true
    ).curve(17, 7.5, 22.5, 7, 22.5, 13, 16, 13).line(3, 20.3, 18, 20.3),
    "desktopcomputer": SymbolSketch().box(2, 3.5, 22, 16.5).line(12, 16.5, 12, 20.5).line(
      8, 20.5, 16, 20.5),
    "die.face.5": SymbolSketch().box(3, 3, 21, 21).dot(8, 8, 1.5).dot(16, 8, 1.5).dot(12, 12, 1.5)
      .dot(8, 16, 1.5).dot(16, 16, 1.5),
  ]
}
