#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Measure how long 'quickaction build' takes after a change in a view of a project with 30 files.

    Scripts/benchmark-build.py PROGRAM [CHANGES]

Makes a package with a widget of 30 files in a temporary folder, builds it, and changes a view several times. The modules for widgets are built
first if they are not there, which is not measured. With each change, the picture is drawn by 'preview --program', too. Prints the seconds of
the first build, of a build without a change, and of the changes; ends with 1 if a change took more than 8 s to the picture.
"""

import pathlib
import subprocess
import sys
import tempfile
import time

LIMIT = 8.0  # seconds

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Thirty", targets: [.executableTarget(name: "Thirty", swiftSettings: [.swiftLanguageMode(.v5)])])
"""

MAIN = """import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main
struct Thirty: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Thirty", provider: Provider()) { entry in
      VStack { View1(); View2(); View3() }.containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
"""

VIEW = """import SwiftUI

struct View%(number)d: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "star.fill").foregroundColor(.orange)
      VStack(alignment: .leading) {
        Text("View %(number)d").font(.headline)
        Text("%(word)s").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 8)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
  }
}
"""


def timed(*command):
    start = time.monotonic()
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{result.stderr}")
    return time.monotonic() - start, result.stdout.strip()


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as folder:
        sources = pathlib.Path(folder, "Sources", "Thirty")
        sources.mkdir(parents=True)
        pathlib.Path(folder, "Package.swift").write_text(MANIFEST)
        (sources / "Thirty.swift").write_text(MAIN)
        for number in range(1, 30):
            (sources / f"View{number}.swift").write_text(VIEW % {"number": number, "word": "first"})
        build = (program, "build", "--package", folder)
        first, executable = timed(*build)
        second, _ = timed(*build)
        print(f"first {first:.1f} s, unchanged {second:.1f} s")
        worst = 0.0
        for change in range(count):
            (sources / "View2.swift").write_text(VIEW % {"number": 2, "word": f"change {change}"})
            built, _ = timed(*build)
            drawn, picture = timed(program, "preview", "--program", executable, "--widget", "Thirty", "--format", "svg", "--output", "-")
            if f"change {change}" not in picture:
                sys.exit("the picture does not show the change")
            worst = max(worst, built + drawn)
            print(f"change: build {built:.1f} s, picture {drawn:.2f} s")
        return 1 if worst > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
