import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createProcessFolder } from "./process-folder.ts";

test("removes the folders of processes that have ended, and no other", () => {
  const parent = mkdtempSync(join(tmpdir(), "process-folder-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const [abandoned, used] = [`run-${ended}-aaaaaa`, `run-${process.ppid}-aaaaaa`];
  const others = [`other-${ended}-aaaaaa`, `run-${ended}`, "run-x-aaaaaa"];
  for (const name of [abandoned, used, ...others]) mkdirSync(join(parent, name));
  const folder = createProcessFolder(parent, "run-");
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(parent).toSorted()).toEqual([folder.slice(parent.length + 1), used, ...others].toSorted());
});
