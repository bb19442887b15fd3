// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SymbolTable {
  /// Arrows, signs, lists and plain shapes.
  ///
  /// The proportions of `arrow.up.arrow.down` are those in a circle of a recorded picture.
  static let signs = """
    app: curve 8 3 8 3 16 3 16 3 20 3 21 4 21 8 21 8 21 16 21 16 21 20 20 21 16 21 16 21 8 21 \
      8 21 4 21 3 20 3 16 3 16 3 8 3 8 3 4 4 3 8 3 close
    arrow.branch: line 12 21 12 14 6 8 6 3; line 12 14 18 8 18 3; line 3 6 6 3 9 6; line 15 6 \
      18 3 21 6
    arrow.counterclockwise: curve 5.6 6.6 9.5 2.8 15.8 3.2 18.8 7.5 22.5 13 19 20.5 12 20.5 \
      7.5 20.5 4 17.5 3.5 13; line 5.2 2.5 5.2 7 9.7 7
    arrow.down.left: line 18 6 6 18; line 15 18 6 18 6 9
    arrow.down.right.and.arrow.up.left: line 10 3 10 10 3 10; line 10 10 3.5 3.5; line 14 21 \
      14 14 21 14; line 14 14 20.5 20.5
    arrow.down.to.line: line 4 20.5 20 20.5; line 12 3 12 16; line 6.5 10.5 12 16 17.5 10.5
    arrow.left.and.right: line 3 12 21 12; line 7.5 7.5 3 12 7.5 16.5; line 16.5 7.5 21 12 \
      16.5 16.5
    arrow.left.arrow.right: line 21 8 4 8; line 8 4 4 8 8 12; line 3 16 20 16; line 16 12 20 \
      16 16 20
    arrow.triangle.2.circlepath: arc 12 12 8.5 190 140; line 19.6 3.2 19.6 8 14.8 8; arc 12 12 \
      8.5 10 140; line 4.4 20.8 4.4 16 9.2 16
    arrow.triangle.turn.up.right: line 14.5 4 20 9.5 14.5 15; curve 20 9.5 20 9.5 9 9.5 9 9.5 \
      5 9.5 4 12 4 15 4 15 4 20 4 20
    arrow.turn.up.right: line 14.5 4 20 9.5 14.5 15; curve 20 9.5 20 9.5 9 9.5 9 9.5 5 9.5 4 \
      12 4 15 4 15 4 20 4 20
    arrow.up.and.down: line 12 3 12 21; line 7.5 7.5 12 3 16.5 7.5; line 7.5 16.5 12 21 16.5 \
      16.5
    arrow.up.arrow.down: line 6.9 20.2 6.9 3.8; line 1.6 9.1 6.9 3.8 12.2 9.1; line 17.1 3.8 \
      17.1 20.2; line 11.8 14.9 17.1 20.2 22.4 14.9
    cellularbars: polygon 2.2 16.8 4.8 16.8 4.8 20.2 2.2 20.2; polygon 7.9 13.4 10.5 13.4 10.5 \
      20.2 7.9 20.2; polygon 13.6 9 16.2 9 16.2 20.2 13.6 20.2; polygon 19.3 3.8 21.9 3.8 21.9 \
      20.2 19.3 20.2
    arrow.up.left: line 18 18 6 6; line 15 6 6 6 6 15
    arrow.up.left.and.arrow.down.right: line 4 11 4 4 11 4; line 4 4 10 10; line 20 13 20 20 \
      13 20; line 20 20 14 14
    arrow.up.to.line: line 4 3.5 20 3.5; line 12 21 12 8; line 6.5 13.5 12 8 17.5 13.5
    arrow.uturn.backward: line 8 4 3.5 8.5 8 13; curve 3.5 8.5 3.5 8.5 14 8.5 14 8.5 22.5 8.5 \
      22.5 20 14 20 14 20 8 20 8 20
    arrow.uturn.forward: line 16 4 20.5 8.5 16 13; curve 20.5 8.5 20.5 8.5 10 8.5 10 8.5 1.5 \
      8.5 1.5 20 10 20 10 20 16 20 16 20
    asterisk: line 12 4 12 20; line 5 8 19 16; line 5 16 19 8
    at: circle 12 12 3.8; curve 15.8 8.5 15.8 8.5 15.8 13 15.8 13 15.8 17.2 21.2 16.5 21.2 \
      11.5 21.2 6.5 17.5 2.8 12 2.8 6.5 2.8 2.8 6.5 2.8 12 2.8 17.5 6.5 21.2 12 21.2 14 21.2 \
      15.5 20.8 17 20
    backward: polygon 11.5 6 2.5 12 11.5 18; polygon 21.5 6 12.5 12 21.5 18
    backward.end: polygon 19 5 7.5 12 19 19; line 5 5 5 19
    bitcoinsign: line 8 5 8 19; curve 8 5 8 5 13 5 14 5 18 5 18 11.5 14 11.5 19.5 11.5 19.5 19 \
      14.5 19 13 19 8 19 8 19; line 8 11.5 14 11.5; line 10 2.5 10 5; line 14 2.5 14 5; line \
      10 19 10 21.5; line 14 19 14 21.5
    capsule: curve 8 7 8 7 16 7 16 7 22.5 7 22.5 17 16 17 16 17 8 17 8 17 1.5 17 1.5 7 8 7 \
      close
    character: line 5 19 12 4.5 19 19; line 7.5 14 16.5 14
    checklist: line 2.5 6.5 4.5 8.5 8 4; line 2.5 15.5 4.5 17.5 8 13; line 11 6.5 21.5 6.5; \
      line 11 16 21.5 16
    chevron.compact.down: line 3 9 12 14 21 9
    chevron.left.2: line 12 5 5 12 12 19; line 19 5 12 12 19 19
    chevron.right.2: line 5 5 12 12 5 19; line 12 5 19 12 12 19
    chevron.up.chevron.down: line 7 9 12 4 17 9; line 7 15 12 20 17 15
    circle.dashed: arc 12 12 9.5 -80 50; arc 12 12 9.5 -10 50; arc 12 12 9.5 60 50; arc 12 12 \
      9.5 130 50; arc 12 12 9.5 200 50
    circle.dotted: dot 12 3.5 1.1; dot 12 20.5 1.1; dot 3.5 12 1.1; dot 20.5 12 1.1; dot 6 6 \
      1.1; dot 18 18 1.1; dot 6 18 1.1; dot 18 6 1.1
    circle.grid.2x2: circle 7.3 7.3 3.4; circle 16.7 7.3 3.4; circle 7.3 16.7 3.4; circle 16.7 \
      16.7 3.4
    circle.grid.3x3: circle 5 5 2; circle 12 5 2; circle 19 5 2; circle 5 12 2; circle 12 12 \
      2; circle 19 12 2; circle 5 19 2; circle 12 19 2; circle 19 19 2
    circle.lefthalf.filled: circle 12 12 9.5; blob 12 3.5 1 3.5 1 20.5 12 20.5
    circle.righthalf.filled: circle 12 12 9.5; blob 12 3.5 23 3.5 23 20.5 12 20.5
    diamond: line 12 2.5 21.5 12 12 21.5 2.5 12 close
    divide: line 4 12 20 12; dot 12 6 1.7; dot 12 18 1.7
    dot.circle: circle 12 12 9.5; dot 12 12 2.4
    equal: line 4 8.5 20 8.5; line 4 15.5 20 15.5
    eurosign: arc 14 12 7.5 -60 -240; line 3.5 10.2 13 10.2; line 3.5 13.8 12 13.8
    exclamationmark: line 12 3.5 12 14.5; dot 12 19.3 1.7
    exclamationmark.2: line 8 3.5 8 14.5; dot 8 19.3 1.7; line 16 3.5 16 14.5; dot 16 19.3 1.7
    forward: polygon 12.5 6 21.5 12 12.5 18; polygon 2.5 6 11.5 12 2.5 18
    forward.end: polygon 5 5 16.5 12 5 19; line 19 5 19 19
    gobackward: curve 5.6 6.6 9.5 2.8 15.8 3.2 18.8 7.5 22.5 13 19 20.5 12 20.5 7.5 20.5 4 \
      17.5 3.5 13; line 5.2 2.5 5.2 7 9.7 7
    goforward: curve 18.4 6.6 14.5 2.8 8.2 3.2 5.2 7.5 1.5 13 5 20.5 12 20.5 16.5 20.5 20 17.5 \
      20.5 13; line 18.8 2.5 18.8 7 14.3 7
    hexagon: line 12 2.5 20.2 7.2 20.2 16.8 12 21.5 3.8 16.8 3.8 7.2 close
    infinity: curve 12 12 9.5 8 4 7 3 12 4 17 9.5 16 12 12 14.5 8 20 7 21 12 20 17 14.5 16 12 \
      12 close
    largecircle.fill.circle: circle 12 12 9.5; blob 12 6.5 19.3 6.5 19.3 17.5 12 17.5 4.7 17.5 \
      4.7 6.5 12 6.5
    line.3.horizontal: line 3.5 6 20.5 6; line 3.5 12 20.5 12; line 3.5 18 20.5 18
    line.3.horizontal.decrease: line 3 6 21 6; line 6.5 12 17.5 12; line 10 18 14 18
    line.diagonal: line 5 19 19 5
    list.dash: line 3 6 5 6; line 3 12 5 12; line 3 18 5 18; line 9 6 21 6; line 9 12 21 12; \
      line 9 18 21 18
    list.number: line 3 4 4.2 4 4.2 8.5; line 3 8.5 5.4 8.5; curve 3 12 3.6 10 5.6 11 5.2 12.4 \
      4.8 13.4 3.6 14 3 15; line 3 15 5.5 15; line 9 6 21 6; line 9 12.8 21 12.8; line 9 19.5 \
      21 19.5; line 3 18 5 18 4 20 5 21.5 3 21.5
    multiply: line 5.5 5.5 18.5 18.5; line 18.5 5.5 5.5 18.5
    nosign: circle 12 12 9.5; line 5.5 5.5 18.5 18.5
    number: line 9.5 3.5 7 20.5; line 17 3.5 14.5 20.5; line 4.5 8.5 20.5 8.5; line 3.5 15.5 \
      19.5 15.5
    oval: curve 12 6 25 6 25 18 12 18 -1 18 -1 6 12 6 close
    pentagon: line 12 2.5 21.5 9.5 18 20.5 6 20.5 2.5 9.5 close
    percent: line 18 5 6 19; circle 7 7.5 3; circle 17 16.5 3
    playpause: polygon 3 5 12 12 3 19; line 16 5.5 16 18.5; line 20.5 5.5 20.5 18.5
    plus.forwardslash.minus: line 6 3.5 6 10.5; line 2.5 7 9.5 7; line 18 5 6 20; line 14.5 \
      17.5 21.5 17.5
    plusminus: line 12 3 12 13; line 7 8 17 8; line 7 19 17 19
    power: arc 12 13 8 -50 280; line 12 3 12 12
    quote.closing: dot 7 9.5 3.4; curve 10.4 9.5 10.4 14 9 16.5 5 17.5; dot 17 9.5 3.4; curve \
      20.4 9.5 20.4 14 19 16.5 15 17.5
    quote.opening: dot 7 14.5 3.4; curve 3.6 14.5 3.6 10 5 7.5 9 6.5; dot 17 14.5 3.4; curve \
      13.6 14.5 13.6 10 15 7.5 19 6.5
    rectangle.3.group: box 2.5 6 10 18; box 13 6 21.5 11; box 13 13.5 21.5 18
    rectangle.grid.1x2: box 3 3.5 21 10.6; box 3 13.4 21 20.5
    rectangle.grid.2x2: box 2.5 4.5 10.6 10.8; box 13.4 4.5 21.5 10.8; box 2.5 13.2 10.6 19.5; \
      box 13.4 13.2 21.5 19.5
    rectangle.stack: box 3 8.5 21 20.5; line 5 5.5 19 5.5; line 7.5 2.8 16.5 2.8
    repeat: line 17 2.5 20.5 6 17 9.5; curve 20.5 6 20.5 6 7 6 7 6 4.5 6 3.5 7.5 3.5 10 3.5 10 \
      3.5 11 3.5 11; line 7 14.5 3.5 18 7 21.5; curve 3.5 18 3.5 18 17 18 17 18 19.5 18 20.5 \
      16.5 20.5 14 20.5 14 20.5 13 20.5 13
    scope: circle 12 12 7.5; line 12 1.8 12 7.5; line 12 16.5 12 22.2; line 1.8 12 7.5 12; \
      line 16.5 12 22.2 12
    seal: line 12 2.5 14.8 4.6 18.3 4.6 19.4 8 21.8 10.5 20.5 13.8 21 17.2 17.8 18.6 15.6 21.2 \
      12 20.4 8.4 21.2 6.2 18.6 3 17.2 3.5 13.8 2.2 10.5 4.6 8 5.7 4.6 9.2 4.6 close
    shuffle: line 17.5 3 21 6.5 17.5 10; curve 21 6.5 21 6.5 17 6.5 16 6.5 12 6.5 11 17.5 7 \
      17.5 7 17.5 3 17.5 3 17.5; line 17.5 14 21 17.5 17.5 21; curve 21 17.5 21 17.5 18 17.5 \
      17 17.5 15 17.5 14 15.5 13.5 14.5; curve 3 6.5 3 6.5 6 6.5 7 6.5 9 6.5 10 8.5 10.5 9.5
    slider.horizontal.3: line 3 6 13 6; line 18 6 21 6; circle 15.5 6 2.4; line 3 12 5 12; \
      line 10.5 12 21 12; circle 7.8 12 2.4; line 3 18 13 18; line 18 18 21 18; circle 15.5 18 \
      2.4
    square.grid.2x2: box 3 3 10.4 10.4; box 13.6 3 21 10.4; box 3 13.6 10.4 21; box 13.6 13.6 \
      21 21
    square.grid.3x3: box 2.8 2.8 8 8; box 9.4 2.8 14.6 8; box 16 2.8 21.2 8; box 2.8 9.4 8 \
      14.6; box 9.4 9.4 14.6 14.6; box 16 9.4 21.2 14.6; box 2.8 16 8 21.2; box 9.4 16 14.6 \
      21.2; box 16 16 21.2 21.2
    square.on.square: box 3 3 15 15; line 18.5 9 21 9 21 21 9 21 9 18.5
    square.stack: box 4 9 20 21; line 6 6 18 6; line 8 3 16 3
    square.stack.3d.up: line 12 3 21 7.5 12 12 3 7.5 close; line 3 12 12 16.5 21 12; line 3 \
      16.5 12 21 21 16.5
    sterlingsign: curve 17 7 16 3 8.5 2.5 8.5 8 8.5 11 11 13 9.5 17 9 19 8 20 7 20.5; line 6.5 \
      20.5 17.5 20.5; line 6.5 13 14 13
    sum: line 18 5 6 4 13 12 6 20 18 19
    target: circle 12 12 9.5; circle 12 12 5.2; dot 12 12 1.8
    text.aligncenter: line 3 5 21 5; line 6 9.7 18 9.7; line 3 14.4 21 14.4; line 7 19 17 19
    text.alignleft: line 3 5 21 5; line 3 9.7 15 9.7; line 3 14.4 21 14.4; line 3 19 13 19
    textformat: line 2.5 18 7.5 6 12.5 18; line 4.2 14.2 10.8 14.2; circle 17.5 15 3; line \
      20.6 11.5 20.6 18
    textformat.size: line 2 18 8.5 4 15 18; line 4.5 13 12.5 13; line 15 18 18.5 10 22 18; \
      line 16.5 15.2 20.5 15.2
    yensign: line 5 4 12 12.5 19 4; line 12 12.5 12 20.5; line 7 12.5 17 12.5; line 7 16.3 17 \
      16.3
    """

  /// Digits, and signs that widgets show now and then.
  static let moreSigns = """
    0: curve 12 3 5 3 5 21 12 21 19 21 19 3 12 3 close
    1: line 8 7 12.5 3.5 12.5 20.5
    2: curve 6.5 8 6.5 1.5 17.5 1.5 17.5 8 17.5 12 6.5 17 6.5 20.5; line 6.5 20.5 18 20.5
    3: curve 6.5 6 7.5 2 17 2 17 7.5 17 11 13 11.5 11 11.5; curve 11 11.5 19 11.5 19 20.5 12 \
      20.5 9 20.5 6.5 19 6 16.5
    4: line 14.5 20.5 14.5 3.5 5 16 18.5 16
    5: line 17 3.5 8 3.5 7 11; curve 7 11 10 9 18 9 18 15 18 22 7 22 6 17
    6: curve 16.5 5.5 12 1 6 5 6 14; circle 12 15 5.6
    7: line 6 3.5 18 3.5 10 20.5
    8: circle 12 7.5 4.2; circle 12 16 5
    9: circle 12 9 5.6; curve 18 10 18 19 12 23 7.5 18.5
    arrow.turn.down.right: line 4 4 4 14 19 14; line 13.5 8.5 19.5 14 13.5 19.5
    arrow.up.forward.app: box 3 3 21 21 5; line 8.5 15.5 15 9; line 9.5 8.7 15.3 8.7 15.3 14.5
    arrow.uturn.right: line 15.5 4 20 8.5 15.5 13; curve 20 8.5 20 8.5 10 8.5 10 8.5 1.5 8.5 \
      1.5 19.5 10 19.5 10 19.5 15 19.5 15 19.5
    arrow.uturn.up: line 4 8.5 8.5 4 13 8.5; curve 8.5 4 8.5 4 8.5 14 8.5 14 8.5 22.5 19.5 \
      22.5 19.5 14 19.5 14 19.5 9 19.5 9
    arrowshape.turn.up.left: curve 10 4 10 4 2 11 2 11 2 11 10 18 10 18 10 18 10 14 10 14 16 \
      14 19 16 21.5 20 21.5 12 17 8 10 8 close
    chevron.compact.up: line 4 14 12 10 20 14
    chevron.left.forwardslash.chevron.right: line 6.5 7 1.5 12 6.5 17; line 17.5 7 22.5 12 \
      17.5 17; line 13.8 5 10.2 19
    clear: box 3 3 21 21; line 8.5 8.5 15.5 15.5; line 15.5 8.5 8.5 15.5
    eject: line 12 4 21 14 3 14 close; line 3.5 19 20.5 19
    exclamationmark.bubble: with bubble.left; line 12 7 12 11.5; dot 12 14.8 1.2
    flask: line 8.5 2.5 15.5 2.5; line 9.8 2.5 9.8 9 3.5 20.5 20.5 20.5 14.2 9 14.2 2.5
    icloud.and.arrow.down: with cloud 1 0 -2; line 12 10 12 21.5; line 8.5 18 12 21.5 15.5 18
    icloud.and.arrow.up: with cloud 1 0 -2; line 12 21.5 12 11; line 8.5 14.5 12 11 15.5 14.5
    lines.measurement.horizontal: line 3 5 3 19; line 21 5 21 19; line 7.5 9 7.5 15; line 12 7 \
      12 17; line 16.5 9 16.5 15
    lock.rotation: arc 12 12 9.5 -60 300; line 18 1.5 17 4.5 20.5 5.5; box 8.5 11 15.5 16.5; \
      curve 9.8 11 9.8 6.8 14.2 6.8 14.2 11
    point.3.connected.trianglepath.dotted: circle 12 5 2.8; circle 5 18.5 2.8; circle 19 18.5 \
      2.8; line 10.5 8 6.5 15.5; line 13.5 8 17.5 15.5; line 8.5 18.5 15.5 18.5
    questionmark.bubble: with bubble.left; with questionmark 0.48 6.3 5
    record: dot 12 12 8.5
    rectangle.connected.to.line.below: box 4 3 20 14; line 12 14 12 20; line 2.5 20.5 21.5 \
      20.5
    rectangle.expand.vertical: box 3 9.5 21 14.5; line 9 5 12 2.5 15 5; line 9 19 12 21.5 15 \
      19
    rectangle.portrait.and.arrow.right: line 15 7 15 2.5 4 2.5 4 21.5 15 21.5 15 17; line 9 12 \
      22 12; line 18.5 8.5 22 12 18.5 15.5
    scroll: curve 7 3 7 3 18 3 18 3 20.5 3 21 5 21 7.5 21 7.5 17 7.5 17 7.5 17 7.5 17 18 17 18 \
      17 20.5 16 21 14.5 21 14.5 21 5 21 5 21 3 21 2.5 19 2.5 17 2.5 17 7 17 7 17 close; line \
      10 8 14 8; line 10 12 14 12
    sidebar.left: box 2 4.5 22 19.5; line 9 4.5 9 19.5
    sidebar.right: box 2 4.5 22 19.5; line 15 4.5 15 19.5
    signpost.right.and.left: line 12 2.5 12 22; line 5 4 17 4 20 6.5 17 9 5 9 close; line 19 \
      11.5 7 11.5 4 14 7 16.5 19 16.5 close
    slash: line 6 18 18 6
    square.dashed: line 3 8 3 3 8 3; line 16 3 21 3 21 8; line 21 16 21 21 16 21; line 8 21 3 \
      21 3 16; line 11 3 13 3; line 11 21 13 21; line 3 11 3 13; line 21 11 21 13
    tablecells: box 2.5 4.5 21.5 19.5; line 2.5 9.5 21.5 9.5; line 2.5 14.5 21.5 14.5; line 9 \
      4.5 9 19.5; line 15 4.5 15 19.5
    testtube.2: line 3 3 10 3; curve 4 3 4 3 4 18 4 18 4 22 9 22 9 18 9 18 9 3 9 3; line 14 3 \
      21 3; curve 15 3 15 3 15 18 15 18 15 22 20 22 20 18 20 18 20 3 20 3
    text.alignright: line 3 5 21 5; line 9 9.7 21 9.7; line 3 14.4 21 14.4; line 11 19 21 19
    tray.and.arrow.down: with tray; line 12 2 12 10.5; line 9 8 12 10.8 15 8
    wifi.router: box 2 14 22 20; line 7 14 7 9; dot 6 17 0.9; dot 9 17 0.9; curve 14 10.5 15.5 \
      9 18.5 9 20 10.5; curve 11.8 7.5 15 4.3 19 4.3 22.2 7.5
    """
}
