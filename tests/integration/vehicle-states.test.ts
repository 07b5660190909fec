// Forms, presets, links and moves of a car that was sold, reserved, hidden or removed meanwhile, on the built program.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localTime } from "#domain/locations/index.ts";
import { type Fields, postAsAnybody, PROOF, somebody } from "../browser-support/leads/book-by-request.ts";
import { linkIn, mailsTo, type ReadMail } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { completed } from "../builders/form-answers.ts";
import { createVisitor, firstSlotField, PERSON, readControls, unescapeAmpersands } from "./form-visitor.ts";

let site: Site;
let cars: readonly { readonly id: number; readonly slug: string }[];

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  const query = "brand=ford&condition=used&availability=available&perPage=20";
  const answer = await fetch(`${site.url}/api/v1/vehicles?${query}`);
  cars = ((await answer.json()) as { vehicles: typeof cars }).vehicles;
});

afterAll(() => site?.dispose());

const visitor = createVisitor(() => site);

const carAt = (index: number) => cars[index] ?? expect.fail("too few cars in the demo stock");

const pathOf = (index: number, form = "") => `/stock/${carAt(index).slug}${form}`;

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");

/** A form as a visitor has it open. */
const open = async (path: string): Promise<Fields> => {
  const html = await visitor.read(path);
  const formulaire = readControls(html).get("formulaire") ?? expect.fail(`no form at ${path}`);
  return { ...PERSON, ...Object.fromEntries(firstSlotField(html)), preuve: PROOF, formulaire };
};

const send = async (path: string, fields: Fields) => {
  const response = await postAsAnybody(site, path, fields);
  return { status: response.status, html: await response.text() };
};

const change = async (index: number, ...words: readonly string[]): Promise<void> => {
  const [command = "", ...options] = words;
  expect(await site.vitrine("vehicle", command, String(carAt(index).id), ...options)).toMatchObject({ code: 0 });
};

const countLeads = async (): Promise<number> =>
  (JSON.parse((await site.vitrine("leads", "list", "--limit", "1000", "--format", "json")).stdout) as unknown[]).length;

const mailOf = async (address: string, subject: string): Promise<ReadMail> => {
  const find = () => mailsTo(site, address).find((mail) => mail.subject.replaceAll("\u00a0", " ").includes(subject));
  await expect.poll(find).toBeDefined();
  return find() ?? expect.fail(`no mail ${subject}`);
};

describe("at its own address", () => {
  const FORMS = ["/essai-routier", "/interessee", "/leasing-en-ligne", "/lease-calculator", "/fiche"];

  test("a sold car has no form, and names itself, its state and similar cars", async () => {
    await change(0, "sell");
    for (const form of FORMS) {
      const response = await visitor.request(pathOf(0, form));
      const html = await response.text();
      expect([form, response.status]).toEqual([form, 404]);
      expect(plain(html)).toContain("Ce véhicule est vendu");
      expect(plain(html)).toContain("a trouvé preneur");
      expect(html.match(/class="similar-row/g)).toHaveLength(1);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
    expect(await visitor.describeResponse(`/ford${pathOf(0, "/testdrive")}`)).toBe("404 vehicle-form-not-found");
    expect(await visitor.describeResponse(`/alertes/prix?vehicule=${carAt(0).id}`)).toBe("404 vehicle-not-found");
    expect((await visitor.request(pathOf(0))).status).toBe(200);
    await change(0, "release");
    expect((await visitor.request(pathOf(0, "/essai-routier"))).status).toBe(200);
  });

  test("a reserved car has the form of interest and no test drive", async () => {
    await change(1, "reserve");
    expect(await visitor.read(pathOf(1, "/interessee"))).toContain('badge-state">Réservé<');
    expect((await visitor.request(pathOf(1, "/lease-calculator"))).status).toBe(200);
    for (const form of ["/essai-routier", "/leasing-en-ligne"]) {
      const response = await visitor.request(pathOf(1, form));
      const html = await response.text();
      expect([form, response.status]).toEqual([form, 404]);
      expect(plain(html)).toContain("Ce véhicule est réservé");
      expect(html).toContain(`href="${pathOf(1)}"`);
    }
  });

  test("a hidden car has none", async () => {
    await change(2, "hide");
    expect(await visitor.describeResponse(pathOf(2, "/essai-routier"))).toBe("404 vehicle-form-not-found");
    expect(await visitor.describeResponse(pathOf(2, "/lease-calculator"))).toBe("404 vehicle-form-not-found");
  });
});

describe("a form that was open when its car was sold", () => {
  test.each([
    ["sell", "/essai-routier", "Ce véhicule vient d’être vendu : votre demande n’est pas partie."],
    ["sell", "/interessee", "Ce véhicule vient d’être vendu : votre demande n’est pas partie."],
    ["reserve", "/essai-routier", "Ce véhicule vient d’être réservé : votre demande n’est pas partie."],
    ["hide", "/interessee", "Ce véhicule n’est plus proposé : votre demande n’est pas partie."],
  ])("after %s %s is 409, takes no lead, and has everything typed and similar cars", async (command, form, notice) => {
    const fields = { ...(await open(pathOf(3, form))), ...somebody(10), message: "Le mardi, si possible." };
    const before = await countLeads();
    await change(3, command);
    const { status, html } = await send(pathOf(3, form), fields);
    expect(status).toBe(409);
    expect(plain(html)).toContain(notice);
    for (const typed of ["Léa", "Kieffer", "p10@example.org", "Le mardi, si possible."]) expect(html).toContain(typed);
    expect(html.match(/class="similar-row/g)).toHaveLength(1);
    expect(await countLeads()).toBe(before);
    await change(3, "release");
    const again = readControls(html).get("formulaire") ?? "";
    expect((await send(pathOf(3, form), { ...fields, formulaire: again })).status).toBe(303);
  });

  test("a form that was saved before the sale is thanked for again", async () => {
    const fields = { ...(await open(pathOf(4, "/interessee"))), ...somebody(11) };
    expect((await send(pathOf(4, "/interessee"), fields)).status).toBe(303);
    await change(4, "sell");
    expect((await send(pathOf(4, "/interessee"), fields)).status).toBe(303);
  });

  test("a list goes on with the cars that remain", async () => {
    const ids = [5, 6].map((index) => carAt(index).id);
    const path = `/stock/favoris/demande?ids=${ids.join(".")}&concession=bertrange`;
    const fields = { ...(await open(path)), ...somebody(12) };
    await change(5, "sell");
    const refused = await send(path, fields);
    expect(refused.status).toBe(409);
    expect(plain(refused.html)).toContain("Une partie de ces véhicules n’est plus en vente");
    const action = `/stock/favoris/demande?ids=${carAt(6).id}&concession=bertrange`;
    expect(unescapeAmpersands(refused.html)).toContain(`action="${action}"`);
    const formulaire = readControls(refused.html).get("formulaire") ?? "";
    expect((await send(action, { ...fields, formulaire })).status).toBe(303);
  });
});

test("the test drive of a sold car cannot be moved by mail, says so, and can be cancelled", async () => {
  const person = somebody(13);
  const fields = { ...(await open(pathOf(7, "/essai-routier"))), ...person };
  expect((await send(pathOf(7, "/essai-routier"), fields)).status).toBe(303);
  const link = linkIn(await mailOf(person["email"] ?? "", "Votre rendez-vous du"), "/rendez-vous/modifier");
  const page = await visitor.read(link);
  const target = [...page.matchAll(/ name="slot" value="(20[^"]+)"/g)].at(5)?.[1] ?? "";
  expect(target).not.toBe("");
  await change(7, "sell");
  const sold = await visitor.read(link);
  expect(plain(sold)).toContain("Ce véhicule est vendu");
  expect(plain(sold)).toContain("Votre rendez-vous ne peut plus être déplacé en ligne");
  expect(sold).not.toContain('name="slot"');
  expect(sold.match(/class="similar-row/g)).toHaveLength(1);
  const moved = await send(link, { geste: "deplacer", slot: target });
  expect([moved.status, plain(moved.html).includes("Ce véhicule est vendu")]).toEqual([409, true]);
  const { date, time } = localTime(new Date(target), "Europe/Luxembourg");
  const [lead] = JSON.parse(
    (await site.vitrine("leads", "list", "--person", person["email"] ?? "", "--format", "json")).stdout,
  ) as readonly { reference: string }[];
  const byStaff = await site.vitrine("appointments", "move", lead?.reference ?? "", "--to", `${date} ${time}`);
  expect([byStaff.code, byStaff.stderr]).toEqual([
    0,
    expect.stringContaining(`note: its vehicle (${carAt(7).id}) is sold`),
  ]);
  expect((await send(link, { geste: "annuler" })).status).toBe(303);
});

test("a program sends a request for a sold car, and no appointment", async () => {
  const { slot = "" } = await open(pathOf(12, "/essai-routier"));
  const token = (await site.vitrine("token", "create", "portal", "--scope", "leads:write")).stdout.trim();
  const lead = (kind: string, external_id: string, fields: object) => ({
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind, source: "portal", external_id, vehicle_id: carAt(12).id, fields }),
  });
  const { first_name, last_name } = PERSON;
  const person = { first_name, last_name, ...somebody(80) };
  const drive = lead("test_drive", "1", { ...person, driving_licence: true, slot });
  expect((await fetch(`${site.url}/api/v1/leads`, drive)).status).toBe(201);
  await change(12, "sell", "--keep");
  expect((await fetch(`${site.url}/api/v1/leads`, drive)).status).toBe(200);
  const other = lead("test_drive", "2", { ...person, driving_licence: true, slot });
  const refused = await fetch(`${site.url}/api/v1/leads`, other);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "lead/vehicle-sold"]);
  const request = lead("interest", "3", completed(LEAD_KINDS.interest.fields, { ...person }));
  expect((await fetch(`${site.url}/api/v1/leads`, request)).status).toBe(201);
});

type Notice = {
  readonly changed: boolean;
  readonly leads: readonly {
    reference: string;
    kind: string;
    appointment: { start: string } | null;
    has_email: boolean;
  }[];
  readonly notified: { audience: string; addresses: readonly string[]; visitors: number } | null;
};

const json = async (...args: readonly string[]): Promise<Notice> => {
  const { code, stdout, stderr } = await site.vitrine("vehicle", ...args, "--format", "json");
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^database: /)]);
  return JSON.parse(stdout) as Notice;
};

const listMails = (address: string, reference: string): readonly ReadMail[] =>
  mailsTo(site, address).filter(({ subject, text }) => !subject.includes("réf.") && text.includes(reference));

const eventsOf = async (reference: string) =>
  (
    JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout) as {
      events: readonly { type: string; by: string; target: string | null; text: string | null }[];
    }
  ).events.filter(({ type }) => type === "vehicle_changed");

/** A test drive and an open request of two people. */
const promise = async (path: string, index: number) => {
  const [driver, asker] = [somebody(index), somebody(index + 1)];
  for (const [form, person] of [
    ["/essai-routier", driver],
    ["/interessee", asker],
  ] as const) {
    const [address = "", query = ""] = path.split("?");
    const target = `${address}${form}${query === "" ? "" : `?${query}`}`;
    expect((await send(target, { ...(await open(target)), ...person })).status).toBe(303);
  }
  return { driver: driver["email"] ?? "", asker: asker["email"] ?? "" };
};

describe("vehicle sell, reserve, hide and price", () => {
  test("list who waits for the car, end with 0, and mail the list once to those who answer", async () => {
    await promise(pathOf(8), 30);
    const id = String(carAt(8).id);
    const { leads, notified } = await json("sell", id);
    expect(leads.map(({ kind, appointment, has_email }) => [kind, appointment !== null, has_email])).toEqual([
      ["test_drive", true, true],
      ["interest", false, true],
    ]);
    expect(notified).toMatchObject({ audience: "location", visitors: 0 });
    const [address = "", ...others] = notified?.addresses ?? [];
    expect(others).toEqual([]);
    const references = leads.map(({ reference }) => reference);
    await expect.poll(() => listMails(address, references[0] ?? "").length).toBe(1);
    const [mail] = listMails(address, references[0] ?? "");
    expect(mail?.subject.replaceAll("\u00a0", " ")).toMatch(/est vendu : 1 rendez-vous, 1 demande$/);
    for (const reference of references) expect(mail?.text).toContain(reference);
    expect(mail?.text).not.toMatch(/Kieffer|example\.org|621/);
    expect(await eventsOf(references[0] ?? "")).toMatchObject([{ target: "sold", text: "the location has the list" }]);
    const again = await site.vitrine("vehicle", "sell", id);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain("2 open requests and appointments of this vehicle:\n");
    expect(again.stdout).toContain(references[1]);
    expect(again.stdout).toContain("nobody is notified again");
    expect(listMails(address, references[0] ?? "")).toHaveLength(1);
  });

  test("--notify writes to these people, once, also after the change, and not to the one who gets the car", async () => {
    const { driver, asker } = await promise(pathOf(9), 40);
    const id = String(carAt(9).id);
    const buyer = (await json("reserve", id, "--keep")).leads.find(({ kind }) => kind === "interest")?.reference ?? "";
    expect(await eventsOf(buyer)).toMatchObject([{ target: "reserved", text: "nobody is written to" }]);
    const { leads, notified } = await json("sell", id, "--notify", "--why", `lead ${buyer}`);
    expect([leads.map(({ kind }) => kind), notified]).toEqual([
      ["test_drive"],
      { audience: "visitors", addresses: [], visitors: 1 },
    ]);
    const mail = await mailOf(driver, "ce véhicule est vendu");
    expect(mail.subject).toMatch(/^Votre rendez-vous du /);
    expect(linkIn(mail, "/rendez-vous/modifier")).not.toBe("");
    expect((await json("sell", id, "--notify", "--why", `lead ${buyer}`)).notified).toBeNull();
    expect(mailsTo(site, driver).filter(({ subject }) => subject.includes("vendu"))).toHaveLength(1);
    expect(mailsTo(site, asker).filter(({ subject }) => subject.includes("vendu"))).toEqual([]);
    expect((await site.vitrine("vehicle", "sell", id, "--notify", "--keep")).code).toBe(1);
  });

  test("those are notified of a new price who saw another one", async () => {
    const { asker } = await promise(pathOf(10), 50);
    const id = String(carAt(10).id);
    const { notified } = await json("price", id, "12345", "--notify", "--force");
    expect(notified).toMatchObject({ audience: "visitors", visitors: 2 });
    expect(plain((await mailOf(asker, "son prix a changé")).text)).toMatch(/il est de 12\s345\s€/);
  });

  test("a program that reserves a car has the list mailed too", async () => {
    await promise(pathOf(11), 60);
    const token = (await site.vitrine("token", "create", "dms", "--scope", "vehicles:write")).stdout.trim();
    const answer = await fetch(`${site.url}/api/v1/vehicles/${carAt(11).id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ availability: "reserved" }),
    });
    expect(answer.status).toBe(200);
    const { leads, notified } = await json("reserve", String(carAt(11).id));
    expect(notified).toBeNull();
    for (const { reference } of leads)
      expect(await eventsOf(reference)).toMatchObject([{ target: "reserved", text: "the location has the list" }]);
  });
});

test("a feed that removes a car waits for nobody, and the location gets the list once, from the server", async () => {
  const file = join(site.dataDir, "small.csv");
  const rows = ["777201,Ford,Taunus,Une,2499000", "777202,Ford,Taunus,Deux,2499000"];
  const read = async (listed: readonly string[]) => {
    writeFileSync(file, `id,brand,model,trim,price.purchase.cents\n${listed.join("\n")}\n`);
    const answer = await site.vitrine("import", "vehicles", file, "--feed", "small", "--force");
    expect([answer.code, answer.stderr]).toEqual([0, expect.any(String)]);
  };
  await read(rows);
  const { asker } = await promise("/stock/777201-1-ford-taunus-une?concession=bertrange", 70);
  await read(rows.slice(1));
  const [lead] = JSON.parse(
    (await site.vitrine("leads", "list", "--person", asker, "--format", "json")).stdout,
  ) as readonly { reference: string }[];
  const reference = lead?.reference ?? "";
  await expect.poll(async () => (await eventsOf(reference)).length).toBe(1);
  expect(await eventsOf(reference)).toMatchObject([
    { target: "gone", by: "vitrine", text: "the location has the list" },
  ]);
  expect(mailsTo(site, asker).filter(({ subject }) => subject.includes("disponible"))).toEqual([]);
  const html = await visitor.read("/stock/777201-1-ford-taunus-une/essai-routier");
  expect(plain(html)).toContain("Ce véhicule n’est plus disponible");
});
