import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Site } from "../browser-support/sites/site.ts";

export const ROOT = join(import.meta.dirname, "..", "..");

/** The program of the guide. */
export const guideProgram = (): string =>
  /<!-- client -->\n\n```ts\n([^]*?)```/.exec(readFileSync(join(ROOT, "docs", "how-to", "api.md"), "utf8"))?.[1] ??
  expect.fail("the guide has no program");

/** A token with which the program may do what it does. */
export const createGuideToken = async (site: Site): Promise<string> => {
  const scopes = ["leads:write", "leads:events", "vehicles:write"].flatMap((scope) => ["--scope", scope]);
  return (await site.vitrine("token", "create", "guide", ...scopes)).stdout.trim();
};

/** What the program prints, as JSON. */
export const GUIDE_OUTPUT = {
  title: expect.stringMatching(/^Ford /),
  status: 201,
  reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
  state: "answered",
  wrong: ["perPage"],
};
