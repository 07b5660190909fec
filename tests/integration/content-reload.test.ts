import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { limit } from "../time-limits.ts";

type Answers = {
  readonly problems: readonly string[];
  readonly answered: readonly {
    readonly node: string;
    readonly reload: {
      readonly stories: { readonly changed: number; readonly listed: readonly string[] };
      readonly redirects: { readonly added: number };
      readonly problems: readonly string[];
    } | null;
  }[];
  readonly silent: readonly { readonly node: string }[];
};

let folder: string;
let contentDir: string;
const sites: SiteProcess[] = [];

/** A node without the demo group in its database: content needs no vehicles. */
const startNode = async (env: Readonly<Record<string, string>> = {}): Promise<SiteProcess> => {
  const site = await startSiteProcess({ fill: false, env: { CONTENT_DIR: contentDir, ...env } });
  sites.push(site);
  return site;
};

const reload = async (
  site: SiteProcess,
  ...flags: readonly string[]
): Promise<{ readonly code: number | null; readonly answers: Answers }> => {
  const { code, stdout } = await site.vitrine("content", "reload", "--format", "json", ...flags);
  return { code, answers: JSON.parse(stdout) as Answers };
};

const editFaq = (change: (text: string) => string): void => {
  const file = join(contentDir, "faq.yaml");
  writeFileSync(file, change(readFileSync(file, "utf8")));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-reload-"));
  contentDir = join(folder, "content");
  mkdirSync(contentDir);
  writeSmallContent(contentDir);
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.dispose();
  rmSync(folder, { recursive: true });
});

describe("content reload", () => {
  it(
    "prints what the server has changed and what is wrong there, and names one that gave no answer, until another has started in its place",
    async () => {
      const site = await startNode();
      editFaq((text) => text.replace(/^title: "/m, 'title: "Autre '));
      appendFileSync(join(contentDir, "redirects.csv"), "/fr/nouveau-chemin,/faq,\n");
      const changed = await site.vitrine("content", "reload");
      expect(changed.stdout).toMatch(/:\d+: stories: 1 changed \(faq\); redirects: 1 added \(\d\.\d s\)\n$/);
      expect(changed.code).toBe(0);
      expect((await site.vitrine("content", "reload")).stdout).toMatch(/:\d+: nothing changed/);
      editFaq((text) => text.replace(/^name: .*/m, 'name: "Autre nom"'));
      expect((await site.vitrine("content", "reload")).stdout).toMatch(/: stories: 1 changed \(faq\)/);

      editFaq((text) => text.replace(/^title: /m, "title: ["));
      const wrong = await reload(site);
      expect(wrong.code).toBe(2);
      const [answer] = wrong.answers.answered;
      expect(answer?.reload?.problems).toEqual([expect.stringMatching(/faq\.yaml:\d+: line \d+ /)]);
      expect(wrong.answers.problems).toEqual(answer?.reload?.problems);

      await site.end("SIGKILL");
      const { code, answers } = await reload(site, "--wait", "1");
      expect([code, answers.answered, answers.silent.length]).toEqual([2, [], 1]);
      editFaq((text) => text.replace(/^title: \[/m, "title: "));
      const next = await startNode({ DATA_DIR: site.dataDir });
      const afterwards = await reload(next);
      expect([afterwards.code, afterwards.answers.answered.length, afterwards.answers.silent]).toEqual([0, 1, []]);

      await next.end("SIGTERM");
      const stopped = await next.vitrine("content", "reload");
      expect(stopped.stdout).toContain("No running server answered");
      expect(stopped.code).toBe(2);
    },
    limit(240_000),
  );

  it(
    "prints the answers of all servers on one PostgreSQL",
    async () => {
      const env = { DATABASE_URL: await createDatabase(await sharedPostgresUrl()) };
      const [first, second] = [await startNode(env), await startNode(env)];
      editFaq((text) => text.replace(/^title: "/m, 'title: "Autre '));
      const { code, answers } = await reload(second);
      expect(code).toBe(0);
      expect(answers.answered.map(({ reload: report }) => report?.stories.listed)).toEqual([["faq"], ["faq"]]);
      expect(new Set(answers.answered.map(({ node }) => node)).size).toBe(2);
      await second.end("SIGTERM");
      expect((await reload(first)).answers.answered).toHaveLength(1);
      await first.end("SIGTERM");
    },
    limit(240_000),
  );
});
