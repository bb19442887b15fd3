// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Hears of changes by inotify.
  final class InotifyWatcher: FolderWatcher {
    /// The events to watch: written, created, removed, or permissions changed.
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB
        | IN_ONLYDIR)

    let knowsNames = true

    private let descriptor: Int32
    private var folders: [Int32: FilePath] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init() throws(WatchError) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else {
        throw WatchError(FileError.words(ofSystemError: errno))
      }
    }

    deinit { close(descriptor) }

    func watch(_ folders: [FilePath], _ files: WatchedFiles) throws(WatchError) {
      for folder in folders {
        // Of a folder that is watched already, the same number comes back.
        let number = inotify_add_watch(descriptor, folder.text, Self.mask)
        if number >= 0 {
          self.folders[number] = folder
        } else if errno == ENOSPC {
          throw WatchError(
            "the system watches no more folders; raise 'fs.inotify.max_user_watches'")
        }
        // Any other folder is gone, or cannot be read, which the report says.
      }
    }

    func changes(within milliseconds: Int32?) throws(WatchError) -> [FolderChange] {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds ?? -1) > 0 else { return [] }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        throw WatchError(FileError.words(ofSystemError: errno))
      }
      return events(count)
    }

    /// The changes that the first bytes of the buffer tell of.
    private func events(_ count: Int) -> [FolderChange] {
      let headSize = MemoryLayout<inotify_event>.size
      var changes: [FolderChange] = []
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset + headSize <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + headSize
          offset = start + Int(event.len)
          let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
          guard offset <= count, isOverflow || event.mask & UInt32(IN_IGNORED) == 0 else {
            continue
          }
          let name = String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
          changes.append(
            FolderChange(
              folder: folders[event.wd] ?? FilePath("."), name: name.isEmpty ? nil : name,
              isFolder: event.mask & UInt32(bitPattern: Int32(IN_ISDIR)) != 0))
        }
      }
      return changes
    }
  }
#endif
