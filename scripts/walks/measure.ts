// Prints the source files that each walk of docs/tour.md crosses, measured in a running site of a checkout (this one by
// default): `node scripts/run.mjs scripts/walks/measure.ts [checkout] [--files]`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { callsInBoth, callsWithout, mergeCalls, WalkedSite, type Calls } from "./site.ts";

/** Not counted: the design system, interface texts, primitives and lists of exports. */
const IGNORED = /^src\/(?:ui|application\/strings|domain\/shared)\/|-strings\.ts$|\/index(?:\.server)?\.ts$/;

const checkout = resolve(
  process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? join(import.meta.dirname, "../.."),
);
const withFiles = process.argv.includes("--files");
const site = new WalkedSite(checkout);

const textOf = async (path: string): Promise<string> => (await site.request(path)).text();

/** Calls of the second run: the first one loads modules. */
const measured = async (walk: () => Promise<unknown>): Promise<Calls> => {
  await walk();
  await site.take();
  await walk();
  return site.take();
};

const firstVehicle = (html: string): string => {
  const [, slug] = /href="(\/stock\/\d[^"/?#]*)"/.exec(html) ?? [];
  if (slug === undefined) throw new Error("no vehicle on the page");
  return slug;
};

const search = async (): Promise<void> => {
  await textOf("/api/v1/suggestions?q=ford+die");
  const phrase = new URLSearchParams({ q: "ford diesel moins de 40 000 €" });
  const results = (await site.request(`/stock?${phrase}`)).headers.get("location");
  await textOf(firstVehicle(await textOf(results ?? `/stock?${phrase}`)));
};

const ANSWERS = {
  salutation: "madame",
  first_name: "Zoé",
  last_name: "Dhulst",
  email: "zoe@exemple.lu",
  phone: "+352 621 123 456",
  preferred_contact: "email",
  message: "Bonjour, est-elle disponible ?",
  consent: "on",
};

const emails = (): number =>
  existsSync(site.outbox) ? readdirSync(site.outbox).filter((name) => name.endsWith(".eml")).length : 0;

/** Sends the form of a vehicle, opens the thanks page, waits for both emails; the lead's reference. */
const sendLead = async (vehicle: string): Promise<string> => {
  const path = `${vehicle}/interessee`;
  const form = await textOf(path);
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  const body = new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value])),
    ...ANSWERS,
  });
  const before = emails();
  const response = await site.request(path, { method: "POST", body, headers: { Origin: site.origin } });
  const thanks = await textOf(response.headers.get("location") ?? path);
  while (emails() < before + 2) await sleep(100);
  return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(thanks)?.[0] ?? "";
};

const lead = async (): Promise<Calls> => {
  const vehicle = firstVehicle(await textOf("/stock"));
  await site.take();
  let reference = "";
  const calls = await measured(async () => {
    reference = await sendLead(vehicle);
  });
  return mergeCalls([
    calls,
    callsWithout(site.command("leads", "show", reference), site.command("leads", "show", "--help")),
  ]);
};

/** Imports the demo feed without its last vehicles, waits for the new index, opens the stock. */
const feed = async (): Promise<Calls> => {
  const rows = readFileSync(join(checkout, "demo/group/feeds/vehicles.csv"), "utf8").trimEnd().split("\n");
  const file = join(site.folder, "vehicles.csv");
  // A feed without a line end is quarantined as truncated.
  writeFileSync(file, `${rows.slice(0, -3).join("\n")}\n`);
  const start = site.command("import", "vehicles", "--help");
  await site.take();
  const command = callsWithout(site.command("import", "vehicles", file), start);
  const index = await site.take();
  await textOf("/stock");
  return mergeCalls([command, index, await site.take()]);
};

const story = async (): Promise<Calls> => {
  const file = join(site.content, "services/financement.yaml");
  const text = readFileSync(file, "utf8");
  const served = await measured(async () => {
    writeFileSync(file, text.replace('title: "', `title: "${Date.now()} `));
    site.command("content", "reload");
    await sleep(1000);
    await textOf("/services/financement");
  });
  return mergeCalls([
    served,
    callsWithout(site.command("content", "check"), site.command("content", "check", "--help")),
  ]);
};

try {
  await site.start();
  const page = await measured(() => textOf("/mentions-legales"));
  /** What every page calls: HTTP, the router, the page frame. */
  const frame = callsInBoth(page, await measured(() => textOf("/stock")));
  const walks = { search: await measured(search), lead: await lead(), feed: await feed(), story: await story() };
  for (const [name, calls] of Object.entries(walks)) {
    const files = Object.keys(callsWithout(calls, frame))
      .filter((file) => !IGNORED.test(file))
      .toSorted();
    console.log(`${name}: ${files.length} files`);
    if (withFiles) console.log(files.map((file) => `  ${file}`).join("\n"));
  }
} finally {
  await site.stop();
}
