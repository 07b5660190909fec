// A lead from its form by the link in the staff's email to its answer, on the built program with the demo group.
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn, mailsTo, type ReadMail } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { createVisitor } from "./form-visitor.ts";

const STAFF = "vente.bertrange@alzette-automobiles.example";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const visitor = createVisitor(() => site);

const json = async (...args: readonly string[]): Promise<unknown> =>
  JSON.parse((await site.vitrine("leads", ...args, "--format", "json")).stdout);

const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, "").replaceAll("\u00a0", " ");

/** The email to an address about a lead. */
const mailAbout = async (reference: string, address: string): Promise<ReadMail> => {
  const find = () => mailsTo(site, address).findLast(({ subject }) => subject.includes(reference));
  await expect.poll(find).toBeDefined();
  return find() ?? expect.fail("no mail");
};

/** Sends the form of a vehicle in Bertrange; returns the reference of the lead. */
const sendLead = async (): Promise<string> => {
  const { slug } = await visitor.findFirstVehicle("locations=bertrange");
  const before = ((await json("list")) as readonly object[]).length;
  expect((await visitor.submitForm(`/stock/${slug}/interessee`)).status).toBe(303);
  const leads = (await json("list")) as readonly { readonly reference: string }[];
  expect(leads).toHaveLength(before + 1);
  return leads[0]?.reference ?? "";
};

test("the link in the staff's email shows the lead, and its button records the answer once", async () => {
  const reference = await sendLead();
  const mail = await mailAbout(reference, STAFF);
  const link = linkIn(mail, "/demandes/repondre");
  for (const visit of [1, 2]) {
    const opened = await visitor.request(link);
    const html = plain(await opened.text());
    expect([visit, opened.status, opened.headers.get("cache-control")]).toEqual([
      visit,
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(html).toContain(reference);
    expect(html).toContain("Oui, j’ai répondu");
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).not.toContain("lea@example.org");
  }
  expect(await json("show", reference)).toMatchObject({ state: "new", owner: null, first_answer: null, events: [] });
  const answered = await visitor.request(link, { method: "POST" });
  expect(answered.status).toBe(200);
  expect(plain(await answered.text())).toContain(`${STAFF} a répondu le `);
  expect(await json("show", reference)).toMatchObject({
    state: "answered",
    first_answer: { by: STAFF },
    events: [{ type: "answered", by: STAFF }],
  });
  const again = await visitor.request(link, { method: "POST" });
  expect(plain(await again.text())).toContain(`${STAFF} a répondu le `);
  expect(plain(await visitor.read(link))).not.toContain("Oui, j’ai répondu");
  expect(await json("show", reference)).toMatchObject({ events: [{ type: "answered" }] });
  expect(await json("today")).toMatchObject({
    today: expect.arrayContaining([expect.objectContaining({ reference, state: "answered", waiting_minutes: null })]),
  });
});

test("a link that this site did not sign, and one of an erased lead, show no lead", async () => {
  const reference = await sendLead();
  const link = linkIn(await mailAbout(reference, STAFF), "/demandes/repondre");
  const forged = link.replace(/cle=./, "cle=_");
  expect((await visitor.request(forged)).status).toBe(404);
  expect((await visitor.request(forged, { method: "POST" })).status).toBe(404);
  expect((await site.vitrine("leads", "erase", "lea@example.org", "--yes")).code).toBe(0);
  const erased = await visitor.request(link);
  expect([erased.status, plain(await erased.text())]).toEqual([404, expect.stringContaining("n’existe pas ou plus")]);
});

test("an assigned lead and a moved one reach their new people by email", async () => {
  const reference = await sendLead();
  await mailAbout(reference, STAFF);
  const by = ["--by", "chef@alzette.example"];
  expect(
    await json("assign", reference, "anna@alzette.example", "--yes", "--note", "Cliente de longue date", ...by),
  ).toMatchObject({
    changed: true,
    state: "assigned",
    owner: "anna@alzette.example",
  });
  const assigned = await mailAbout(reference, "anna@alzette.example");
  expect(plain(assigned.subject)).toMatch(/^Attribuée à vous : /);
  expect(plain(assigned.text)).toContain("Attribuée par : chef@alzette.example");
  expect(plain(assigned.text)).toContain("Cliente de longue date");
  expect(await json("move", reference, "diekirch", "--reason", "Habite à Diekirch", ...by)).toMatchObject({
    state: "new",
    owner: null,
  });
  const moved = await mailAbout(reference, "vente.diekirch@alzette-automobiles.example");
  expect(plain(moved.subject)).toMatch(/^Transférée : /);
  expect(plain(moved.text)).toContain("Alzette Automobiles Diekirch");
  expect(await json("show", reference)).toMatchObject({
    subject: { location: { slug: "diekirch" } },
    events: [{ type: "assigned" }, { type: "moved", previous: "bertrange", target: "diekirch" }],
  });
  const unknown = await site.vitrine("leads", "move", reference, "metz");
  expect([unknown.code, unknown.stderr]).toEqual([
    4,
    expect.stringContaining("there is no location metz; there are bertrange"),
  ]);
});
