// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CloudKit

private final class Records: CKSyncEngineDelegate {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
    if case .sentRecordZoneChanges(let changes) = event {
      expect(changes.failedRecordSaves.isEmpty, "nothing is sent")
    }
  }

  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch? {
    let changes = syncEngine.state.pendingRecordZoneChanges.filter(context.options.scope.contains)
    return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) {
      CKRecord(recordType: "Plant", recordID: $0)
    }
  }
}

private func useSyncEngine() async throws {
  let delegate = Records()
  let engine = CKSyncEngine(
    CKSyncEngine.Configuration(
      database: CKContainer(identifier: "iCloud.garden").privateCloudDatabase,
      stateSerialization: nil, delegate: delegate))
  let (rose, lily) = (CKRecord.ID(recordName: "rose"), CKRecord.ID(recordName: "lily"))
  engine.state.add(pendingRecordZoneChanges: [.saveRecord(rose), .saveRecord(rose)])
  engine.state.add(pendingRecordZoneChanges: [.deleteRecord(lily)])
  expect(engine.state.pendingRecordZoneChanges.count == 2, "a change waits once")
  engine.state.remove(pendingRecordZoneChanges: [.saveRecord(rose)])
  expect(engine.state.pendingRecordZoneChanges == [.deleteRecord(lily)], "until it is removed")
  do {
    try await engine.sendChanges()
    expect(false, "nothing is sent")
  } catch let error as CKError { expect(error.code == .notAuthenticated, "without an account") }
  expect(CKSyncEngine.SendChangesOptions.Scope.recordIDs([rose]).contains(rose), "a record")
  let others = CKSyncEngine.SendChangesOptions.Scope.allExcluding([rose.zoneID])
  expect(!others.contains(.saveRecord(rose)), "is not among those of other zones")
}

func useCloudKit() async throws {
  try await useSyncEngine()
  let container = CKContainer(identifier: "iCloud.com.example.app")
  expect(container.containerIdentifier == "iCloud.com.example.app", "the container keeps its name")
  expect(try await CKContainer.default().accountStatus() == .noAccount, "no one is signed in")
  await withCheckedContinuation { continuation in
    container.accountStatus { status, error in
      expect(status == .noAccount && error == nil, "the callback says that no one is signed in")
      continuation.resume()
    }
  }
  do {
    _ = try await container.userRecordID()
    expect(false, "there is no user")
  } catch let error as CKError where error.code == .notAuthenticated {
    expect(error.retryAfterSeconds == nil && error.partialErrorsByItemID == nil, "no more is said")
  } catch { expect(false, "the error is CKError") }

  let zone = CKRecordZone(zoneName: "Notes")
  let id = CKRecord.ID(recordName: "n1", zoneID: zone.zoneID)
  let record = CKRecord(recordType: "Note", recordID: id)
  record["title"] = "Hello"
  record["count"] = 3
  record["tags"] = ["a", "b"]
  record["when"] = Date(timeIntervalSince1970: 0) as CKRecordValue
  record.setValue(2.5, forKeyIn: "ratio")
  record["owner"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "o"), action: .deleteSelf)
  record.encryptedValues["secret"] = "x"
  let title: String? = record["title"]
  expect(title == "Hello" && record["title"] as? String == "Hello", "a text is kept")
  expect(record["count"] as? Int == 3 && record["count"] as? Double == 3, "a number is kept")
  expect(record["tags"] as? [String] == ["a", "b"], "an array is kept")
  expect((record["when"] as? Date)?.timeIntervalSince1970 == 0, "a date is kept")
  expect((record["owner"] as? CKRecord.Reference)?.action == .deleteSelf, "a reference is kept")
  expect(record.encryptedValues["secret"] as? String == "x", "an encrypted text is kept")
  expect(
    record["none"] as? String == nil && record.allKeys().count == 6, "the others are not there")
  record["title"] = nil
  expect(record.allKeys().count == 5 && record.changedKeys().count == 6, "a field is removed")
  record.setValue("Bob", forKey: "name")
  expect(record.value(forKey: "name") as? String == "Bob", "a value is kept by its key")
  record["name"] = nil
  let told = CKQueryNotification(
    fromRemoteNotificationDictionary: [
      "ck": ["cid": "iCloud.x", "qry": ["rid": "n1", "sid": "s", "fo": 1]]
    ])
  expect(
    told?.recordID?.recordName == "n1" && told?.subscriptionID == "s", "a notification is read")
  expect(told?.queryNotificationReason == .recordCreated, "a reason is read")
  expect(CKNotification(fromRemoteNotificationDictionary: ["aps": 1]) == nil, "others are not")
  let coder = NSKeyedArchiver(requiringSecureCoding: true)
  record.encodeSystemFields(with: coder)
  coder.finishEncoding()
  let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
  expect(CKRecord(coder: decoder)?.recordID == id, "a record is encoded")

  let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
  let database = container.privateCloudDatabase
  do {
    let (results, cursor) = try await database.records(matching: query, resultsLimit: 5)
    expect(results.isEmpty && cursor == nil, "nothing is found")
    expect(false, "a search fails")
  } catch { expect((error as? CKError)?.code == .notAuthenticated, "a search says why it fails") }
  expect((try? await database.save(record)) == nil, "nothing is saved")
  await withCheckedContinuation { continuation in
    database.fetch(withRecordID: id) { record, error in
      expect(record == nil && (error as? CKError)?.code == .notAuthenticated, "nothing is fetched")
      continuation.resume()
    }
  }
  await withCheckedContinuation { continuation in
    let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
    operation.savePolicy = .changedKeys
    operation.modifyRecordsResultBlock = { result in
      if case .success = result { expect(false, "an operation fails") }
      continuation.resume()
    }
    database.add(operation)
  }
  await withCheckedContinuation { continuation in
    let operation = CKQueryOperation(query: query)
    operation.recordMatchedBlock = { _, _ in expect(false, "no record is found") }
    operation.queryResultBlock = { result in
      if case .failure(CKError.networkUnavailable) = result {
      } else {
        expect(false, "a public database needs a network")
      }
      continuation.resume()
    }
    container.publicCloudDatabase.add(operation)
  }
  let subscription = CKQuerySubscription(
    recordType: "Note", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
  subscription.notificationInfo = CKSubscription.NotificationInfo()
  subscription.notificationInfo?.shouldSendContentAvailable = true
  expect((try? await database.save(subscription)) == nil, "no subscription is saved")
  let share = CKShare(rootRecord: record)
  share[CKShare.SystemFieldKey.title] = "Shared"
  share.publicPermission = .readOnly
  expect(share.url == nil && share.participants.count == 1, "a share is only of the user")
  _ = NotificationCenter.default.publisher(for: .CKAccountChanged)
}

extension CKRecord {
  func setValue(_ value: Double, forKeyIn key: String) { self[key] = value }
}
