// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A device nearby, by the name that users see.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name that users see.
  public let displayName: String
  private let identifier: UUID

  /// Creates a peer with a name, which is another one than all others.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    identifier = UUID()
  }

  /// Reads a peer of an archive; nil if it has no name.
  public required init?(coder: NSCoder) {
    guard
      let name = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?,
      let text = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?,
      let identifier = UUID(uuidString: text)
    else { return nil }
    displayName = name
    self.identifier = identifier
  }

  /// Whether archives of it can be read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the peer to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(displayName as NSString, forKey: "displayName")
    coder.encode(identifier.uuidString as NSString, forKey: "identifier")
  }

  /// Returns the peer itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether the other one is the same peer.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MCPeerID)?.identifier == identifier
  }
  /// A hash of the peer.
  open override var hash: Int { identifier.hashValue }
}
