import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPage } from "../../browser-support/hydration.ts";
import { LEAD_JOURNEYS } from "../../browser-support/leads/lead-journeys.ts";
import { startSiteProcess } from "../../browser-support/sites/site-process.ts";
import { submitLead } from "../../browser-support/leads/submit-lead.ts";
import { expect, test } from "../../browser-support/test.ts";

const missing = (what: string): never => {
  throw new Error(`there is no ${what}`);
};

const CONTACT = LEAD_JOURNEYS.find(({ kind }) => kind === "contact") ?? missing("journey that sends a message");

test("mock data are the demo group, nothing is written or sent, and both consoles warn", async ({ browser }) => {
  const [dataDir, lines] = [mkdtempSync(join(tmpdir(), "vitrine-mock-test-")), [] as string[]];
  const site = await startSiteProcess({
    dataDir,
    fill: false,
    env: { MOCK_DATA: "true" },
    onOutput: (line) => void lines.push(line),
  });
  try {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    const warnings: string[] = [];
    page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
    await openPage(page, "/stock");
    await expect.poll(() => page.locator("article h2, article h3").count()).toBeGreaterThan(10);
    expect(warnings).toEqual(["MOCK_DATA is true: the demo group in memory, nothing is saved or sent."]);
    await CONTACT.arrive(page);
    await submitLead(page, CONTACT);
    await expect.poll(() => lines.filter((line) => line.includes("mail not sent: MOCK_DATA is true")).length).toBe(2);
    expect(lines.some((line) => line.includes("MOCK_DATA is true: the demo group in memory"))).toBe(true);
    await page.context().close();
    await site.end();
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    await site.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
