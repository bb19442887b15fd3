// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
  /// Creates options, which have no effect here.
  public init() {}
}

/// What a message says of a protocol.
open class NWProtocolMetadata: @unchecked Sendable {
  /// Creates what says nothing.
  public init() {}
}

/// The description of a protocol.
open class NWProtocolDefinition: @unchecked Sendable {
  /// The name of the protocol, such as `tcp`.
  public let name: String
  init(_ name: String) { self.name = name }
}

/// A protocol of the network.
open class NWProtocol: @unchecked Sendable {}

/// The protocol of streams.
open class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// The description of the protocol.
  public static let definition = NWProtocolDefinition("tcp")

  /// The options of streams, which have no effect here.
  open class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether small packets are sent at once.
    open var noDelay = false
    /// Whether data are sent to keep the connection.
    open var enableKeepalive = false
    /// The seconds until data are sent to keep the connection.
    open var keepaliveIdle = 0
    /// The seconds between data that are sent to keep the connection.
    open var keepaliveInterval = 0
    /// How many data without an answer end the connection.
    open var keepaliveCount = 0
    /// The seconds in which a connection has to be made.
    open var connectionTimeout = 0
    /// Whether the first data are sent with the request for a connection.
    open var enableFastOpen = false
  }
}

/// The protocol of packets.
open class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// The description of the protocol.
  public static let definition = NWProtocolDefinition("udp")

  /// The options of packets.
  open class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether no sum of the data is made.
    open var preferNoChecksum = false
  }
}

/// The protocol that secures a connection.
open class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// The description of the protocol.
  public static let definition = NWProtocolDefinition("tls")

  /// The options of a secured connection.
  open class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The protocol of messages over pages.
open class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  /// The description of the protocol.
  public static let definition = NWProtocolDefinition("websocket")

  /// What a message is.
  public enum Opcode: Int, Sendable {
    /// A further part.
    case cont = 0
    /// Text.
    case text = 1
    /// Bytes.
    case binary = 2
    /// The end.
    case close = 8
    /// A question whether the other side is there.
    case ping = 9
    /// The answer to it.
    case pong = 10
  }

  /// The options of messages.
  open class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether questions of the other side are answered without the program.
    open var autoReplyPing = false
    /// The largest size of a message, in bytes.
    open var maximumMessageSize = 0
  }

  /// What a message says.
  open class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// Whether the message has text or bytes, goes on with another, or controls the connection.
    public let opcode: Opcode
    /// Creates what says what a message is.
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}

/// How connections are made, which has no effect here.
open class NWParameters: @unchecked Sendable {
  /// The protocols of a connection.
  public final class ProtocolStack: @unchecked Sendable {
    /// The protocols above the transport, the highest first.
    public var applicationProtocols: [NWProtocolOptions] = []
    /// The transport; nil for none.
    public var transportProtocol: NWProtocolOptions?
    /// The protocol below the transport; nil for the usual one.
    public var internetProtocol: NWProtocolOptions?
  }

  /// What the data are for.
  public enum ServiceClass: Hashable, Sendable {
    /// Anything.
    case bestEffort
    /// What may wait.
    case background
    /// Video that is answered.
    case interactiveVideo
    /// Voice that is answered.
    case interactiveVoice
    /// What is waited for.
    case responsiveData
    /// Signals of calls.
    case signaling
  }

  /// The protocols of the connection, whose values can be set.
  public let defaultProtocolStack = ProtocolStack()
  /// Whether devices nearby are reached without a network.
  open var includePeerToPeer = false
  /// The only type of interface that is used.
  open var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The only interface that is used; nil for any.
  open var requiredInterface: NWInterface?
  /// The types of interfaces that are not used; nil for none.
  open var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether expensive paths are not used.
  open var prohibitExpensivePaths = false
  /// Whether paths in Low Data Mode are not used.
  open var prohibitConstrainedPaths = false
  /// The address of this side; nil for any.
  open var requiredLocalEndpoint: NWEndpoint?
  /// Whether an address is used that others use, too.
  open var allowLocalEndpointReuse = false
  /// Whether only this network is listened to.
  open var acceptLocalOnly = false
  /// Whether the first data are sent with the request for a connection.
  open var allowFastOpen = false
  /// What the data are for.
  open var serviceClass = ServiceClass.bestEffort

  /// Creates parameters without protocols.
  public init() {}

  /// Creates parameters of streams, secured if there are options for it.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }

  /// Creates parameters of packets, secured if there are options for it.
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  /// New parameters of streams by TCP, which are not secured.
  open class var tcp: NWParameters { NWParameters(tls: nil) }
  /// New parameters of packets by UDP, which are not secured.
  open class var udp: NWParameters { NWParameters(dtls: nil) }
  /// New parameters of streams by TCP, secured by TLS with its default options.
  open class var tls: NWParameters { NWParameters(tls: .init()) }
  /// New parameters of packets by UDP, secured by DTLS with its default options.
  open class var dtls: NWParameters { NWParameters(dtls: .init()) }

  /// Returns parameters with the same values, which can be changed by themselves; both have the same options of protocols.
  open func copy() -> NWParameters {
    let result = NWParameters()
    result.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    result.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    result.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
    result.includePeerToPeer = includePeerToPeer
    result.requiredInterfaceType = requiredInterfaceType
    result.requiredInterface = requiredInterface
    result.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    result.prohibitExpensivePaths = prohibitExpensivePaths
    result.prohibitConstrainedPaths = prohibitConstrainedPaths
    result.requiredLocalEndpoint = requiredLocalEndpoint
    result.allowLocalEndpointReuse = allowLocalEndpointReuse
    result.acceptLocalOnly = acceptLocalOnly
    result.allowFastOpen = allowFastOpen
    result.serviceClass = serviceClass
    return result
  }
}
