// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is known of a type: what it is derived from, and what its files and data are named.
struct TypeRow {
  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mime: String?

  /// The rows of all types.
  static let all: [TypeRow] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    return TypeRow(
      identifier: String(fields[0]), parents: fields[1].split(separator: " ").map(String.init),
      extensions: fields[2].split(separator: " ").map(String.init),
      mime: fields[3].isEmpty ? nil : String(fields[3]))
  }

  /// The rows by their identifiers.
  static let ofIdentifiers = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

  // An identifier, what it is derived from, extensions, and a MIME type. Source: Apple's list of system-declared uniform type identifiers.
  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.disk-image|public.archive||
    public.data|public.item||
    public.directory|public.item||
    public.folder|public.directory||
    public.symlink|public.item||
    com.apple.resolvable|||
    com.apple.alias-file|public.data com.apple.resolvable||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.plugin|com.apple.bundle com.apple.package||
    com.apple.metadata-importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
    com.apple.framework|com.apple.bundle|framework|
    com.apple.application|||
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-and-system-extension|com.apple.xpc-service|appex|
    public.unix-executable|public.executable||
    com.microsoft.windows-executable|public.executable|exe|application/x-msdownload
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane|
    public.executable|public.item||
    public.archive|||
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2
    com.pkware.zip-archive|public.data public.archive||
    public.zip-archive|public.data com.pkware.zip-archive public.archive|zip|application/zip
    public.tar-archive|public.data public.archive|tar|application/x-tar
    public.geojson||geojson|application/geo+json
    com.apple.archive|public.data public.archive|aar|
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.utf16-external-plain-text|public.plain-text||
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.css|public.text|css|text/css
    public.json|public.text|json|application/json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|com.apple.property-list public.xml||
    com.apple.binary-property-list|com.apple.property-list||
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|
    public.c-plus-plus-source|public.source-code|cp cpp cxx cc|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hpp hh hxx|
    public.script|public.source-code||
    com.apple.applescript.text|public.script|applescript|
    com.apple.applescript.script|public.data public.script|scpt|
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
    com.netscape.javascript-source|public.source-code|js mjs|text/javascript
    public.shell-script|public.script|sh command|
    public.perl-script|public.shell-script|pl pm|text/x-perl-script
    public.python-script|public.shell-script|py|text/x-python-script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script
    public.php-script|public.shell-script|php php3 php4 phtml|text/php
    public.make-source|public.script||
    public.image|public.data public.content||
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp dib|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    public.camera-raw-image|public.image||
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml
    public.heif|public.image|heif|image/heif
    public.heic|public.heif public.image|heic|image/heic
    public.heics|public.heif public.image|heics|image/heic-sequence
    public.jpeg-xl|public.image|jxl|image/jxl
    com.ilm.openexr-image|public.image|exr|
    com.adobe.raw-image|public.camera-raw-image public.image|dng|image/x-adobe-dng
    org.webmproject.webp|public.image|webp|image/webp
    com.apple.live-photo|||
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    com.apple.reality|public.3d-content public.data|reality|model/vnd.reality
    com.apple.scenekit.scene|public.3d-content public.data|scn|
    com.apple.arobject|public.data|arobject|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4a|audio/mp4
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a
    com.apple.m4v-video|public.movie|m4v|video/x-m4v
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v|
    public.avi|public.movie|avi vfw|video/avi
    public.aifc-audio|public.audio|aifc|
    public.aiff-audio|public.aifc-audio public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave
    public.midi-audio|public.audio|midi mid smf kar|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|com.apple.internet-location|url|
    public.url|public.data||
    public.file-url|public.url||
    com.apple.bookmark|public.data com.apple.resolvable||
    public.database|||
    public.message|||
    public.email-message|public.message||
    public.contact|||
    public.vcard|public.text public.contact|vcf vcard|text/vcard
    public.to-do-item|||
    public.calendar-event|||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    public.presentation|public.composite-content||
    public.spreadsheet|public.content||
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.font|||
    com.apple.log|public.plain-text|log|
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
    """
}
