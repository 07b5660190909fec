import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeUnfinishedFiles, writePrivateFile } from "./private-file.ts";

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-file-"));
  dataDir = join(folder, "data");
  mkdirSync(dataDir);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Number of a process that has ended. */
const endedProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
};

/** What a process that was killed leaves. */
const leave = (host: string, pid: number): string => {
  const note = `${host}-${pid}-0123456789ab`;
  const part = join(folder, `leads.zst.${note}.part`);
  mkdirSync(join(dataDir, "unfinished"), { recursive: true });
  writeFileSync(join(dataDir, "unfinished", note), part);
  writeFileSync(part, "Zoé");
  return part;
};

test.skipIf(process.platform === "win32")(
  "writes a file that its owner alone can read, from its first byte on",
  async () => {
    const path = join(folder, "leads.zst");
    const modes: number[] = [];
    const content = async function* () {
      for (const text of ["a", "b"]) {
        const part = readdirSync(folder).find((name) => name.endsWith(".part")) ?? "";
        modes.push(statSync(join(folder, part)).mode & 0o777);
        yield text;
      }
    };
    await writePrivateFile(dataDir, path, content());
    expect([...modes, statSync(path).mode & 0o777]).toEqual([0o600, 0o600, 0o600]);
    expect([readdirSync(folder).toSorted(), readdirSync(join(dataDir, "unfinished"))]).toEqual([
      ["data", "leads.zst"],
      [],
    ]);
  },
);

test("removes what a killed process has left, in whatever folder, before the next file is written", async () => {
  const part = leave(hostname(), await endedProcess());
  await writePrivateFile(dataDir, join(dataDir, "other.zst"), "b");
  expect([existsSync(part), readdirSync(join(dataDir, "unfinished"))]).toEqual([false, []]);
});

test("leaves what a running process writes, and what one on another host may write", async () => {
  const running = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const parts = [leave(hostname(), running.pid ?? 0), leave("another-host", await endedProcess())];
  await removeUnfinishedFiles(dataDir);
  expect(parts.map((part) => existsSync(part))).toEqual([true, true]);
  running.kill();
  await once(running, "exit");
  await removeUnfinishedFiles(dataDir);
  expect(parts.map((part) => existsSync(part))).toEqual([false, true]);
});

test("does not remove what a note has no business with", async () => {
  const note = join(dataDir, "unfinished", `${hostname()}-${await endedProcess()}-0123456789ab`);
  mkdirSync(join(dataDir, "unfinished"));
  const other = join(folder, "vitrine.sqlite");
  writeFileSync(other, "database");
  writeFileSync(note, other);
  await removeUnfinishedFiles(dataDir);
  expect([existsSync(other), existsSync(note)]).toEqual([true, false]);
});

test("leaves nothing when the content fails", async () => {
  const failing = async function* () {
    yield "a";
    throw new Error("the database does not answer");
  };
  await expect(writePrivateFile(dataDir, join(folder, "leads.zst"), failing())).rejects.toThrow("does not answer");
  expect([readdirSync(folder), readdirSync(join(dataDir, "unfinished"))]).toEqual([["data"], []]);
});
