// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names of CFNetwork for 'URLSessionConfiguration.connectionProxyDictionary'. On iOS, HTTP and the address of a script are all.

/// The key of whether requests of HTTP go by a proxy, as a number.
public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
/// The key of the proxy's host.
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
/// The key of the proxy's port, as a number.
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
/// The key of whether a script chooses proxies, as a number.
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
/// The key of the address of that script.
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"
/// The key of the type of a proxy.
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
/// The key of a proxy's host.
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
/// The key of a proxy's port, as a number.
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
/// The key of the name of a proxy's user.
public let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey"
/// The key of the password of a proxy's user.
public let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey"
/// The type of no proxy at all.
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
/// The type of a proxy of HTTP.
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
/// The type of a proxy of HTTPS.
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
/// The type of a proxy of SOCKS.
public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"
