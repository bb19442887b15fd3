// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The schemas of intents, entities and enumerations that Siri knows.
///
/// The domains are Apple's. The names in a domain are not checked, and neither is what a schema asks of a type: no Siri reads them here.
public struct AppSchema: Sendable {
  /// A schema with the name of its domain and its own.
  @dynamicMemberLookup public protocol Kind: Hashable, Sendable {
    /// The name, such as `photos.openAsset`.
    var hostedName: String { get }

    /// Creates a schema from its name.
    init(hostedName: String)
  }

  /// The schema of an intent.
  public struct Intent: Kind {
    /// The name, such as `photos.openAsset`.
    public let hostedName: String

    /// Creates a schema from its name.
    public init(hostedName: String) { self.hostedName = hostedName }
  }

  /// The schema of an entity.
  public struct Entity: Kind {
    /// The name, such as `photos.asset`.
    public let hostedName: String

    /// Creates a schema from its name.
    public init(hostedName: String) { self.hostedName = hostedName }
  }

  /// The schema of an enumeration.
  public struct Enum: Kind {
    /// The name, such as `photos.assetType`.
    public let hostedName: String

    /// Creates a schema from its name.
    public init(hostedName: String) { self.hostedName = hostedName }
  }
}

extension AppSchema.Kind {
  /// The schema with a name in this domain.
  public subscript(dynamicMember name: String) -> Self { Self(hostedName: "\(hostedName).\(name)") }

  /// The domain of conversations with an assistant of the app's own.
  public static var assistant: Self { Self(hostedName: "assistant") }
  /// The domain of music and other audio.
  public static var audio: Self { Self(hostedName: "audio") }
  /// The domain of books and audiobooks.
  public static var books: Self { Self(hostedName: "books") }
  /// The domain of tabs, windows and bookmarks.
  public static var browser: Self { Self(hostedName: "browser") }
  /// The domain of calendars and their events.
  public static var calendar: Self { Self(hostedName: "calendar") }
  /// The domain of taking photos and videos.
  public static var camera: Self { Self(hostedName: "camera") }
  /// The domain of alarms and timers.
  public static var clock: Self { Self(hostedName: "clock") }
  /// The domain of files and folders.
  public static var files: Self { Self(hostedName: "files") }
  /// The domain of entries of a journal.
  public static var journal: Self { Self(hostedName: "journal") }
  /// The domain of mail and its drafts.
  public static var mail: Self { Self(hostedName: "mail") }
  /// The domain of places and routes.
  public static var maps: Self { Self(hostedName: "maps") }
  /// The domain of conversations and their messages.
  public static var messages: Self { Self(hostedName: "messages") }
  /// The domain of notes and their folders.
  public static var notes: Self { Self(hostedName: "notes") }
  /// The domain of calls.
  public static var phone: Self { Self(hostedName: "phone") }
  /// The domain of photos, videos and albums.
  public static var photos: Self { Self(hostedName: "photos") }
  /// The domain of presentations and their slides.
  public static var presentation: Self { Self(hostedName: "presentation") }
  /// The domain of documents and their pages.
  public static var reader: Self { Self(hostedName: "reader") }
  /// The domain of reminders and their lists.
  public static var reminders: Self { Self(hostedName: "reminders") }
  /// The domain of spreadsheets and their sheets.
  public static var spreadsheet: Self { Self(hostedName: "spreadsheet") }
  /// The domain of searching the app.
  public static var system: Self { Self(hostedName: "system") }
  /// The domain of playing videos and of lists of what to watch.
  public static var video: Self { Self(hostedName: "video") }
  /// The domain of searching by what the camera sees.
  public static var visualIntelligence: Self { Self(hostedName: "visualIntelligence") }
  /// The domain of boards and what is on them.
  public static var whiteboard: Self { Self(hostedName: "whiteboard") }
  /// The domain of documents of a word processor.
  public static var wordProcessor: Self { Self(hostedName: "wordProcessor") }
}
