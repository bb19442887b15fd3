// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Testing

@testable import WidgetPrograms

struct FrameworkHeaderTests {
  @Test func `What the header of a framework imports is seen by all of its files`() throws {
    let text = """
      #import <UIKit/UIKit.h>
      #include <UIKit/UIView.h>
      //! Project version number for Kit.
        @import CoreData;
      #import <stdio.h>
      #import "Own.h"
      """
    #expect(FrameworkHeader.imports(in: text) == ["UIKit", "CoreData"])
  }

  @Test(arguments: ["/app", "."])
  func `The header is in a folder of the sources or above, below that of the project`(
    _ root: String
  ) {
    let path = root == "." ? "" : root + "/"
    var tree = MemoryTree()
    for (name, text) in [
      ("Kit/Kit.h", "#import <UIKit/UIKit.h>\n#import <Kit/Own.h>\n"), ("Kit/Views/A.swift", ""),
      ("Other.h", "#import <MapKit/MapKit.h>"),
    ] {
      tree.write(Array(text.utf8), to: FilePath(path + name))
    }
    let files = FileSystem.memory(tree)
    var module = ProgramModule(name: "Kit", target: "Kit", role: .library)
    module.sources = [FilePath(path + "Kit/Views/A.swift")]
    let header = FrameworkHeader(of: module, below: FilePath(root), in: files)
    #expect(header.imports == ["UIKit"])
    module.name = "Kit2"
    let none = FrameworkHeader(of: module, below: FilePath(root), in: files)
    #expect(none.imports.isEmpty)
  }
}
