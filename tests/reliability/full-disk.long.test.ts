import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSite, type Site } from "../browser/site.ts";
import { findFormPath, openForm, readReferences, submitForm } from "./lead-visitor.ts";

let site: Site;

beforeEach(async () => {
  site = await startSite();
}, 120_000);

afterEach(() => site.dispose());

/** Limits the size of the process's files, so that writes fail as on a full disk; Node ignores the signal. */
const limitFiles = (bytes: number | "unlimited"): void => {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}:`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
};

const get = (path: string): Promise<Response> => fetch(site.url + path, { headers: { "user-agent": "Mozilla/5.0" } });

const readDegraded = async (): Promise<readonly string[]> => {
  const answer = await get("/readyz");
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly degraded?: readonly string[] }).degraded ?? [];
};

/** Asks until there are reasons, or none; the site asks its disk every five seconds. */
const untilDegraded = async (isDegraded: boolean): Promise<readonly string[]> => {
  let reasons: readonly string[] = [];
  const ask = async (): Promise<boolean> => {
    reasons = await readDegraded();
    return reasons.length > 0;
  };
  await expect.poll(ask, { interval: 100 }).toBe(isDegraded);
  return reasons;
};

it("serves pages and pictures on a full disk, says that leads cannot be stored, and stores them afterwards", async () => {
  const path = await findFormPath(site);
  const form = await openForm(site, path, "Zoé");
  const page = await (await get("/")).text();
  const picture = /\/media\/[^" ]+\/m\/\d+x\d+[^" ,]*/.exec(page)?.[0] ?? "";
  const vehicle = path.split("/").slice(0, -1).join("/");
  expect(await readDegraded()).toEqual([]);

  limitFiles(1024);
  for (const address of ["/", "/stock?fuel=diesel", vehicle, "/faq", path, picture.replaceAll("&amp;", "&")]) {
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  const answer = await fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      "user-agent": "Mozilla/5.0",
    },
    body: form.body,
  });
  expect(answer.status).toBe(503);
  const refused = await answer.text();
  expect(refused).toContain('value="Zoé"');
  expect(refused).toContain('lang="fr');
  expect(await untilDegraded(true)).toEqual([expect.stringMatching(/^leads cannot be stored: /)]);

  limitFiles("unlimited");
  await untilDegraded(false);
  const reference = await submitForm(site, form);
  expect(reference).not.toBeNull();
  expect(await readReferences(site)).toEqual([reference]);
});
