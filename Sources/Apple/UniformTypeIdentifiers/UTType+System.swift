// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The types that the system declares.

extension UTType {
  /// Anything in a folder.
  public static let item = UTType(known: "public.item")
  /// What a user reads, sees or hears.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The content of a disk.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Data of any kind, from which most types are derived.
  public static let data = UTType(known: "public.data")
  /// A folder, which may be shown as a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder that users open, unlike a package; it conforms to ``directory``.
  public static let folder = UTType(known: "public.folder")
  /// A link to another file.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// What stands for another file.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// An alias of another file.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A disk or a part of one, as a folder with its content; it conforms to ``folder``.
  public static let volume = UTType(known: "public.volume")
  /// A folder that is shown as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with code and resources.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A bundle that another program loads.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// What finds the words of files.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// A plug-in that makes previews of files, with the extension `qlgenerator`.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// A part of a program in a process of its own.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A library with its resources.
  public static let framework = UTType(known: "com.apple.framework")
  /// A program of any form, such as ``applicationBundle``.
  public static let application = UTType(known: "com.apple.application")
  /// A program in a folder.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A part of an app, such as a widget.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A part of the settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// A program of any kind.
  public static let executable = UTType(known: "public.executable")
  /// Files in one, such as ``zip``; the base of all archives.
  public static let archive = UTType(known: "public.archive")
  /// An archive in the format gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// An archive in the format bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// An archive in the ZIP format.
  public static let zip = UTType(known: "public.zip-archive")
  /// An archive in Apple's format.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without formatting, with the extension `txt`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formatting in UTF-8; it conforms to ``plainText``, whose extensions it does not have.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text in UTF-16 that says its order of bytes.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text without formatting in UTF-16, in the order of bytes of the device; it conforms to ``plainText``.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Values with a sign between them.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Values in UTF-8 with tabs between them.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Text with formatting in the Rich Text Format, with the extension `rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// Text with formatting and images, in a folder.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Text with formatting and images, in one.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page with its images.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A web page in HTML.
  public static let html = UTType(known: "public.html")
  /// An XML document, with the extension `xml`.
  public static let xml = UTType(known: "public.xml")
  /// A YAML document, with the extension `yml` or `yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// How a page looks.
  public static let css = UTType(known: "public.css")
  /// A JSON document, with the extension `json`.
  public static let json = UTType(known: "public.json")
  /// A property list in any format, with the extension `plist`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A source in assembly language.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// A source in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A source in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// A source in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A source in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A source in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A header in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A header in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A source that is run as it is.
  public static let script = UTType(known: "public.script")
  /// A script in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A compiled script, such as one in AppleScript, with the extension `scpt`.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// A compiled script in a folder.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// What says how a program is built.
  public static let makefile = UTType(known: "public.make-source")
  /// An image of any format.
  public static let image = UTType(known: "public.image")
  /// An image in the JPEG format.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in the TIFF format.
  public static let tiff = UTType(known: "public.tiff")
  /// An image in the GIF format.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in the PNG format.
  public static let png = UTType(known: "public.png")
  /// An icon of macOS.
  public static let icns = UTType(known: "com.apple.icns")
  /// An image in the BMP format.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// What a camera saw.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// An image in the SVG format.
  public static let svg = UTType(known: "public.svg-image")
  /// An image in the HEIF format.
  public static let heif = UTType(known: "public.heif")
  /// An image in the HEIC format.
  public static let heic = UTType(known: "public.heic")
  /// An image in the WebP format.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A photograph that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Content in three dimensions, such as ``usdz``; it conforms to ``content``.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in space.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in space with its images.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene in Apple's format.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// A thing that is known again.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// What is heard or seen in time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie of any format.
  public static let movie = UTType(known: "public.movie")
  /// A movie without sound.
  public static let video = UTType(known: "public.video")
  /// Audio of any format.
  public static let audio = UTType(known: "public.audio")
  /// A movie in the QuickTime format.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A movie in the MPEG format.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A movie in the MPEG-2 format.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A stream in the MPEG-2 format.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Audio in the MP3 format.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie in the MPEG-4 format.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Audio in the MPEG-4 format.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Audio in the MPEG-4 format, which is protected.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A movie in the MPEG-4 format, which is protected.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// A movie in the AVI format.
  public static let avi = UTType(known: "public.avi")
  /// Audio in the AIFF format.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Audio in the WAV format.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Notes in the MIDI format.
  public static let midi = UTType(known: "public.midi-audio")
  /// What is played one after the other.
  public static let playlist = UTType(known: "public.playlist")
  /// A playlist in the M3U format.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A place in the internet.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A place in the internet in the format of Windows.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A URL of any kind.
  public static let url = UTType(known: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// What finds a file again.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A database of any format, for which no extension is known here.
  public static let database = UTType(known: "public.database")
  /// A message of any kind, such as ``emailMessage``; no extension is known for it here.
  public static let message = UTType(known: "public.message")
  /// A message by mail; it conforms to ``message``, and no extension is known for it here.
  public static let emailMessage = UTType(known: "public.email-message")
  /// Who can be reached.
  public static let contact = UTType(known: "public.contact")
  /// Who can be reached, in the vCard format.
  public static let vCard = UTType(known: "public.vcard")
  /// What is to be done.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An event of a calendar, for which no extension is known here.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A PDF document, with the extension `pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A document of slides; it conforms to ``compositeContent``.
  public static let presentation = UTType(known: "public.presentation")
  /// A document of tables that compute; it conforms to ``content``.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A book in the EPUB format.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A font of any format, for which no extension is known here.
  public static let font = UTType(known: "public.font")
  /// What a program said.
  public static let log = UTType(known: "com.apple.log")
  /// Keys and certificates under a password, with the extension `p12` or `pfx`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate in the X.509 format, with the extension `cer`, `crt` or `der`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// An archive of the tool tar, with the extension `tar`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// Places in the GeoJSON format.
  public static let geoJSON = UTType(known: "public.geojson")
  /// A sequence of images in the HEIF format, with the extension `heics`.
  public static let heics = UTType(known: "public.heics")
  /// An image in the JPEG XL format, with the extension `jxl`.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// An image in the OpenEXR format.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// What a camera saw, in the Digital Negative format.
  public static let dng = UTType(known: "com.adobe.raw-image")
}
