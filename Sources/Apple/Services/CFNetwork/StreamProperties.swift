// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// The key of the secure connection of a stream.
public let kCFStreamPropertySSLContext: CFString = "kCFStreamPropertySSLContext"
/// The key of what the other side proves.
public let kCFStreamPropertySSLPeerTrust: CFString = "kCFStreamPropertySSLPeerTrust"
/// The key of the settings of a secure stream.
public let kCFStreamPropertySSLSettings: CFString = "kCFStreamPropertySSLSettings"
/// The key of the level of security, in the settings.
public let kCFStreamSSLLevel: CFString = "kCFStreamSSLLevel"
/// The key of the host's name in its certificate, in the settings.
public let kCFStreamSSLPeerName: CFString = "kCFStreamSSLPeerName"
/// The key of whether certificates are verified, in the settings.
public let kCFStreamSSLValidatesCertificateChain: CFString = "kCFStreamSSLValidatesCertificateChain"
/// The key of the certificates of this side, in the settings.
public let kCFStreamSSLCertificates: CFString = "kCFStreamSSLCertificates"
/// The key of whether this side is the server, in the settings.
public let kCFStreamSSLIsServer: CFString = "kCFStreamSSLIsServer"
/// The key of the host that a stream is connected to.
public let kCFStreamPropertySocketRemoteHost: CFString = "kCFStreamPropertySocketRemoteHost"
/// The key of the service that a stream is connected to.
public let kCFStreamPropertySocketRemoteNetService: CFString =
  "kCFStreamPropertySocketRemoteNetService"
/// The key of whether a stream stays open in the background.
public let kCFStreamPropertySocketExtendedBackgroundIdleMode: CFString =
  "kCFStreamPropertySocketExtendedBackgroundIdleMode"
/// The key of whether mobile networks are not used.
public let kCFStreamPropertyNoCellular: CFString = "kCFStreamPropertyNoCellular"
/// The key of whether a mobile network is used.
public let kCFStreamPropertyConnectionIsCellular: CFString = "kCFStreamPropertyConnectionIsCellular"
/// The key of whether expensive networks are used.
public let kCFStreamPropertyAllowExpensiveNetworkAccess: CFString =
  "kCFStreamPropertyAllowExpensiveNetworkAccess"
/// The key of whether networks in Low Data Mode are used.
public let kCFStreamPropertyAllowConstrainedNetworkAccess: CFString =
  "kCFStreamPropertyAllowConstrainedNetworkAccess"
/// The key of what a stream is used for.
public let kCFStreamNetworkServiceType: CFString = "kCFStreamNetworkServiceType"
/// The use of downloads that the user does not wait for.
public let kCFStreamNetworkServiceTypeBackground: CFString = "kCFStreamNetworkServiceTypeBackground"
/// The use of video that is watched now.
public let kCFStreamNetworkServiceTypeVideo: CFString = "kCFStreamNetworkServiceTypeVideo"
/// The use of speech that is heard now.
public let kCFStreamNetworkServiceTypeVoice: CFString = "kCFStreamNetworkServiceTypeVoice"
/// The use of calls over the internet.
public let kCFStreamNetworkServiceTypeVoIP: CFString = "kCFStreamNetworkServiceTypeVoIP"
/// The use of data that the user waits for.
public let kCFStreamNetworkServiceTypeResponsiveData: CFString =
  "kCFStreamNetworkServiceTypeResponsiveData"
/// The use of signals of a call.
public let kCFStreamNetworkServiceTypeCallSignaling: CFString =
  "kCFStreamNetworkServiceTypeCallSignaling"
/// The key of whether hosts nearby are connected without a proxy.
public let kCFStreamPropertyProxyLocalBypass: CFString = "kCFStreamPropertyProxyLocalBypass"
/// The key of the level of security of a stream.
public let kCFStreamPropertySocketSecurityLevel: CFString = "kCFStreamPropertySocketSecurityLevel"
/// The level of a stream without security.
public let kCFStreamSocketSecurityLevelNone: CFString = "kCFStreamSocketSecurityLevelNone"
/// The level of SSL of version 2.
public let kCFStreamSocketSecurityLevelSSLv2: CFString = "kCFStreamSocketSecurityLevelSSLv2"
/// The level of SSL of version 3.
public let kCFStreamSocketSecurityLevelSSLv3: CFString = "kCFStreamSocketSecurityLevelSSLv3"
/// The level of TLS of version 1.
public let kCFStreamSocketSecurityLevelTLSv1: CFString = "kCFStreamSocketSecurityLevelTLSv1"
/// The best level that both sides have.
public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString =
  "kCFStreamSocketSecurityLevelNegotiatedSSL"
/// The key of whether the socket is closed with the stream.
public let kCFStreamPropertyShouldCloseNativeSocket: CFString =
  "kCFStreamPropertyShouldCloseNativeSocket"
/// The key of the settings of a SOCKS proxy.
public let kCFStreamPropertySOCKSProxy: CFString = "kCFStreamPropertySOCKSProxy"
/// The key of the host of a SOCKS proxy.
public let kCFStreamPropertySOCKSProxyHost: CFString = "kCFStreamPropertySOCKSProxyHost"
/// The key of the port of a SOCKS proxy.
public let kCFStreamPropertySOCKSProxyPort: CFString = "kCFStreamPropertySOCKSProxyPort"
/// The key of the version of a SOCKS proxy.
public let kCFStreamPropertySOCKSVersion: CFString = "kCFStreamPropertySOCKSVersion"
/// The version 4 of SOCKS proxies.
public let kCFStreamSocketSOCKSVersion4: CFString = "kCFStreamSocketSOCKSVersion4"
/// The version 5 of SOCKS proxies.
public let kCFStreamSocketSOCKSVersion5: CFString = "kCFStreamSocketSOCKSVersion5"
/// The key of the user of a SOCKS proxy.
public let kCFStreamPropertySOCKSUser: CFString = "kCFStreamPropertySOCKSUser"
/// The key of the password of a SOCKS proxy.
public let kCFStreamPropertySOCKSPassword: CFString = "kCFStreamPropertySOCKSPassword"
