// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SymbolTable {
  /// What widgets about energy, homes and measured values show.
  static let energy = """
    air.conditioner.horizontal: box 2 5 22 13; line 6 10 18 10; curve 7 15 7 17 5.5 18 5 19.5; \
      line 12 15 12 19.5; curve 17 15 17 17 18.5 18 19 19.5
    arrowtriangle.down: polygon 3 6 21 6 12 19
    arrowtriangle.left: polygon 18 3 18 21 5 12
    arrowtriangle.up: polygon 3 18 21 18 12 5
    batteryblock: box 2 7 22 20; line 5 4 8.5 4; line 15.5 4 19 4
    blinds.horizontal.closed: line 2 3.5 22 3.5; line 4 8 20 8; line 4 12 20 12; line 4 16 20 \
      16; line 4 20 20 20
    bolt.batteryblock: with batteryblock; polygon 13.5 9 8.5 14.8 12 14.8 10.5 19 15.5 13.2 12 \
      13.2
    bolt.car: with car 0.86 0 3; polygon 20.5 1.5 15.5 7.8 18.8 7.8 17.5 12 22.5 5.8 19.2 5.8
    curtains.closed: line 2 3.5 22 3.5; line 3.5 3.5 3.5 21 20.5 21 20.5 3.5; line 12 3.5 12 \
      21; line 7.8 3.5 7.8 21; line 16.2 3.5 16.2 21
    door.left.hand.closed: line 5 21 5 3 19 3 19 21; line 2.5 21 21.5 21; dot 8.6 12.4 1.2
    ev.charger: line 4 21 4 3.5 14 3.5 14 21 close; polygon 9.8 7.5 6.5 12.8 9 12.8 8.2 17 \
      11.5 11.5 9 11.5; curve 14 12 17.5 12 16 18.5 18 18.5 20.5 18.5 20 14 20 9 20 9 20 7 20 \
      7; line 18.3 4.5 18.3 7 21.7 7 21.7 4.5
    externaldrive: line 4.5 7 19.5 7 22 14 22 18.5 2 18.5 2 14 close; line 2 14 22 14; dot \
      18.3 16.3 0.9
    heater.vertical: box 3 4 21 18.5; line 7.5 8 7.5 14.5; line 12 8 12 14.5; line 16.5 8 16.5 \
      14.5; line 6 18.5 6 21; line 18 18.5 18 21
    internaldrive: with externaldrive
    minus.plus.batteryblock: with batteryblock; line 5.5 14 9.5 14; line 14.5 14 18.5 14; line \
      16.5 12 16.5 16
    mountain.2: line 1.5 19 8.5 6 15.5 19 close; line 13 13.5 16 9 22.5 19 15.5 19
    pipe.and.drop: line 3 3 3 13; line 9 3 9 8 15 8 15 13 9 13 9 13; line 16 6 16 15; blob 12 \
      15 14 17.5 14.5 18.5 14.5 19.8 14.5 22 9.5 22 9.5 19.8 9.5 18.5 10 17.5 12 15
    powerplug: curve 16 4.2 13 4.2 11 4.6 9.5 7 8.2 9 7.4 9.6 6 9.6 6 9.6 2 9.6 2 9.6 2 9.6 2 \
      14.4 2 14.4 2 14.4 6 14.4 6 14.4 7.4 14.4 8.2 15 9.5 17 11 19.4 13 19.8 16 19.8 close; \
      line 16 8.4 22 8.4; line 16 15.6 22 15.6
    poweroutlet.type.b: box 2.5 2.5 21.5 21.5 4; line 9.3 7.5 9.3 10.5; line 14.7 7.5 14.7 \
      10.5; circle 12 15 1.6
    poweroutlet.type.f: box 2.5 2.5 21.5 21.5 4; circle 12 12 6; dot 9.4 12 1.2; dot 14.6 12 \
      1.2
    sensor: box 2.5 6.5 21.5 17.5; circle 12 12 3; dot 12 12 0.9
    solarpanel: line 5 4 19 4 22 17 2 17 close; line 3.6 10.5 20.4 10.5; line 12 4 12 21; line \
      8 21 16 21
    spigot: line 3 9 3 15; curve 3 12 3 12 14 12 14 12 18 12 19 14 19 17; line 11 12 11 6; \
      line 7 6 15 6; dot 19 20.5 1.3
    washer: box 3.5 2.5 20.5 21.5; circle 12 13.5 5; dot 7 6 1; dot 10 6 1
    water.waves: curve 2 7 4 5 6 5 7.3 7 8.6 9 10.6 9 12 7 13.4 5 15.4 5 16.7 7 18 9 20 9 22 \
      7; curve 2 12 4 10 6 10 7.3 12 8.6 14 10.6 14 12 12 13.4 10 15.4 10 16.7 12 18 14 20 14 \
      22 12; curve 2 17 4 15 6 15 7.3 17 8.6 19 10.6 19 12 17 13.4 15 15.4 15 16.7 17 18 19 20 \
      19 22 17
    wave.3.forward: curve 5.5 9 7.5 10.5 7.5 13.5 5.5 15; curve 9.5 6 13.8 9.2 13.8 14.8 9.5 \
      18; curve 13.5 3 20.3 8 20.3 16 13.5 21
    window.vertical.closed: box 4 2.5 20 21.5; line 12 2.5 12 21.5; line 4 12 20 12
    """

  /// Batteries, by how full they are; what is full makes room for the flash.
  static let batteries = """
    battery.0: box 1.63 7.58 19.97 16.42 3; blob 21.6 10 22.5 10.4 23 11.2 23 12 23 12.8 22.5 \
      13.6 21.6 14
    battery.25: with battery.0; polygon 3.6 9.55 6.3 9.55 6.3 14.45 3.6 14.45
    battery.50: with battery.0; polygon 3.6 9.55 10.2 9.55 10.2 14.45 3.6 14.45
    battery.75: with battery.0; polygon 3.6 9.55 14.1 9.55 14.1 14.45 3.6 14.45
    battery.100: with battery.0; polygon 3.6 9.55 18 9.55 18 14.45 3.6 14.45
    battery.100.bolt: with battery.0; polygon 3.6 9.55 9.3 9.55 6.7 13.4 7.3 14.45 3.6 14.45; \
      polygon 18 9.55 18 14.45 12.3 14.45 14.9 10.6 14.3 9.55; polygon 12.1 7.4 8.4 12.5 10.5 \
      12.5 9.5 16.6 13.2 11.5 11.1 11.5
    """
}
