import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";

const folder = mkdtempSync(join(tmpdir(), "feed-changes-"));

const [stock, profile] = [join(folder, "stock.csv"), join(folder, "own.yaml")];

const run = (...args: readonly string[]) => runVitrine({ DATA_DIR: join(folder, "data") }, args);

const listed = async () => {
  const { stdout } = await run("feeds", "list", "--format", "json");
  return (JSON.parse(stdout) as readonly object[])[0];
};

beforeAll(async () => {
  writeFileSync(stock, "Marque;Modele;Prix\nFord;Puma;19900\n");
  writeFileSync(profile, readFileSync("tests/fixtures/feeds/own-profile.yaml", "utf8"));
  await run("import", "vehicles", stock, "--profile", profile, "--feed", "first");
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("a feed with a profile of its own", () => {
  test("has the whole path of the file, which a server in another folder finds", async () => {
    const { code } = await run("feeds", "add", "nord", stock, "--profile", relative(process.cwd(), profile));
    expect(code).toBe(0);
    expect(await listed()).toMatchObject({ name: "nord", profile, interval_seconds: 3_600, guards: {} });
  });

  test("is not added with a profile that cannot be used", async () => {
    writeFileSync(join(folder, "wrong.yaml"), "name: wrong\nformat: csv\n");
    const { code, stderr } = await run("feeds", "add", "sud", stock, "--profile", join(folder, "wrong.yaml"));
    expect([code, stderr]).toEqual([1, expect.stringContaining("columns")]);
  });

  test("is changed in its profile, interval and limits, and keeps what is not named", async () => {
    expect(await run("feeds", "change", "nord", "--interval", "15m", "--guard", "removed_share=0.5")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Changed"),
    });
    expect(await listed()).toMatchObject({ profile, interval_seconds: 900, guards: { removed_share: 0.5 } });
    await run("feeds", "change", "nord", "--profile", "mobile-de", "--guard", "price.share=0.3");
    expect(await listed()).toMatchObject({
      profile: "mobile-de",
      interval_seconds: 900,
      guards: { "price.share": 0.3 },
    });
    await run("feeds", "change", "nord", "--no-guard", "--profile", relative(process.cwd(), profile));
    expect(await listed()).toMatchObject({ profile, guards: {}, source: stock });
  });

  test.each([
    [["nord"], "say what changes"],
    [["sud", "--interval", "1h"], "the server follows no feed sud"],
    [["nord", "--profile", "excel"], "there is no profile"],
    [["nord", "--guard", "removed=1"], "removed_share=0.5"],
    [["nord", "--interval", "1s"], "from 10s"],
  ])("refuses %j", async (words, message) => {
    const { code, stderr } = await run("feeds", "change", ...words);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(await listed()).toMatchObject({ profile, interval_seconds: 900, guards: {} });
  });

  test("is to be repaired, says doctor, once the file is gone", async () => {
    const line = /^fix +feeds: the profile \S+own\.yaml of nord cannot be used.*feeds change nord --profile/m;
    expect((await run("doctor")).stdout).not.toMatch(line);
    renameSync(profile, `${profile}.away`);
    expect((await run("doctor")).stdout).toMatch(line);
  });
});
