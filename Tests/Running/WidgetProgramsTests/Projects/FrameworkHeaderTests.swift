// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
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
    let files = MemoryFolder(files: [
      path + "Kit/Kit.h": "#import <UIKit/UIKit.h>\n#import <Kit/Own.h>\n",
      path + "Kit/Views/A.swift": "",
      path + "Other.h": "#import <MapKit/MapKit.h>",
    ])
    var module = ProgramModule(name: "Kit", target: "Kit", role: .library)
    module.sources = [FilePath(path + "Kit/Views/A.swift")]
    let header = FrameworkHeader(of: module, below: FilePath(root), in: files.fileSystem)
    #expect(header.imports == ["UIKit"])
    module.name = "Kit2"
    let none = FrameworkHeader(of: module, below: FilePath(root), in: files.fileSystem)
    #expect(none.imports.isEmpty)
  }
}
