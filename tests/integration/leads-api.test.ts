import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { completed } from "../builders/form-answers.ts";

let site: Site;
let token: string;
let other: string;
/** A vehicle on sale. */
let vehicle: number;

const createToken = async (name: string, ...scopes: readonly string[]): Promise<string> =>
  (await site.vitrine("token", "create", name, ...scopes.flatMap((scope) => ["--scope", scope]))).stdout.trim();

beforeAll(async () => {
  site = await startSite();
  token = await createToken("portal", "leads:write", "leads:read", "leads:events");
  other = await createToken("stock", "vehicles:write");
  const list = (await (await fetch(`${site.url}/api/v1/vehicles?perPage=1`)).json()) as {
    readonly vehicles: readonly { readonly id: number }[];
  };
  vehicle = list.vehicles[0]?.id ?? 0;
});

afterAll(() => site?.dispose());

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly headers: Headers };

const send = async (
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  bearer = token,
): Promise<Answer> => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"], headers: response.headers };
};

const read = async (reference: unknown): Promise<Answer["body"]> => {
  const response = await fetch(`${site.url}/api/v1/leads/${String(reference)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Answer["body"];
};

/** Fields of an offer that a program must send: of a choice with an initial one it sends none. */
const REQUIRED = LEAD_KINDS.interest.fields.filter(
  (field) => "required" in field && field.required === true && !("initial" in field),
);

const PERSON = completed(REQUIRED, {
  first_name: "Zoë",
  last_name: "D’Hulst",
  email: "zoe@exemple.lu",
  phone: "621 123 456",
});

const aLead = (changes: object = {}): object => ({
  kind: "interest",
  source: "AutoScout24",
  vehicle_id: vehicle,
  fields: { ...PERSON, message: "Toujours disponible ?" },
  ...changes,
});

const show = async (reference: unknown) =>
  JSON.parse((await site.vitrine("leads", "show", String(reference), "--format", "json")).stdout) as Readonly<
    Record<string, unknown>
  >;

describe("POST /api/v1/leads", () => {
  test("saves a lead by the rules of the forms, with its deliveries, and names what it does not read", async () => {
    const consent = { version: "as24-7", text: "J’accepte d’être contactée.", at: "2026-11-26T10:00:00+01:00" };
    const fields = { ...PERSON, message: "Toujours disponible ?", newsletter: true, shoe_size: "41" };
    const sent = await send("/leads", aLead({ external_id: "as24-1", consent, fields, campaign: { id: 1 } }));
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ kind: "interest", ignored: ["#/fields/shoe_size", "#/campaign"] });
    expect(await show(sent.body["reference"])).toMatchObject({
      kind: "interest",
      subject: { type: "vehicle", id: vehicle },
      fields: { first_name: "Zoë", phone: "+352621123456", preferred_contact: "email", newsletter: true },
      consent,
      notice: null,
      source: { path: "", program: { token: "portal", source: "AutoScout24", external_id: "as24-1" } },
      deliveries: expect.arrayContaining([expect.objectContaining({ purpose: "dealership" })]),
    });
    expect((await site.vitrine("leads", "show", String(sent.body["reference"]))).stdout).toMatch(
      /sent by +AutoScout24 \(token portal\)/,
    );
  });

  test("is the same lead with the same number or key, and refuses other content under it", async () => {
    const [first, again] = [
      await send("/leads", aLead({ external_id: "as24-2" })),
      await send("/leads", aLead({ external_id: "as24-2" })),
    ];
    expect([first.status, again.status, again.body["reference"]]).toEqual([201, 200, first.body["reference"]]);
    const changed = await send("/leads", aLead({ external_id: "as24-2", fields: { ...PERSON, message: "Autre." } }));
    expect([changed.status, changed.body["code"]]).toEqual([409, "lead/conflict"]);
    const elsewhere = await send("/leads", aLead({ external_id: "as24-2", source: "mobile.de" }));
    expect(elsewhere.status).toBe(201);
    const key = { "idempotency-key": "4f1c" };
    const [keyed, repeated] = [await send("/leads", aLead(), key), await send("/leads", aLead(), key)];
    expect([keyed.status, repeated.status, repeated.body["reference"]]).toEqual([201, 200, keyed.body["reference"]]);
    const together = await Promise.all(
      Array.from({ length: 20 }, () => send("/leads", aLead({ external_id: "as24-3" }))),
    );
    expect(together.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(together.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(together.map(({ body }) => body["reference"])).size).toBe(1);
  });

  test.each<[string, () => unknown, readonly string[]]>([
    ["no number or key", () => aLead(), ["#/external_id"]],
    ["an unknown kind", () => aLead({ external_id: "1", kind: "party" }), ["#/kind"]],
    [
      "values of a wrong type",
      () => aLead({ external_id: "1", vehicle_id: "1", fields: { ...PERSON, newsletter: "yes" } }),
      ["#/vehicle_id", "#/fields/newsletter"],
    ],
    ["missing fields", () => aLead({ external_id: "1", fields: {} }), REQUIRED.map(({ name }) => `#/fields/${name}`)],
    [
      "values that a form refuses",
      () => aLead({ external_id: "1", fields: { ...PERSON, email: "zoe@", phone: "12" } }),
      ["#/fields/email", "#/fields/phone"],
    ],
    [
      "a choice that there is not",
      () => aLead({ external_id: "1", fields: { ...PERSON, salutation: "dr" } }),
      ["#/fields/salutation"],
    ],
    ["an unknown vehicle", () => aLead({ external_id: "1", vehicle_id: 999_999_999 }), ["#/vehicle_id"]],
    ["an unknown location", () => aLead({ external_id: "1", location: "paris" }), ["#/location"]],
    [
      "an appointment without a location",
      () => ({
        kind: "workshop_appointment",
        source: "centre",
        external_id: "1",
        fields: { ...PERSON, work: "service", car: "Ford Puma", plate: "AB1234", slot: "2099-01-01T09:00:00Z" },
      }),
      ["#/location"],
    ],
    [
      "a newsletter without the statement",
      () => aLead({ external_id: "1", fields: { ...PERSON, newsletter: true } }),
      ["#/fields/newsletter"],
    ],
    ["no JSON", () => "{", ["#"]],
    ["a list", () => [], ["#"]],
  ])("answers %s with 400 and the pointer", async (_, body, pointers) => {
    const { status, body: problem, headers } = await send("/leads", body());
    expect([status, headers.get("content-type")]).toEqual([400, "application/problem+json"]);
    const errors = problem["errors"] as readonly { readonly pointer: string; readonly detail: string }[];
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(problem).toMatchObject({ code: "request/values", detail: errors.map(({ detail }) => detail).join(" ") });
  });

  test("needs the scope, JSON, and a body of at most 64 KB", async () => {
    const forbidden = await send("/leads", aLead({ external_id: "1" }), {}, other);
    expect([forbidden.status, forbidden.body["code"], forbidden.headers.get("www-authenticate")]).toEqual([
      403,
      "token/scope",
      'Bearer realm="vitrine", error="insufficient_scope", scope="leads:write"',
    ]);
    expect((await send("/leads", "a=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await send("/leads", aLead({ external_id: "x".repeat(70_000) }))).status).toBe(413);
  });
});

describe("what a program calls itself", () => {
  test("is its own: the number of another token's lead neither answers nor blocks it", async () => {
    const lead = aLead({ external_id: "as24-20" });
    const [own, foreign] = [
      await send("/leads", lead),
      await send("/leads", lead, {}, await createToken("writer", "leads:write")),
    ];
    expect([own.status, foreign.status]).toEqual([201, 201]);
    expect(foreign.body["reference"]).not.toBe(own.body["reference"]);
    const shown = await site.vitrine("leads", "show", String(foreign.body["reference"]));
    expect(shown.stdout).toMatch(/sent by +AutoScout24 \(token writer\)/);
  });

  test("has no controls and no marks of direction, in mails and on a terminal", async () => {
    const HOSTILE = "Auto\u202escout\u001b[2J\n24";
    const { body } = await send("/leads", aLead({ external_id: "as24-21", source: HOSTILE }));
    const path = `/leads/${String(body["reference"])}`;
    await send(`${path}/events`, { type: "note", by: HOSTILE, text: HOSTILE });
    expect(await read(body["reference"])).toMatchObject({
      source: "Autoscout[2J 24",
      events: [{ by: "Autoscout[2J 24 (portal)", text: "Autoscout[2J\n24" }],
    });
  });
});

describe("the events of a lead", () => {
  test("are recorded by a program, once for a key, and derive the state that it reads", async () => {
    const { body } = await send("/leads", aLead({ external_id: "as24-9" }));
    const { reference } = body;
    expect(await read(reference)).toMatchObject({
      reference,
      state: "new",
      source: "AutoScout24",
      external_id: "as24-9",
      vehicle_id: vehicle,
      owner: null,
      is_open: true,
      events: [],
    });
    expect(JSON.stringify(await read(reference))).not.toMatch(/zoe|Hulst|disponible/);
    const event = { type: "answered", by: "Anne", colour: 1 };
    const [first, again] = [
      await send(`/leads/${String(reference)}/events`, event, { "idempotency-key": "e1" }),
      await send(`/leads/${String(reference)}/events`, event, { "idempotency-key": "e1" }),
    ];
    expect([first.status, first.body["state"], first.body["ignored"]]).toEqual([201, "answered", ["#/colour"]]);
    expect((again.body["events"] as unknown[]).length).toBe(1);
    await send(`/leads/${String(reference)}/events`, {
      type: "assigned",
      owner: "Accueil@alzette-automobiles.example",
    });
    expect(await read(reference)).toMatchObject({
      state: "answered",
      owner: "accueil@alzette-automobiles.example",
      first_answer: { by: "Anne (portal)" },
    });
    const wrong = await send(`/leads/${String(reference)}/events`, { type: "assigned" });
    expect([wrong.status, wrong.body["errors"]]).toMatchObject([400, [{ pointer: "#/owner" }]]);
    expect((await send("/leads/V7K3-2QFM/events", { type: "won" })).status).toBe(404);
  });

  test("give it to nobody outside the group, and no program learns from them what it may not read", async () => {
    const events = await createToken("events", "leads:events");
    const { body } = await send("/leads", aLead({ external_id: "as24-10" }));
    const path = `/leads/${String(body["reference"])}`;
    expect(
      (await site.vitrine("leads", "note", String(body["reference"]), "Client difficile", "--by", "anna")).code,
    ).toBe(0);
    const stranger = await send(`${path}/events`, { type: "assigned", owner: "spy@evil.example" }, {}, events);
    expect([stranger.status, stranger.body["errors"]]).toMatchObject([400, [{ pointer: "#/owner" }]]);
    expect(await read(body["reference"])).toMatchObject({ owner: null, events: [{ type: "note" }] });
    const key = { "idempotency-key": "w1" };
    for (const headers of [key, key]) {
      const sent = await send(`${path}/events`, { type: "won", by: "Ben" }, headers, events);
      const won = { type: "won", by: "Ben (events)", id: expect.any(String), at: expect.any(String) };
      expect(sent.body).toEqual({
        reference: body["reference"],
        state: "won",
        is_open: false,
        events: [{ ...won, target: null, text: null }],
        ignored: [],
      });
    }
    const both = await send(`${path}/events`, { type: "seen" });
    expect(both.body).toMatchObject({ owner: null, events: [{ type: "note" }, { type: "won" }, { type: "seen" }] });
  });
});
