import { expect, it } from "vitest";
import { type StoredPicture, storedPictureAddress } from "#domain/media/index.ts";
import {
  createFeedPictureRepository,
  createOverrideStore,
  createStockWriter,
  watchVersion,
} from "../../src/adapters/database/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { aNumberedRow, importRows } from "./stock-rows.ts";
import { permitted } from "../fakes/purge-permits.ts";

const NOON = new Date("2026-11-02T12:00:00.000Z");

const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

const aStoredPicture = (hash: string): StoredPicture => ({
  hash,
  bytes: 1000,
  width: 1200,
  height: 800,
  colour: "#b2201d",
});

/** No check falls into the times of these tests. */
const NEXT = { at: after(1_000_000), validators: { etag: null, lastModified: null } };

const aScan = (version: number, ...hosts: readonly string[]) => ({ version, hosts: new Set(hosts) });

const address = (name: string): string => `https://photos.example/${name}.jpg`;

onBothDialects("createFeedPictureRepository", (fixture) => {
  const store = () => createFeedPictureRepository(fixture().database);
  const dueAt = async (at: Date) => (await store().findDue(at, 100)).map(({ url }) => url);

  it("makes each wanted URL due once", async () => {
    const pictures = store();
    await pictures.markReferenced([address("a"), address("b"), address("a")], 1, NOON);
    await pictures.markReferenced([address("b"), address("c")], 1, after(1));
    expect(await dueAt(NOON)).toEqual([address("a"), address("b")]);
    expect(await dueAt(after(1))).toEqual([address("a"), address("b"), address("c")]);
    expect(await pictures.findDue(after(1), 2)).toHaveLength(2);
    expect(await pictures.countPending()).toBe(3);
    await pictures.close();
  });

  it("handles more URLs than a statement may have parameters", async () => {
    const pictures = store();
    const many = Array.from({ length: 1_300 }, (_, index) => address(String(index)));
    await pictures.markReferenced(many, 1, NOON);
    expect(await pictures.countPending()).toBe(1_300);
    expect((await pictures.findStored(many)).size).toBe(0);
    await pictures.close();
  });

  it("returns stored pictures, also after another walk", async () => {
    const pictures = store();
    await pictures.markReferenced([address("a"), address("b")], 1, NOON);
    await pictures.save(address("a"), aStoredPicture("aa"), NEXT);
    await pictures.markReferenced([address("a"), address("b")], 2, after(60));
    const held = await pictures.findStored([address("a"), address("b"), address("c")]);
    expect([...held]).toEqual([[address("a"), aStoredPicture("aa")]]);
    expect(await dueAt(after(60))).toEqual([address("b")]);
    await pictures.close();
  });

  it("retries a failed download at its time, and one that was given up later without counting it", async () => {
    const pictures = store();
    await pictures.markReferenced([address("a"), address("b")], 1, NOON);
    await pictures.scheduleRetry(address("a"), { at: after(90), error: "503" });
    await pictures.giveUp(address("b"), { at: after(3_600), error: "404" });
    expect(await dueAt(after(89))).toEqual([]);
    expect(await pictures.findDue(after(90), 10)).toEqual([
      { url: address("a"), attempts: 1, lastError: "503", stored: null },
    ]);
    expect(await pictures.countPending()).toBe(1);
    expect(await dueAt(after(3_600))).toEqual([address("a"), address("b")]);
    expect(await pictures.listFaults()).toEqual([
      { host: "photos.example", reason: "503", count: 1 },
      { host: "photos.example", reason: "404", count: 1 },
    ]);
    await pictures.close();
  });

  it("checks a stored picture at its time, and deletes the copy that a new one replaces after its time", async () => {
    const [pictures, validators] = [store(), { etag: '"1"', lastModified: null }];
    await pictures.markReferenced([address("a"), address("b")], 1, NOON);
    await pictures.save(address("a"), aStoredPicture("aa"), { at: after(60), validators });
    await pictures.save(address("b"), aStoredPicture("bb"), { at: after(90), validators });
    expect(await dueAt(after(59))).toEqual([]);
    expect(await pictures.findDue(after(60), 9)).toEqual([
      { url: address("a"), attempts: 1, lastError: null, stored: { hash: "aa", validators } },
    ]);
    await pictures.confirm(address("a"), after(100));
    expect(await dueAt(after(90))).toEqual([address("b")]);
    await pictures.save(address("a"), aStoredPicture("cc"), { at: after(200), validators });
    await pictures.giveUp(address("b"), { at: after(200), error: "404" });
    expect([...(await pictures.findStored(["a", "b"].map(address))).values()]).toEqual([aStoredPicture("cc")]);
    expect(await dueAt(after(200))).toEqual([address("b"), address("a")]);
    expect(await pictures.deleteUnreferenced(permitted(after(99)))).toEqual([]);
    expect([...(await pictures.deleteUnreferenced(permitted(after(201))))].sort()).toEqual(["aa", "bb"]);
    await pictures.close();
  });

  it("deletes pictures unwanted for long and returns their unshared files", async () => {
    const pictures = store();
    await pictures.markReferenced(["a", "b", "c", "d"].map(address), 1, NOON);
    for (const [name, hash] of [
      ["a", "same"],
      ["b", "same"],
      ["c", "own"],
    ] as const) {
      await pictures.save(address(name), aStoredPicture(hash), NEXT);
    }
    await pictures.completeScan(aScan(1), NOON);
    await pictures.markReferenced([address("a")], 2, after(10));
    await pictures.completeScan(aScan(2), after(10));
    expect(await pictures.deleteUnreferenced(permitted(after(10)))).toEqual([]);
    expect(await pictures.deleteUnreferenced(permitted(after(11)))).toEqual(["own"]);
    expect([...(await pictures.findStored(["a", "b", "c"].map(address))).keys()]).toEqual([address("a")]);
    await pictures.close();
  });

  it("keeps a picture of staff while it is in force, also one that a feed had too, and deletes it after its time", async () => {
    const { database } = fixture();
    const [pictures, hash] = [store(), "ab".repeat(32)];
    await importRows(createStockWriter(database, { now: () => NOON }), "demo", [aNumberedRow("V-1")]);
    const overrides = createOverrideStore(database, { now: () => NOON });
    const said = { id: 1, by: "anna", until: null, why: null };
    const value = storedPictureAddress(hash);
    const scan = async (version: number, at: Date) => {
      await pictures.markStaffPictures(version, at);
      await pictures.completeScan(aScan(version), at);
    };
    await pictures.markReferenced([address("a")], 1, NOON);
    await pictures.save(address("a"), aStoredPicture(hash), NEXT);
    await overrides.change({
      ...said,
      set: [
        { field: "picture", value },
        { field: "hidden", value: "yes" },
      ],
      lift: [],
    });
    await scan(2, NOON);
    expect(await pictures.deleteUnreferenced(permitted(after(60)))).toEqual([]);
    expect(await pictures.sampleStored()).toEqual([hash]);
    await overrides.change({ ...said, set: [], lift: ["picture"] });
    await scan(3, after(60));
    expect(await pictures.deleteUnreferenced(permitted(after(60)))).toEqual([]);
    expect(await pictures.deleteUnreferenced(permitted(after(61)))).toEqual([hash]);
    await overrides.close();
    await pictures.close();
  });

  it("does not delete pictures that are wanted again in time", async () => {
    const pictures = store();
    await pictures.markReferenced([address("a"), address("b")], 1, NOON);
    await pictures.save(address("a"), aStoredPicture("aa"), NEXT);
    await pictures.markReferenced([address("b")], 2, NOON);
    await pictures.completeScan(aScan(2), NOON);
    await pictures.markReferenced([address("a"), address("b")], 3, NOON);
    await pictures.completeScan(aScan(3), NOON);
    expect(await pictures.isScanned(aScan(3))).toBe(true);
    expect(await pictures.isScanned(aScan(2))).toBe(false);
    expect(await pictures.deleteUnreferenced(permitted(after(1)))).toEqual([]);
    await pictures.close();
  });

  it("scans the stock again when the hosts change, and tries what they refused", async () => {
    const pictures = store();
    await pictures.markReferenced(["a", "b", "c"].map(address), 1, NOON);
    await pictures.giveUp(address("a"), { at: NOON, error: "cdn.example may not be requested" });
    await pictures.giveUp(address("b"), { at: NOON, error: "cdn.example may not be requested" });
    await pictures.giveUp(address("c"), { at: NEXT.at, error: "the host answered 404" });
    await pictures.completeScan(aScan(1, "photos.example"), NOON);
    expect(await pictures.isScanned(aScan(1, "cdn.example", "photos.example"))).toBe(false);
    await pictures.giveUp(address("a"), { at: NOON, error: "cdn.example may not be requested" });
    await pictures.giveUp(address("b"), { at: NOON, error: "cdn.example may not be requested" });
    expect(await pictures.refusedRedirects()).toEqual([{ host: "cdn.example", count: 2 }]);
    await pictures.completeScan(aScan(1, "photos.example", "cdn.example"), after(1));
    expect(await pictures.isScanned(aScan(1, "cdn.example", "photos.example"))).toBe(true);
    expect(await dueAt(after(1))).toEqual([address("a"), address("b")]);
    expect(await pictures.refusedRedirects()).toEqual([]);
    await pictures.close();
  });

  it("notifies other nodes of new pictures", async () => {
    const pictures = store();
    const heard: number[] = [];
    const elsewhere = await fixture().openAnother();
    const watch = await watchVersion(elsewhere, "pictures", (version) => void heard.push(version), {
      scheduler: createScheduler(),
      intervalMs: 20,
      onError: (error) => {
        throw error;
      },
    });
    await pictures.notifyNodes();
    await expect.poll(() => heard).toEqual([1]);
    await watch.stop();
    await pictures.close();
  });
});
