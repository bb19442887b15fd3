// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Foundation on Linux gives objects in place of addresses, which are still taken where nothing says what is wanted.
extension Bundle {
  /// Returns the addresses of the resources with an extension in a subfolder; nil if there are none.
  @_disfavoredOverload public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return found?.map { $0 as URL }
  }

  /// Returns the addresses of the resources with an extension in a language; nil if there are none.
  @_disfavoredOverload public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    let found: [NSURL]? = urls(
      forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)
    return found?.map { $0 as URL }
  }
}
