// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The website that a frame is of; none is known here.
open class WKSecurityOrigin: NSObject, @unchecked Sendable {
  /// The scheme of the address, such as `https`.
  open var `protocol`: String { "" }
  /// The name of the host.
  open var host: String { "" }
  /// The port; 0 is that of the scheme.
  open var port: Int { 0 }
}

extension WKFrameInfo {
  /// The website that the frame is of.
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

/// Whether a page may use a camera or a microphone.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt = 0
  /// The page may use the device.
  case grant = 1
  /// The page may not use the device.
  case deny = 2
}

/// What a page wants to use.
public enum WKMediaCaptureType: Int, Sendable {
  /// The page asks for the camera.
  case camera = 0
  /// The page asks for the microphone.
  case microphone = 1
  /// The page asks for camera and microphone.
  case cameraAndMicrophone = 2
}

/// A page that was visited before; there is none here.
open class WKBackForwardListItem: NSObject, @unchecked Sendable {
  /// The address of the page; that of the root folder here.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The title; nil for none.
  open var title: String? { nil }
}

/// The pages that were visited: none.
open class WKBackForwardList: NSObject, @unchecked Sendable {
  /// The page that is shown; nil as there is none.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before; nil as there is none.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after; nil as there is none.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after: none.
  open var forwardList: [WKBackForwardListItem] { [] }
}

extension WKWebView {
  /// The pages that were visited: none.
  public var backForwardList: WKBackForwardList { WKBackForwardList() }
}
