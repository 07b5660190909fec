import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let content: string;
let site: SiteProcess;
let token: string;

const write = (file: string, text: string): Promise<void> => writeFile(join(content, file), text);

const page = (title: string, sections: string): string =>
  `name: "${title}"\ntitle: "${title}"\nupdated_at: "2026-11-16T08:00:00Z"\nsections:\n${sections}`;

const hero = (title: string): string => `  - component: hero\n    title: "${title}"\n`;

const BROKEN = `  - component: call_to_action
    title: "Ici"
    buttons:
      - { label: "Cliquez ici", link: "javascript:alert(1)" }
`;

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), "preview-"));
  await write("redirects.csv", "from,to,status\n");
  await write(
    "shell.draft.yaml",
    "navigation: []\nfooter: { columns: [], legal_links: [], legal_text: Bientôt au pied }\n",
  );
  await write("home.yaml", page("Accueil", hero("Bienvenue")));
  await write("mixte.yaml", page("Mixte", `${hero("Avant")}${BROKEN}  - component: carousel\n${hero("Après")}`));
  await write("faq.yaml", page("Questions", hero("Publié")));
  await write("faq.draft.yaml", page("Questions", hero("Pas encore publié")));
  await write("secret.yaml", `${page("Secret", hero("Une surprise"))}draft: true\n`);
  await write("illisible.yaml", 'name: "Illisible"\ntitle: [\n');
  site = await startSiteProcess({ env: { CONTENT_DIR: content } });
  token = (await site.vitrine("content", "token")).stdout.trim();
});

afterAll(async () => {
  await site?.dispose();
  await rm(content, { recursive: true });
});

const openPage = async (path: string) => {
  const response = await fetch(site.url + path, { headers: { "user-agent": BROWSER } });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

const preview = (path: string) => openPage(`${path}?preview=${token}`);

const fromVisualEditor = (path: string) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHash("sha1").update(`1:${token}:${timestamp}`).digest("hex");
  const search = new URLSearchParams({
    _storyblok: "5",
    "_storyblok_tk[space_id]": "1",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  });
  return openPage(`${path}?${search.toString()}`);
};

test("a page with a broken button and an unknown section shows the public the rest, without a hint", async () => {
  const { status, body } = await openPage("/mixte");
  expect(status).toBe(200);
  expect(body).toContain("Avant");
  expect(body).toContain("Après");
  expect(body).toContain("Cliquez ici");
  for (const text of ["carousel", "javascript:alert", "mixte.yaml", '<a href="javascript'])
    expect(body).not.toContain(text);
});

test("shows an editor the problem of each section, with field and line", async () => {
  const { status, body } = await preview("/mixte");
  expect(status).toBe(200);
  const visibleText = body.replaceAll(/<[^>]+>/g, " ").replaceAll("&quot;", '"');
  const order = [
    "Avant",
    "«\u00a0call_to_action\u00a0»",
    "sections.1.buttons.0.link",
    "«\u00a0carousel\u00a0»",
    "Après",
  ];
  const positions = order.map((text) => text.indexOf(text));
  expect(positions.every((at) => at >= 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(visibleText).toMatch(/mixte\.yaml:10\b/);
  expect(visibleText).toContain("il n’y a pas de section «\u00a0carousel\u00a0»");
  expect(body).toMatch(/data-place="[^"]*mixte\.yaml:5"/);
});

test("shows drafts to editors alone, uncached, not indexed and not framed", async () => {
  expect((await openPage("/faq")).body).toContain("Publié");
  expect((await openPage("/secret")).status).toBe(404);
  const { body, headers } = await preview("/faq");
  expect(body).toContain("Pas encore publié");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect((await preview("/secret")).body).toContain("Une surprise");
  expect((await openPage("/faq")).body).not.toContain("Pas encore publié");
});

test("shows an editor the draft of header and footer on every page, uncached", async () => {
  expect((await openPage("/stock")).body).not.toContain("Bientôt au pied");
  const { body, headers } = await preview("/stock");
  expect(body).toContain("Bientôt au pied");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("treats a wrong token as no token", async () => {
  expect((await openPage("/secret?preview=wrong")).status).toBe(404);
  const { body, headers } = await openPage("/faq?preview=wrong");
  expect(body).not.toContain("Pas encore publié");
  expect(body).not.toContain("data-place");
  expect(headers.get("content-security-policy")).not.toContain("storyblok");
});

test("allows the visual editor's script and frame, and no others", async () => {
  const { body, headers } = await fromVisualEditor("/faq");
  expect(body).toContain("Pas encore publié");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' https:\/\/app\.storyblok\.com /);
  expect(policy).toContain("frame-ancestors 'self' https://app.storyblok.com");
  expect(policy).not.toContain("trusted-types");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("answers 404 to the public for an unreadable story, and shows its editor the problems", async () => {
  expect((await openPage("/illisible")).status).toBe(404);
  const { status, body } = await preview("/illisible");
  expect(status).toBe(200);
  expect(body).toContain("Cette page contient des erreurs");
  expect(body).toMatch(/<code>line [23]<\/code>/);
});

const eventually = async (path: string, words: string): Promise<void> => {
  await expect.poll(async () => (await openPage(path)).body).toContain(words);
};

test("shows new content after the reload command and after a signal", async () => {
  await write("home.yaml", page("Accueil", hero("Deuxième version")));
  // Another process reads the new file, and this site does not.
  expect((await site.vitrine("content", "list")).stdout).toContain("Accueil");
  expect((await openPage("/")).body).not.toContain("Deuxième version");
  const reload = await site.vitrine("content", "reload");
  // One story of these tests is unreadable: the command names it, and the others are read all the same.
  expect(reload.code).toBe(2);
  expect(reload.stdout).toContain("illisible.yaml");
  await eventually("/", "Deuxième version");
  await write("home.yaml", page("Accueil", hero("Troisième version")));
  process.kill(site.pid, "SIGHUP");
  await eventually("/", "Troisième version");
});
