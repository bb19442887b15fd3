// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of Core Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppleFoundation

/// The version 1.0 of HTTP.
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version 1.1 of HTTP.
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version 2 of HTTP.
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The version 3 of HTTP.
public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"
/// The key of the user's name.
public let kCFHTTPAuthenticationUsername: CFString = "kCFHTTPAuthenticationUsername"
/// The key of the user's password.
public let kCFHTTPAuthenticationPassword: CFString = "kCFHTTPAuthenticationPassword"
/// The key of the domain of an account.
public let kCFHTTPAuthenticationAccountDomain: CFString = "kCFHTTPAuthenticationAccountDomain"
/// The scheme in which a password is sent.
public let kCFHTTPAuthenticationSchemeBasic: CFString = "kCFHTTPAuthenticationSchemeBasic"
/// The scheme in which a digest is sent.
public let kCFHTTPAuthenticationSchemeDigest: CFString = "kCFHTTPAuthenticationSchemeDigest"
/// The scheme of servers of Windows.
public let kCFHTTPAuthenticationSchemeNTLM: CFString = "kCFHTTPAuthenticationSchemeNTLM"
/// The scheme that both sides choose.
public let kCFHTTPAuthenticationSchemeNegotiate: CFString = "kCFHTTPAuthenticationSchemeNegotiate"
/// The key of the address that failed.
public let kCFURLErrorFailingURLErrorKey: CFString = "NSErrorFailingURLKey"
/// The key of the address that failed, as a text.
public let kCFURLErrorFailingURLStringErrorKey: CFString = "NSErrorFailingURLStringKey"
/// The key of why a host has no address.
public let kCFGetAddrInfoFailureKey: CFString = "kCFGetAddrInfoFailureKey"
/// The key of the address of a script for proxies.
public let kCFProxyAutoConfigurationURLKey: CFString = "kCFProxyAutoConfigurationURLKey"
/// The key of the text of a script for proxies.
public let kCFProxyAutoConfigurationJavaScriptKey: CFString =
  "kCFProxyAutoConfigurationJavaScriptKey"
/// The type of a script for proxies, by its address.
public let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL"
/// The type of a script for proxies, by its text.
public let kCFProxyTypeAutoConfigurationJavaScript: CFString =
  "kCFProxyTypeAutoConfigurationJavaScript"
/// The type of a proxy of FTP.
public let kCFProxyTypeFTP: CFString = "kCFProxyTypeFTP"
