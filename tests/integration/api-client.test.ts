// The long lane generates a client from the description, and compiles the program with it.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../browser-support/sites/site.ts";
import { createGuideToken, GUIDE_OUTPUT, guideProgram, ROOT } from "./api-client.ts";

test("the program of the guide reads and writes by calls that the site's description has", async () => {
  const site = await startSite();
  onTestFinished(site.dispose);
  const folder = mkdtempSync(join(tmpdir(), "api-client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = pathToFileURL(join(ROOT, "tests", "api-client", "plain-client.ts")).href;
  const program = join(folder, "program.ts");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(program, guideProgram().replace('"openapi-fetch"', `"${client}"`));
  const env = { ...process.env, SITE_URL: site.url, TOKEN: await createGuideToken(site) };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  expect(JSON.parse(stdout)).toMatchObject(GUIDE_OUTPUT);
});
