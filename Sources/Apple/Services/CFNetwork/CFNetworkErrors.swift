// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The codes of errors of the network, in the domains of Core Foundation and Foundation.
public enum CFNetworkErrors: Int32, Sendable {
  /// The host is not known.
  case cfHostErrorHostNotFound = 1
  /// The host failed for an unknown reason.
  case cfHostErrorUnknown = 2
  /// The proxy does not know the version of the app.
  case cfsocksErrorUnknownClientVersion = 100
  /// The version of the proxy is not supported.
  case cfsocksErrorUnsupportedServerVersion = 101
  /// The proxy of version 4 refused the request.
  case cfsocks4ErrorRequestFailed = 110
  /// The proxy could not find out who the user is.
  case cfsocks4ErrorIdentdFailed = 111
  /// The user is another one than the proxy found.
  case cfsocks4ErrorIdConflict = 112
  /// The proxy of version 4 answered an unknown code.
  case cfsocks4ErrorUnknownStatusCode = 113
  /// The connection by the proxy has a wrong state.
  case cfsocks5ErrorBadState = 120
  /// The proxy answered a wrong type of address.
  case cfsocks5ErrorBadResponseAddr = 121
  /// The proxy does not accept the password.
  case cfsocks5ErrorBadCredentials = 122
  /// The proxy asks for a method that is not supported.
  case cfsocks5ErrorUnsupportedNegotiationMethod = 123
  /// The proxy accepts no method of the app.
  case cfsocks5ErrorNoAcceptableMethod = 124
  /// The server of FTP answered an unexpected code.
  case cfftpErrorUnexpectedStatusCode = 200
  /// The type of authentication is not supported.
  case cfErrorHTTPAuthenticationTypeUnsupported = 300
  /// The server does not accept the password.
  case cfErrorHTTPBadCredentials = 301
  /// The connection to the server was lost.
  case cfErrorHTTPConnectionLost = 302
  /// The answer of the server cannot be read.
  case cfErrorHTTPParseFailure = 303
  /// The redirects of the server never end.
  case cfErrorHTTPRedirectionLoopDetected = 304
  /// The address of the request is wrong.
  case cfErrorHTTPBadURL = 305
  /// The proxy could not be connected.
  case cfErrorHTTPProxyConnectionFailure = 306
  /// The proxy does not accept the user.
  case cfErrorHTTPBadProxyCredentials = 307
  /// The script that chooses proxies failed.
  case cfErrorPACFileError = 308
  /// The script that chooses proxies needs a password.
  case cfErrorPACFileAuth = 309
  /// The proxy of HTTPS could not be connected.
  case cfErrorHTTPSProxyConnectionFailure = 310
  /// The proxy of HTTPS gave an unexpected answer.
  case cfStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod = 311
  /// Another process has the session in the background.
  case cfurlErrorBackgroundSessionInUseByAnotherProcess = -996
  /// The session in the background was ended.
  case cfurlErrorBackgroundSessionWasDisconnected = -997
  /// The reason is not known.
  case cfurlErrorUnknown = -998
  /// The request was canceled by the app.
  case cfurlErrorCancelled = -999
  /// The address of the request is malformed.
  case cfurlErrorBadURL = -1000
  /// The request took too long.
  case cfurlErrorTimedOut = -1001
  /// The scheme of the address is not supported.
  case cfurlErrorUnsupportedURL = -1002
  /// The host has no address.
  case cfurlErrorCannotFindHost = -1003
  /// The host could not be connected.
  case cfurlErrorCannotConnectToHost = -1004
  /// The connection was lost while it was used.
  case cfurlErrorNetworkConnectionLost = -1005
  /// The name of the host could not be looked up.
  case cfurlErrorDNSLookupFailed = -1006
  /// There were too many redirects.
  case cfurlErrorHTTPTooManyRedirects = -1007
  /// The resource could not be had.
  case cfurlErrorResourceUnavailable = -1008
  /// The device is not connected to the internet.
  case cfurlErrorNotConnectedToInternet = -1009
  /// A redirect has no address.
  case cfurlErrorRedirectToNonExistentLocation = -1010
  /// The answer of the server is wrong.
  case cfurlErrorBadServerResponse = -1011
  /// The user canceled the authentication.
  case cfurlErrorUserCancelledAuthentication = -1012
  /// The user has to be authenticated.
  case cfurlErrorUserAuthenticationRequired = -1013
  /// The resource has no bytes.
  case cfurlErrorZeroByteResource = -1014
  /// The data cannot be decoded.
  case cfurlErrorCannotDecodeRawData = -1015
  /// The encoding of the content is not known.
  case cfurlErrorCannotDecodeContentData = -1016
  /// The answer of the server cannot be parsed.
  case cfurlErrorCannotParseResponse = -1017
  /// Roaming in other countries is switched off.
  case cfurlErrorInternationalRoamingOff = -1018
  /// A call is active, and the network does not allow both.
  case cfurlErrorCallIsActive = -1019
  /// The mobile network allows no data.
  case cfurlErrorDataNotAllowed = -1020
  /// The body of the request had to be sent again.
  case cfurlErrorRequestBodyStreamExhausted = -1021
  /// The app allows secure connections alone.
  case cfurlErrorAppTransportSecurityRequiresSecureConnection = -1022
  /// The file is not there.
  case cfurlErrorFileDoesNotExist = -1100
  /// The file is a folder.
  case cfurlErrorFileIsDirectory = -1101
  /// The app may not read the file.
  case cfurlErrorNoPermissionsToReadFile = -1102
  /// The resource is larger than is allowed.
  case cfurlErrorDataLengthExceedsMaximum = -1103
  /// A secure connection could not be made.
  case cfurlErrorSecureConnectionFailed = -1200
  /// The certificate of the server has expired.
  case cfurlErrorServerCertificateHasBadDate = -1201
  /// The certificate of the server is not trusted.
  case cfurlErrorServerCertificateUntrusted = -1202
  /// The certificate has an unknown authority.
  case cfurlErrorServerCertificateHasUnknownRoot = -1203
  /// The certificate of the server is not yet valid.
  case cfurlErrorServerCertificateNotYetValid = -1204
  /// The server did not accept the certificate.
  case cfurlErrorClientCertificateRejected = -1205
  /// The server asks for a certificate.
  case cfurlErrorClientCertificateRequired = -1206
  /// The resource is not in the cache.
  case cfurlErrorCannotLoadFromNetwork = -2000
  /// The downloaded file could not be made.
  case cfurlErrorCannotCreateFile = -3000
  /// The downloaded file could not be opened.
  case cfurlErrorCannotOpenFile = -3001
  /// The downloaded file could not be closed.
  case cfurlErrorCannotCloseFile = -3002
  /// The downloaded file could not be written.
  case cfurlErrorCannotWriteToFile = -3003
  /// The downloaded file could not be removed.
  case cfurlErrorCannotRemoveFile = -3004
  /// The downloaded file could not be moved.
  case cfurlErrorCannotMoveFile = -3005
  /// The file of cookies cannot be read.
  case cfHTTPCookieCannotParseCookieFile = -4000
  /// The service failed for an unknown reason.
  case cfNetServiceErrorUnknown = -72_000
  /// The name of the service is in use.
  case cfNetServiceErrorCollision = -72_001
  /// The service was not found.
  case cfNetServiceErrorNotFound = -72_002
  /// The service is busy with another search.
  case cfNetServiceErrorInProgress = -72_003
  /// The service was given a wrong value.
  case cfNetServiceErrorBadArgument = -72_004
  /// The search of the service was canceled.
  case cfNetServiceErrorCancel = -72_005
  /// The service is not valid.
  case cfNetServiceErrorInvalid = -72_006
  /// The service did not answer in time.
  case cfNetServiceErrorTimeout = -72_007
  /// The look-up of the service failed.
  case cfNetServiceErrorDNSServiceFailure = -73_000
}

/// The domain of errors of the network, by its Core Foundation name.
public let kCFErrorDomainCFNetwork = "kCFErrorDomainCFNetwork"
/// The domain of errors of sockets of Windows, which no error here has.
public let kCFErrorDomainWinSock = "kCFErrorDomainWinSock"
