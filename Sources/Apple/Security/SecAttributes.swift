// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// More attributes of items, and their values. The keychain compares attributes, and does nothing else with them.
// What begins with 'kSecMatch' and 'kSecUse' says how it is searched; of these, only 'kSecMatchLimit' and
// 'kSecMatchCaseInsensitive' have an effect here, and others find what would be found without them.

/// Always, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// How a server knows the user.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// When the item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Who made the item.
public let kSecAttrCreator: CFString = "crtr"
/// What sort of item it is.
public let kSecAttrType: CFString = "type"
/// Whether the item is not shown.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// A path of a server.
public let kSecAttrPath: CFString = "path"
/// A port of a server.
public let kSecAttrPort: CFString = "port"
/// A protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// A domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The hash of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether a key makes others.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key unwraps others.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// Whether a key checks signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether a key wraps others.
public let kSecAttrCanWrap: CFString = "wrap"
/// The encoding of a certificate.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// The type of a certificate.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The size of a key that counts, in bits.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key can be had outside.
public let kSecAttrIsExtractable: CFString = "extr"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// Whether a key has to be wrapped.
public let kSecAttrIsSensitive: CFString = "sens"
/// Who made a certificate.
public let kSecAttrIssuer: CFString = "issr"
/// The class of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// A value of ``kSecAttrKeyClass``: the private key of a pair.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A value of ``kSecAttrKeyClass``: the public key of a pair.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A key for both sides.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A key of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// What finds the item again.
public let kSecAttrPersistantReference: CFString = "persistref"
/// What finds the item again.
public let kSecAttrPersistentReference: CFString = "persistref"
/// The hash of a public key.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The number of a certificate.
public let kSecAttrSerialNumber: CFString = "slnr"
/// Whom a certificate is for.
public let kSecAttrSubject: CFString = "subj"
/// The identifier of whom a certificate is for.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The group in which the item is synchronized.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// Where a key is.
public let kSecAttrTokenID: CFString = "tkid"
/// The part of the device that keeps keys.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The group of items of tokens.
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// The attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// Whether the letters of attributes are compared without case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether letters are compared without marks; ignored here.
public let kSecMatchDiacriticInsensitive: CFString = "m_DiacriticInsensitive"
/// An address of mail that certificates have.
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// The issuers of the certificates to find, an array of names as DER data; ignored here.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// The items among which it is looked.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The policy of certificates.
public let kSecMatchPolicy: CFString = "m_Policy"
/// The keychains in which it is looked.
public let kSecMatchSearchList: CFString = "m_SearchList"
/// What the subject of certificates has in it.
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// What the subject of certificates ends with.
public let kSecMatchSubjectEndsWith: CFString = "m_SubjectEndsWith"
/// What the subject of certificates begins with.
public let kSecMatchSubjectStartsWith: CFString = "m_SubjectStartsWith"
/// Whether certificates are trusted.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// When certificates are valid.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// Who was asked already.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The user is asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// It fails where the user has to be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items are left out for which the user has to be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The items that are used.
public let kSecUseItemList: CFString = "u_ItemList"
/// Whether the user is not asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// What the user is told.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the keychain is that of all users.
public let kSecUseUserIndependentKeychain: CFString = "u_UserIndependent"
/// What finds the item again.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// A password that a site shares.
public let kSecSharedPassword: CFString = "spwd"
/// The passphrase of a file.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// A certificate with its key.
public let kSecImportItemIdentity: CFString = "identity"
/// A chain of certificates.
public let kSecImportItemCertChain: CFString = "chain"
/// The identifier of a key.
public let kSecImportItemKeyID: CFString = "keyid"
/// The name of a key.
public let kSecImportItemLabel: CFString = "label"
/// The trust of a certificate.
public let kSecImportItemTrust: CFString = "trust"
/// A value of ``kSecAttrProtocol``: FTP, which moves files.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// A value of ``kSecAttrProtocol``: an account of an FTP client.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// A value of ``kSecAttrProtocol``: HTTP, for web pages without encryption.
public let kSecAttrProtocolHTTP: CFString = "http"
/// A value of ``kSecAttrProtocol``: IRC, for chats without encryption.
public let kSecAttrProtocolIRC: CFString = "irc "
/// A value of ``kSecAttrProtocol``: NNTP, for newsgroups without encryption.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// A value of ``kSecAttrProtocol``: POP3, which fetches mail, without encryption.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// A value of ``kSecAttrProtocol``: SMTP, which sends mail.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// A value of ``kSecAttrProtocol``: SOCKS, for proxies of any connection.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// A value of ``kSecAttrProtocol``: IMAP, which reads mail on its server, without encryption.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// A value of ``kSecAttrProtocol``: LDAP, for directories, without encryption.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// A value of ``kSecAttrProtocol``: AppleTalk, Apple's former network protocol.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// A value of ``kSecAttrProtocol``: AFP, by which Macs share files.
public let kSecAttrProtocolAFP: CFString = "afp "
/// A value of ``kSecAttrProtocol``: Telnet, for terminals, without encryption.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// A value of ``kSecAttrProtocol``: SSH, for terminals, with encryption.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// A value of ``kSecAttrProtocol``: FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// A value of ``kSecAttrProtocol``: HTTP over TLS, for encrypted web pages.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// A value of ``kSecAttrProtocol``: a proxy for HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A value of ``kSecAttrProtocol``: a proxy for HTTPS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A value of ``kSecAttrProtocol``: a proxy for FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// A value of ``kSecAttrProtocol``: SMB, by which Windows shares files.
public let kSecAttrProtocolSMB: CFString = "smb "
/// A value of ``kSecAttrProtocol``: RTSP, which controls streams of audio and video.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A value of ``kSecAttrProtocol``: a proxy for RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// A value of ``kSecAttrProtocol``: DAAP, by which iTunes shares music.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// A value of ``kSecAttrProtocol``: EPPC, which sends Apple events to other Macs.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// A value of ``kSecAttrProtocol``: IPP, for printers.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// A value of ``kSecAttrProtocol``: NNTP over TLS, for newsgroups.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// A value of ``kSecAttrProtocol``: LDAP over TLS, for directories.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// A value of ``kSecAttrProtocol``: Telnet over TLS, for terminals.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// A value of ``kSecAttrProtocol``: IMAP over TLS, which reads mail on its server.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// A value of ``kSecAttrProtocol``: IRC over TLS, for chats.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// A value of ``kSecAttrProtocol``: POP3 over TLS, which fetches mail.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// The way NTLM of knowing the user.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The way MSN of knowing the user.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The way DPA of knowing the user.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The way RPA of knowing the user.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The way HTTPBasic of knowing the user.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The way HTTPDigest of knowing the user.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The way HTMLForm of knowing the user.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The way Default of knowing the user.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
