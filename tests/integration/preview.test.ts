import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let content: string;
let site: Site;
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
  await write("illisible.yaml", 'name: "Illisible"\nsections: []\n');
  site = await startSite({ env: { CONTENT_DIR: content } });
  token = site.vitrine("content", "token").stdout.trim();
}, 120_000);

afterAll(async () => {
  await site?.dispose();
  await rm(content, { recursive: true });
});

const open = async (path: string) => {
  const response = await fetch(site.url + path, { headers: { "user-agent": BROWSER } });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

const preview = (path: string) => open(`${path}?preview=${token}`);

const fromVisualEditor = (path: string) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHash("sha1").update(`1:${token}:${timestamp}`).digest("hex");
  const search = new URLSearchParams({
    _storyblok: "5",
    "_storyblok_tk[space_id]": "1",
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": signature,
  });
  return open(`${path}?${search.toString()}`);
};

test("a page with a broken section and one nobody knows shows the public the rest, and no word of what is missing", async () => {
  const { status, body } = await open("/mixte");
  expect(status).toBe(200);
  expect(body).toContain("Avant");
  expect(body).toContain("Après");
  for (const word of ["Cliquez ici", "carousel", "javascript:alert", "mixte.yaml"]) expect(body).not.toContain(word);
});

test("its editor is told in the place of each what is wrong, in which field and line", async () => {
  const { status, body } = await preview("/mixte");
  expect(status).toBe(200);
  const text = body.replaceAll(/<[^>]+>/g, " ").replaceAll("&quot;", '"');
  const order = ["Avant", "“call_to_action”", "sections.1.buttons.0.link", "“carousel”", "Après"];
  const places = order.map((word) => text.indexOf(word));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toMatch(/mixte\.yaml:10\b/);
  expect(text).toContain('there is no section called "carousel"');
  expect(body).toMatch(/data-place="[^"]*mixte\.yaml:5"/);
});

test("drafts are for editors alone, and theirs is never kept, indexed or framed", async () => {
  expect((await open("/faq")).body).toContain("Publié");
  expect((await open("/secret")).status).toBe(404);
  const { body, headers } = await preview("/faq");
  expect(body).toContain("Pas encore publié");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect((await preview("/secret")).body).toContain("Une surprise");
  expect((await open("/faq")).body).not.toContain("Pas encore publié");
});

test("what stands around the pages is shown to an editor as it will be, on every page and kept nowhere", async () => {
  expect((await open("/stock")).body).not.toContain("Bientôt au pied");
  const { body, headers } = await preview("/stock");
  expect(body).toContain("Bientôt au pied");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("a wrong token is no token", async () => {
  expect((await open("/secret?preview=wrong")).status).toBe(404);
  const { body, headers } = await open("/faq?preview=wrong");
  expect(body).not.toContain("Pas encore publié");
  expect(body).not.toContain("data-place");
  expect(headers.get("content-security-policy")).not.toContain("storyblok");
});

test("in the visual editor's frame a page may load that editor's script, and be framed by it alone", async () => {
  const { body, headers } = await fromVisualEditor("/faq");
  expect(body).toContain("Pas encore publié");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' https:\/\/app\.storyblok\.com /);
  expect(policy).toContain("frame-ancestors 'self' https://app.storyblok.com");
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("a story that cannot be read is 404 to the public and its mistakes to its editor", async () => {
  expect((await open("/illisible")).status).toBe(404);
  const { status, body } = await preview("/illisible");
  expect(status).toBe(200);
  expect(body).toContain("This story has mistakes");
  expect(body).toContain("<code>title</code>");
});

const eventually = async (path: string, words: string): Promise<void> => {
  await expect.poll(async () => (await open(path)).body, { timeout: 8_000, interval: 200 }).toContain(words);
};

test("new words show after the command to reload, and after a signal", async () => {
  await write("home.yaml", page("Accueil", hero("Deuxième version")));
  await sleep(400);
  expect((await open("/")).body).not.toContain("Deuxième version");
  expect(site.vitrine("content", "reload").code).toBe(0);
  await eventually("/", "Deuxième version");
  await write("home.yaml", page("Accueil", hero("Troisième version")));
  process.kill(site.pid, "SIGHUP");
  await eventually("/", "Troisième version");
});
