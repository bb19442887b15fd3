// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
  /// Hears of changes by the events of kqueue.
  ///
  /// A folder tells that a name came or went, and a file that it was written, so that both are kept open. Which name it was
  /// the system does not say.
  final class KqueueWatcher: FolderWatcher {
    let knowsNames = false

    private let queue: Int32

    /// The open descriptors, by path.
    private var descriptors: [FilePath: Int32] = [:]

    /// Which folder an event belongs to.
    private var folders: [Int32: FilePath] = [:]

    init() throws(WatchError) {
      queue = kqueue()
      guard queue >= 0 else {
        throw WatchError(FileError.words(ofSystemError: errno))
      }
      // A process may have 256 files open unless it asks for more.
      var limit = rlimit()
      if getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
        _ = setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    deinit {
      for descriptor in descriptors.values { close(descriptor) }
      close(queue)
    }

    func watch(_ folders: [FilePath], _ files: WatchedFiles) throws(WatchError) {
      for folder in folders {
        try open(folder, in: folder)
        for file in FileSystem.disk.contents(of: folder) ?? [] where files.contains(file) {
          try open(file, in: folder)
        }
      }
    }

    private func open(_ path: FilePath, in folder: FilePath) throws(WatchError) {
      guard descriptors[path] == nil else { return }
      let descriptor = Darwin.open(path.text, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE {
          throw WatchError("too many files are open; raise 'ulimit -n'")
        }
        return
      }
      var event = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB),
        data: 0, udata: nil)
      guard kevent(queue, &event, 1, nil, 0, nil) >= 0 else {
        close(descriptor)
        throw WatchError(FileError.words(ofSystemError: errno))
      }
      descriptors[path] = descriptor
      folders[descriptor] = folder
    }

    func changes(within milliseconds: Int32?) throws(WatchError) -> [FolderChange] {
      var events = [kevent](repeating: kevent(), count: 64)
      var limit = timespec(
        tv_sec: Int(milliseconds ?? 0) / 1000, tv_nsec: Int(milliseconds ?? 0) % 1000 * 1_000_000)
      let count =
        milliseconds == nil
        ? kevent(queue, nil, 0, &events, Int32(events.count), nil)
        : kevent(queue, nil, 0, &events, Int32(events.count), &limit)
      guard count >= 0 else {
        if errno == EINTR { return [] }
        throw WatchError(FileError.words(ofSystemError: errno))
      }
      return events.prefix(Int(count)).compactMap { event in
        let descriptor = Int32(event.ident)
        guard let folder = folders[descriptor] else { return nil }
        if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 { forget(descriptor) }
        return FolderChange(folder: folder, name: nil, isFolder: false)
      }
    }

    /// Closes what is gone or has another name; what is there now under its name is opened with its folder again.
    private func forget(_ descriptor: Int32) {
      if let path = descriptors.first(where: { $0.value == descriptor })?.key {
        descriptors[path] = nil
      }
      folders[descriptor] = nil
      close(descriptor)
    }
  }
#endif
