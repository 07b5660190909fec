// The added section of `develop-the-site.test.ts`, with its types checked, and built.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ADDED_PATH, copySiteWithSection, useSection } from "../../browser-support/sites/added-section.ts";
import { consoleErrorsOf } from "../../browser-support/checks/console-errors.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { freePort } from "../../browser-support/sites/site-process.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

/** The site warns of its mock data, and the form has no token. */
const EXPECTED = /MOCK_DATA|status of 403/;

const startSiteProcess = (folder: string, port: number): ChildProcess =>
  spawn(process.execPath, ["scripts/start.ts"], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: "content", MOCK_DATA: "true", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });

const started = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => /Vitrine .*is on http/.test(String(text)) && resolve());
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}`)));
  });

const checkTypes = (folder: string): void => {
  const args = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.section.json", "--noEmit"];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  expect([stdout, status]).toEqual(["", 0]);
};

test("a section is its schema, its line in the list and its folder: it has state, styles and a form", async ({
  browser,
}) => {
  test.setTimeout(limit(600_000));
  const { folder, dispose } = copySiteWithSection();
  const port = await freePort();
  const child = startSiteProcess(folder, port);
  try {
    await started(child);
    checkTypes(folder);
    const page = await (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage();
    const errors = consoleErrorsOf(page);
    await openPage(page, ADDED_PATH);
    await useSection(page);
    expect(errors.filter((text) => !EXPECTED.test(text))).toEqual([]);
    await page.context().close();
  } finally {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    dispose();
  }
});
