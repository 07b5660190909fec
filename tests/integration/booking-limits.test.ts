// Limits of appointments over HTTP, on the built program.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkIn, mailsTo } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import {
  bookByRequest,
  type Fields,
  fillBurst,
  postAsAnybody,
  PROOF,
  somebody,
  testDriveForm,
} from "../browser-support/leads/book-by-request.ts";
import { createVisitor, firstSlot, readControls, unescapeAmpersands } from "./form-visitor.ts";

/** Forms an hour of one client. The tests post from many networks. */
const RATE = 4;

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1", LEADS_RATE_LIMIT: `${RATE}/1h` } });
});

afterAll(() => site?.dispose());

const visitor = createVisitor(() => site);

const post = (path: string, fields: Fields, from?: string): Promise<Response> =>
  postAsAnybody(site, path, fields, from);

const book = (location: string, fields: Fields): Promise<Response> => bookByRequest(site, location, fields);

const statuses = async (forms: readonly (() => Promise<Response>)[]): Promise<Readonly<Record<number, number>>> => {
  const counts: Record<number, number> = {};
  for (const form of forms) {
    const { status } = await form();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

test("a person has three appointments at a location, and then the phone number with everything typed", async () => {
  const spellings = [
    "zoe.dhulst@gmail.com",
    "zoedhulst+1@gmail.com",
    "Z.oedhulst@googlemail.com",
    "zoedhulst@gmail.com",
  ];
  const forms = spellings.map(
    (email, index) => () => book("diekirch", { ...somebody(index), email, message: `Message ${index}` }),
  );
  expect(await statuses(forms.slice(0, 3))).toEqual({ 303: 3 });
  const refused = await book("diekirch", { ...somebody(3), email: spellings[3] ?? "", message: "Message 3" });
  const html = (await refused.text()).replaceAll("\u00a0", " ");
  expect(refused.status).toBe(409);
  expect(html).toContain("Vous avez déjà plusieurs rendez-vous à venir dans cette concession : pour en ajouter un");
  expect(html).toMatch(/Alzette Automobiles Diekirch répond au \+352[\d ]+\./);
  for (const typed of ["Message 3", "zoedhulst@gmail.com", "Kieffer", "+352 621 123 103"])
    expect(html).toContain(typed);
  const { status } = await book("niederkorn", { ...somebody(4), email: "zoedhulst@gmail.com" });
  expect(status).toBe(303);
  const released = await site.vitrine("leads", "release", "--person", "zoe.dhulst@gmail.com", "--format", "json");
  expect(JSON.parse(released.stdout)).toMatchObject({
    dry_run: false,
    released: Array.from({ length: 4 }, () => ({})),
  });
  expect((await book("diekirch", { ...somebody(5), email: "zoedhulst@gmail.com" })).status).toBe(303);
});

test("a network of /48 sends four times as many forms as a client, a /56 twice as many", async () => {
  const message = async (from: string): Promise<number> => {
    const formulaire = readControls(await visitor.read("/contact")).get("formulaire") ?? "";
    const text = { first_name: "Léa", last_name: "Kieffer", email: "lea@example.org", message: "Bonjour." };
    const fields = { ...text, preferred_contact: "email", topic: "workshop", formulaire, preuve: PROOF };
    return (await post("/contact", fields, from)).status;
  };
  const sent = async (count: number, address: (index: number) => string): Promise<number> => {
    let accepted = 0;
    for (let index = 0; index < count; index += 1) if ((await message(address(index))) === 303) accepted += 1;
    return accepted;
  };
  expect(await sent(RATE + 2, (index) => `2001:db8:ffff:100::${index + 1}`)).toBe(RATE);
  expect(await sent(RATE + 3, (index) => `2001:db8:ffff:1${(index + 1).toString(16).padStart(2, "0")}::1`)).toBe(RATE);
  expect(await sent(2 * RATE + 3, (index) => `2001:db8:ffff:${(index + 2).toString(16)}00::1`)).toBe(2 * RATE);
});

describe("beyond a burst of bookings at a location", () => {
  /** Requests an appointment, and returns the link of the mail about it. */
  const request = async (index: number): Promise<{ readonly link: string; readonly thanks: string }> => {
    const response = await book("bertrange", somebody(index));
    expect(response.status).toBe(303);
    const mails = await expect
      .poll(() => mailsTo(site, `p${index}@example.org`))
      .toHaveLength(1)
      .then(() => mailsTo(site, `p${index}@example.org`));
    const [mail] = mails;
    if (mail === undefined) return expect.fail("no mail");
    expect(mail.header("Subject")).toMatch(/^Confirmez votre rendez-vous du /);
    return { link: linkIn(mail, "/rendez-vous/confirmer"), thanks: response.headers.get("location") ?? "" };
  };

  const isFree = async (start: string): Promise<boolean> =>
    (await visitor.read(testDriveForm("bertrange"))).includes(`value="${start}"`);

  beforeAll(async () => {
    await fillBurst(site, "bertrange");
  });

  test("the visitor confirms the appointment by mail; the link alone books nothing", async () => {
    const start = firstSlot(await visitor.read(testDriveForm("bertrange")));
    const { link, thanks } = await request(50);
    const page = (await visitor.read(unescapeAmpersands(thanks))).replaceAll("\u00a0", " ");
    expect(page).toContain("Encore une étape : confirmez votre rendez-vous");
    expect(page).toContain("Le vôtre n’est pas encore réservé");
    expect(page).not.toContain("rendez-vous.ics");
    const opened = await visitor.request(link);
    expect([opened.status, opened.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(await opened.text()).toContain("Confirmer mon rendez-vous");
    expect(await isFree(start)).toBe(true);
    const confirmed = await post(link, {});
    expect(confirmed.status).toBe(303);
    expect(await isFree(start)).toBe(false);
    const booked = await visitor.read(unescapeAmpersands(confirmed.headers.get("location") ?? ""));
    expect(booked).toContain("Votre essai est réservé");
    expect((await post(link, {})).headers.get("location")).toBe(confirmed.headers.get("location"));
    await expect.poll(() => mailsTo(site, "p50@example.org").length).toBe(2);
    const subjects = mailsTo(site, "vente.bertrange@alzette-automobiles.example").map(
      (mail) => mail.header("Subject") ?? "",
    );
    const of50 = subjects.filter((subject) => /Rendez-vous (?:à confirmer|confirmé)/.test(subject));
    expect(of50.map((subject) => subject.replaceAll("\u00a0", " ").split(" :")[0])).toEqual([
      "Rendez-vous à confirmer",
      "Rendez-vous confirmé",
    ]);
  });

  test("the second visitor of one appointment chooses another one, and staff released one is not booked again", async () => {
    const [first, second] = [await request(60), await request(61)];
    expect((await post(first.link, {})).status).toBe(303);
    const refused = await post(second.link, {});
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain("Ce créneau n’est plus libre");
    const slot = firstSlot(html);
    const confirmed = await post(second.link, { slot });
    expect(confirmed.status).toBe(303);
    expect(await isFree(slot)).toBe(false);
    expect((await site.vitrine("leads", "release", "--person", "p61@example.org")).code).toBe(0);
    const released = await visitor.request(second.link);
    expect([released.status, await released.text()]).toEqual([
      200,
      expect.stringContaining("Ce rendez-vous a été annulé"),
    ]);
  });

  test("a link that was changed is unknown", async () => {
    const { link } = await request(70);
    for (const method of ["GET", "POST"]) {
      const response = await visitor.request(`${link.slice(0, -3)}xyz`, {
        method,
        ...(method === "POST" && { body: "" }),
      });
      expect(response.status).toBe(404);
    }
  });
});
