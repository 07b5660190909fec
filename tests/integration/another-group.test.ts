// Another group in another country, by data alone: nothing of the demo group is read, shown or sent. A page and a form of each
// kind; the long lane opens every page and sends every form.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createCompleteCondrozGroup } from "../builders/complete-condroz-group.ts";
import { decodedMails } from "../browser-support/leads/decoded-mail.ts";
import { rawMails } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { belgianAnswers } from "./another-group/belgian-answers.ts";
import { LEAD_ABOUT_EACH_SUBJECT, ONE_OF_EACH_REFUSAL } from "./another-group/belgian-forms.ts";
import { CONTENT_TOKEN, createLeakFinder } from "./another-group/condroz-site.ts";
import { describeForms } from "./another-group/group-forms.ts";
import { describePages } from "./another-group/group-pages.ts";
import { readControls } from "./form-visitor.ts";

const HEADERS = { "user-agent": "Mozilla/5.0", "accept-language": "fr" };

let groupDir: string;
let site: Site;

beforeAll(async () => {
  site = await startSite({
    env: { CONTENT_PUBLIC_TOKEN: CONTENT_TOKEN },
    createGroup: async (folder) => {
      await createCompleteCondrozGroup(folder);
      mkdirSync(join(folder, "files", "brochures"), { recursive: true });
      writeFileSync(join(folder, "files", "brochures", "kamiq.pdf"), "%PDF-1.7 Kamiq");
    },
  });
  ({ groupDir } = site);
});

afterAll(() => site?.dispose());

const get = async (path: string) => {
  const response = await fetch(site.url + path, { headers: HEADERS });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
};

test("pages have the group's logo, its colours and its name", async () => {
  const { text } = await get("/");
  const style = /href="(\/brand-[0-9a-f]{12}\.css)"/.exec(text)?.[1] ?? "";
  expect(await get(style)).toMatchObject({ status: 200, type: "text/css; charset=utf-8" });
  expect((await get(style)).text).toContain("--action:#");
  expect(text).toContain("M40 29V5l12 14L64 5v24");
  expect(text).not.toContain("instrument-sans-latin");
  expect(JSON.parse((await get("/site.webmanifest")).text)).toMatchObject({
    short_name: "Condroz",
    theme_color: "#1c1f24",
  });
  for (const path of ["/icon-192.png", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"]) {
    const icon = await fetch(site.url + path);
    expect([path, icon.status, icon.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  }
  const favicon = await fetch(`${site.url}/favicon.ico`);
  expect([favicon.status, favicon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  const bytes = Buffer.from(await favicon.arrayBuffer());
  // One picture, from the 22nd byte to the end: a PNG of 32 pixels.
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)]).toEqual([1, 1, 32]);
  expect(bytes.readUInt32LE(14) + bytes.readUInt32LE(18)).toBe(bytes.byteLength);
  expect([bytes.toString("latin1", 23, 26), bytes.readUInt32BE(22 + 16)]).toEqual(["PNG", 32]);
});

test("its files are at their own path, and none of the demo group's", async () => {
  expect(await get("/brochures/kamiq.pdf")).toEqual({ status: 200, type: "application/pdf", text: "%PDF-1.7 Kamiq" });
  for (const path of ["/brochures/ford-puma.pdf", "/inspections/rapport-exemple.pdf"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

describePages(() => site, { isComplete: false, minPages: 40, minFiles: 30 });

describeForms(() => site, { leads: LEAD_ABOUT_EACH_SUBJECT, refused: ONE_OF_EACH_REFUSAL });

test("a message gets the group's sender, colours and logo", async () => {
  const page = await get("/contact");
  const token = readControls(page.text).get("formulaire") ?? "";
  const body = belgianAnswers(LEAD_KINDS.contact, "private", "zoe@exemple.be", { html: page.text, token });
  body.set("message", "Bonjour, en #0d2129");
  const answer = await fetch(`${site.url}/contact`, {
    method: "POST",
    body,
    headers: { ...HEADERS, origin: site.url },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  const mails = () => [...decodedMails(site)].filter(([, mail]) => mail.includes("Bonjour, en #0d2129"));
  await expect.poll(() => mails().length).toBe(2);
  for (const [name] of mails()) {
    const raw = rawMails(site).get(name) ?? "";
    const [, logo = ""] = /Content-ID: <logo>[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
    const { format, width } = await sharp(Buffer.from(logo, "base64")).metadata();
    expect([format, width]).toEqual(["png", 240]);
  }
  for (const [, mail] of mails()) {
    expect(mail).toMatch(/^From: .*bonjour@condroz-mobilite\.example/m);
    // The visitor's own colour code is not one of the mail's.
    expect(mail).toContain("Bonjour, en #0d2129");
    expect(createLeakFinder(groupDir).leaksIn(mail.replaceAll("Bonjour, en #0d2129", ""))).toEqual([]);
    expect(mail).toMatch(/<img src="cid:logo"[^>]* alt="Condroz Mobilité"/);
  }
});

/** JPEG changes colours a little. */
const near = (value: number): unknown => expect.closeTo(value, -1);

/** Status, size and first pixel of the picture for shared links of pages without one. */
const socialPicture = async () => {
  const response = await fetch(`${site.url}/social-picture.jpg`);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { format, width, height } = await picture.metadata();
  const corner = await picture.extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
  return { status: response.status, format, width, height, corner: [...corner] };
};

test("shared links have the group's picture, and a file of its own once it names one", async () => {
  for (const path of ["/", "/stock", "/concessions", "/contact"]) {
    const { text } = await get(path);
    const [, address = ""] = /<meta property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect([path, new URL(address).pathname]).toEqual([path, "/social-picture.jpg"]);
    expect(text).toContain('<meta property="og:image:alt" content="Condroz Mobilité"');
  }
  const drawn = await socialPicture();
  expect(drawn).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 });
  expect(drawn.corner).toEqual([0x1c, 0x1f, 0x24].map((value) => near(value)));
  const picture = sharp({ create: { width: 1300, height: 700, channels: 3, background: "#c02040" } });
  await picture.png().toFile(join(groupDir, "brand", "partage.png"));
  const file = join(groupDir, "brand.yaml");
  writeFileSync(
    file,
    `${readFileSync(file, "utf8").replace(/\.\.\.\s*$/, "")}social_picture: brand/partage.png\n...\n`,
  );
  await site.vitrine("content", "reload");
  await expect.poll(async () => (await socialPicture()).corner).toEqual([0xc0, 0x20, 0x40].map((value) => near(value)));
});

test("a reload brings another colour, and wrong ones change nothing", async () => {
  const file = join(groupDir, "brand.yaml");
  const before = readFileSync(file, "utf8");
  const styleOf = async () => /\/brand-[0-9a-f]{12}\.css/.exec((await get("/")).text)?.[0];
  const first = await styleOf();
  writeFileSync(file, before.replace("#1c1f24", "#cccccc"));
  expect((await site.vitrine("content", "reload")).stdout).toMatch(
    /brand\.yaml:\d+:\d+: colours\.ink: has a contrast of 1\.\d to paper/,
  );
  expect(await styleOf()).toBe(first);
  writeFileSync(file, before.replace("#0a7d4f", "#7d0a4f"));
  await site.vitrine("content", "reload");
  await expect.poll(styleOf).not.toBe(first);
});
