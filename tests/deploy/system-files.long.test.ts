import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { archiveFiles } from "../../scripts/package/archive-files.ts";
import { stageFiles } from "../../scripts/package/write-archive.ts";
import { programFile } from "../../scripts/program/program.ts";
import { requireTools, runTool } from "./system-tools.ts";

const ROOT = join(import.meta.dirname, "../..");

beforeAll(() => requireTools("promtool", "systemd-analyze"));

/** The unit with the archive unpacked in another place. */
const writeUnit = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-unit-"));
  const release = join(folder, "current");
  stageFiles(archiveFiles(ROOT, dirname(await programFile("server"))), release);
  const unit = join(folder, "vitrine@.service");
  const text = readFileSync(join(ROOT, "deploy/systemd/vitrine@.service"), "utf8");
  writeFileSync(unit, text.replaceAll("/opt/vitrine/current", release));
  return unit;
};

/** The score of `systemd-analyze security`: 0 is closed, 10 open. */
const MAX_EXPOSURE = "20";

test("systemd finds no error in the unit, and little that it leaves open", async () => {
  const unit = await writeUnit();
  expect(runTool("systemd-analyze", "verify", unit)).toEqual({ status: 0, output: "" });
  const { status } = runTool("systemd-analyze", "security", "--offline=true", `--threshold=${MAX_EXPOSURE}`, unit);
  expect(status).toBe(0);
});

test("Prometheus accepts the rules", () => {
  const { status, output } = runTool("promtool", "check", "rules", join(ROOT, "deploy/prometheus/rules.yaml"));
  expect({ status, output }).toMatchObject({ status: 0 });
});
