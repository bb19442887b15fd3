// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A block that gets the samples of a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of a sound's way, in which nothing sounds here.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that it belongs to; nil for none.
  open internal(set) weak var engine: AVAudioEngine?
  /// How many inputs there are.
  open var numberOfInputs: Int { 1 }
  /// How many outputs there are.
  open var numberOfOutputs: Int { 1 }

  override init() { super.init() }

  /// Returns the format of an input: that of one channel here.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .silence }
  /// Returns the format of an output: that of one channel here.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .silence }
  /// Asks for the samples of an output, which do not come here.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Asks for the samples of an output no longer.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what a node keeps, of which there is nothing.
  open func reset() {}
}

/// What several sounds are mixed in.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The volume of the result, from 0 to 1.
  open var outputVolume: Float = 1
  /// The volume of the node in the next mixer, from 0 to 1.
  open var volume: Float = 1
  /// Where the sound comes from, from -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// Creates a mixer that is connected to nothing.
  public override init() { super.init() }
}

/// A microphone or a loudspeaker, which is not here.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Whether the voice is told from other sounds.
  open private(set) var isVoiceProcessingEnabled = false
  /// Keeps whether the voice is told from other sounds; never throws.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone, which is not here.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  /// The volume of the microphone, from 0 to 1.
  open var volume: Float = 1
}

/// The loudspeaker, which is not here.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The buffer is played again and again.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// In place of what is played.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// In place of what is played, after its next repetition.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// What plays files and buffers, and plays nothing here.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// The volume of the node, from 0 to 1.
  open var volume: Float = 1
  /// Where the sound comes from, from -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// The speed of playing: 1 is that of the recording.
  open var rate: Float = 1
  /// Whether it plays: never here.
  open var isPlaying: Bool { false }

  /// Creates a player that is connected to nothing.
  public override init() { super.init() }

  /// Plays nothing, which is reported once.
  open func play() { reportUnavailable("AVAudioPlayerNode", answer: "nothing is played") }
  /// Plays nothing at a time, which is reported once; nil is now.
  open func play(at when: AVAudioTime?) { play() }
  /// Pauses playing on a device; nothing plays here.
  open func pause() {}
  /// Ends playing on a device; nothing plays here.
  open func stop() {}
  /// Plays no file; the completion is not called, as the file is not played to its end.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays no buffer; the completion is not called, as the buffer is not played to its end.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays no buffer; the completion is not called, as the buffer is not played to its end.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {}
  /// Returns the moment of the player for one of the node: always nil here.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  /// The moment of the last sample; nil here, as nothing is played.
  open var lastRenderTime: AVAudioTime? { nil }
}

/// The parts of a sound's way, which does not start here.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The microphone, which is not here.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker, which is not here.
  public let outputNode = AVAudioOutputNode()
  /// What all sounds are mixed in.
  public let mainMixerNode = AVAudioMixerNode()
  /// The parts that were attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether it runs: never here.
  open var isRunning: Bool { false }

  /// Creates an engine without other parts.
  public override init() {
    super.init()
    for node in [inputNode, outputNode, mainMixerNode] as [AVAudioNode] { node.engine = self }
  }

  /// Adds a part that is not connected yet.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  /// Removes a part that was added.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  /// Connects two parts, through which nothing sounds.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Connects an output and an input, through which nothing sounds.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  /// Disconnects the inputs of a part.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Disconnects the outputs of a part.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Gets ready, for which there is nothing to do.
  open func prepare() {}
  /// Starts, and fails, which is reported once.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func start() throws {
    reportUnavailable("AVAudioEngine", answer: "the engine does not start")
    throw CocoaError(.featureUnsupported)
  }
  /// Pauses on a device; nothing runs here.
  open func pause() {}
  /// Ends on a device; nothing runs here.
  open func stop() {}
  /// Forgets what the parts keep.
  open func reset() {}
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The sound goes elsewhere, so that an engine has to start again.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
