import { expect, it } from "vitest";
import type { HeldPicture } from "#domain/media/index.ts";
import { feedPictureStore, watchVersion } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./databases.ts";

const NOON = new Date("2026-11-02T12:00:00.000Z");

const after = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);

const picture = (hash: string): HeldPicture => ({ hash, bytes: 1000, width: 1200, height: 800, colour: "#b2201d" });

const address = (name: string): string => `https://photos.example/${name}.jpg`;

onBothDialects("pictures of the feeds", (fixture) => {
  const store = () => feedPictureStore(fixture().database);
  const dueAt = async (at: Date) => (await store().due(at, 100)).map(({ url }) => url);

  it("has what is wanted due at once, each address once however often it is wanted", async () => {
    const pictures = store();
    await pictures.want([address("a"), address("b"), address("a")], 1, NOON);
    await pictures.want([address("b"), address("c")], 1, after(1));
    expect(await dueAt(NOON)).toEqual([address("a"), address("b")]);
    expect(await dueAt(after(1))).toEqual([address("a"), address("b"), address("c")]);
    expect(await pictures.due(after(1), 2)).toHaveLength(2);
    expect(await pictures.waiting()).toBe(3);
    await pictures.close();
  });

  it("takes more addresses than a statement may have parameters", async () => {
    const pictures = store();
    const many = Array.from({ length: 1_300 }, (_, index) => address(String(index)));
    await pictures.want(many, 1, NOON);
    expect(await pictures.waiting()).toBe(1_300);
    expect((await pictures.held(many)).size).toBe(0);
    await pictures.close();
  });

  it("knows what it holds, after another walk too", async () => {
    const pictures = store();
    await pictures.want([address("a"), address("b")], 1, NOON);
    await pictures.hold(address("a"), picture("aa"));
    await pictures.want([address("a"), address("b")], 2, after(60));
    const held = await pictures.held([address("a"), address("b"), address("c")]);
    expect([...held]).toEqual([[address("a"), picture("aa")]]);
    expect(await dueAt(after(60))).toEqual([address("b")]);
    await pictures.close();
  });

  it("tries a failed one again at its time, and one given up never", async () => {
    const pictures = store();
    await pictures.want([address("a"), address("b")], 1, NOON);
    await pictures.retry(address("a"), { at: after(90), error: "503" });
    await pictures.giveUp(address("b"), "404");
    expect(await dueAt(after(89))).toEqual([]);
    expect(await pictures.due(after(90), 10)).toEqual([{ url: address("a"), attempts: 1 }]);
    expect(await pictures.waiting()).toBe(1);
    await pictures.close();
  });

  it("forgets what nobody has wanted for long, and names the files that nobody else has", async () => {
    const pictures = store();
    await pictures.want(["a", "b", "c", "d"].map(address), 1, NOON);
    for (const [name, hash] of [
      ["a", "same"],
      ["b", "same"],
      ["c", "own"],
    ] as const) {
      await pictures.hold(address(name), picture(hash));
    }
    await pictures.wanted(1, NOON);
    await pictures.want([address("a")], 2, after(10));
    await pictures.wanted(2, after(10));
    expect(await pictures.forgetUnwanted(after(10))).toEqual([]);
    expect(await pictures.forgetUnwanted(after(11))).toEqual(["own"]);
    expect([...(await pictures.held(["a", "b", "c"].map(address))).keys()]).toEqual([address("a")]);
    await pictures.close();
  });

  it("keeps what is wanted again in time", async () => {
    const pictures = store();
    await pictures.want([address("a"), address("b")], 1, NOON);
    await pictures.hold(address("a"), picture("aa"));
    await pictures.want([address("b")], 2, NOON);
    await pictures.wanted(2, NOON);
    await pictures.want([address("a"), address("b")], 3, NOON);
    await pictures.wanted(3, NOON);
    expect(await pictures.walked()).toBe(3);
    expect(await pictures.forgetUnwanted(after(1))).toEqual([]);
    await pictures.close();
  });

  it("tells other nodes that there are more pictures", async () => {
    const pictures = store();
    const heard: number[] = [];
    const elsewhere = await fixture().another();
    const watch = await watchVersion(elsewhere, "pictures", (version) => void heard.push(version), {
      intervalMs: 20,
      onError: (error) => {
        throw error;
      },
    });
    await pictures.tell();
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([1]);
    await watch.stop();
    await pictures.close();
  });
});
