// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A shape or a feature of a document of GeoJSON.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes of a document of GeoJSON, with what is said of them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
  /// The name of the feature; nil for none.
  public let identifier: String?
  /// What is said of the shapes, as a document of JSON; nil for nothing.
  public let properties: Data?
  /// The shapes of the feature.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    super.init()
  }
}

/// What reads documents of GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
  /// Returns the features of a document, or the shapes of one without features.
  ///
  /// - Throws: ``MKError/Code/decodingFailed`` if it is not a document of GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let document = try? JSONSerialization.jsonObject(with: data) else {
      throw MKError(.decodingFailed)
    }
    return try Self.objects(of: document)
  }

  private static func objects(of document: Any) throws -> [any MKGeoJSONObject] {
    guard let document = document as? [String: Any] else { throw MKError(.decodingFailed) }
    switch document["type"] as? String {
    case "FeatureCollection":
      return try list(document["features"]).flatMap(objects(of:))
    case "Feature": return [try feature(of: document)]
    default: return try GeoJSONShapes.shapes(of: document)
    }
  }

  private static func feature(of document: [String: Any]) throws -> MKGeoJSONFeature {
    let identifier = document["id"].map { "\($0)" }
    let properties = (document["properties"] as? [String: Any])
      .flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    let geometry = document["geometry"] as? [String: Any]
    return MKGeoJSONFeature(
      identifier: identifier, properties: properties,
      geometry: try geometry.map(GeoJSONShapes.shapes(of:)) ?? [])
  }

  static func list(_ value: Any?) throws -> [Any] {
    guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }
}
