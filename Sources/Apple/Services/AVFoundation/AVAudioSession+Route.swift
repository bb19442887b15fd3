// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AVAudioSession {
  /// A kind of input or output.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The speaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// What is held to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Headphones with a wire.
    public static let headphones = Port(rawValue: "Headphones")
    /// A line into the device.
    public static let lineIn = Port(rawValue: "LineIn")
    /// A line out of the device.
    public static let lineOut = Port(rawValue: "LineOut")
    /// A Bluetooth device for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth device for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A Bluetooth device with low energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A device that AirPlay reaches.
    public static let airPlay = Port(rawValue: "AirPlay")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A screen at an HDMI cable.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// The speakers of a car.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// A device at a USB cable.
    public static let usbAudio = Port(rawValue: "USBAudio")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// A screen at a DisplayPort cable.
    public static let displayPort = Port(rawValue: "DisplayPort")
    /// A device at a Thunderbolt cable.
    public static let thunderbolt = Port(rawValue: "Thunderbolt")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A card in the machine.
    public static let PCI = Port(rawValue: "PCI")
    /// A device at a FireWire cable.
    public static let fireWire = Port(rawValue: "FireWire")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A device in a network of sound.
    public static let AVB = Port(rawValue: "AVBAudio")
    /// A port of no device.
    public static let virtual = Port(rawValue: "Virtual")
  }

  /// Where sound comes from and goes: to the speaker.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
}

/// An input or output of sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind of the input or output.
  public let portType: AVAudioSession.Port
  /// The name that users see.
  public let portName: String
  /// The name by which it is found.
  public let uid: String

  init(_ type: AVAudioSession.Port) {
    (portType, portName, uid) = (type, type.rawValue, type.rawValue)
  }
}

/// Where sound comes from and goes.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs, of which there are none here.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs: the speaker alone here.
  open var outputs: [AVAudioSessionPortDescription] {
    [AVAudioSessionPortDescription(.builtInSpeaker)]
  }
}
