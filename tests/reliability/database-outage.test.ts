// The database breaks off, is silent or absent. `postgres-restart.long.test.ts` restarts the server itself.
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { type FormAnswer, postForm, type SubmittedForm } from "./lead-visitor.ts";
import { createFormOpener, type MixedForm } from "./mixed-forms.ts";
import { sendRequest } from "./raw-requests.ts";
import { type Relay, startRelay } from "./relay.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";

let relay: Relay;
let site: SiteProcess;
let databaseUrl: string;
let openForms: Awaited<ReturnType<typeof createFormOpener>>;
let statusPort: number;

beforeAll(async () => {
  databaseUrl = await createDemoDatabase();
  const url = new URL(databaseUrl);
  relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  statusPort = await freePort();
  site = await startSiteProcess({
    env: { DATABASE_URL: url.href, STATUS_PORT: String(statusPort) },
    fill: false,
  });
  openForms = await createFormOpener(site);
});

afterAll(async () => {
  await site?.dispose();
  await relay?.close();
});

const readStatus = async (path: string): Promise<number> => (await sendRequest(site.url + path)).status;

const isReady = async (): Promise<boolean> => (await readStatus("/readyz")) === 200;

const post = (forms: readonly MixedForm[]): Promise<readonly FormAnswer[]> =>
  Promise.all(forms.map((form) => postForm(site, form)));

/** Sends the forms again that were not thanked for; returns the references of all that are. */
const sendAgain = async (
  forms: readonly MixedForm[],
  answers: readonly FormAnswer[],
): Promise<readonly (string | null)[]> => {
  const again = await post(forms.filter((_, index) => answers[index]?.reference === null));
  return [...answers, ...again].map(({ reference }) => reference);
};

const thanked = new Set<string>();

/** Every thanked lead is stored once, and no other. */
const expectStored = async (references: readonly (string | null)[]): Promise<void> => {
  for (const reference of references) if (reference !== null) thanked.add(reference);
  const stored = await readStoredData(site, databaseUrl);
  expect(stored.leads.map(({ reference }) => reference).sort()).toEqual([...thanked].sort());
  expect(findInconsistencies(stored)).toEqual([]);
};

it("survives broken database connections in the middle of requests, shows no raw error, and loses and doubles no lead", async () => {
  let page = 50_000;
  const forms = await openForms(site, 9);
  const requests = Array.from({ length: 20 }, () => {
    page += 1;
    return sendRequest(`${site.url}/stock?price-max=${page}`);
  });
  const [first, ...others] = forms.map((form) => postForm(site, form));
  // The first answer comes while the other forms are being stored.
  await first;
  relay.breakConnections();
  for (const { status, headers, body } of await Promise.all(requests)) {
    // A request whose query broke is answered by a page that asks to try again.
    const isFriendly = status === 503 && headers["retry-after"] !== undefined && body.toString().includes("Réessayer");
    expect([status, status === 200 || isFriendly]).toEqual([status, true]);
  }
  const answers = await Promise.all([...(first === undefined ? [] : [first]), ...others]);
  // 409: another visitor has the appointment.
  for (const { status } of answers) expect([303, 409, 503]).toContain(status);
  await expect.poll(isReady).toBe(true);
  await expectStored(await sendAgain(forms, answers));
  expect(await readStatus("/stock?price-max=60000")).toBe(200);
});

it("answers health and metrics while the database is silent, ready as before", async () => {
  const readMetrics = async () => (await sendRequest(`http://127.0.0.1:${statusPort}/metrics`)).body.toString();
  expect(await readMetrics()).toContain("\nvitrine_database_answers 1\n");
  relay.silence();
  try {
    const { status, body } = await sendRequest(`${site.url}/readyz`);
    expect([status, JSON.parse(body.toString())]).toEqual([
      200,
      expect.objectContaining({
        status: "ready",
        degraded: expect.arrayContaining([expect.stringMatching(/^the database has not answered for \d+ s$/)]),
      }),
    ]);
    expect(await readStatus("/healthz")).toBe(200);
    const metrics = await readMetrics();
    expect(metrics).toContain("\nvitrine_database_answers 0\n");
    expect(metrics).toMatch(/^vitrine_leads \d+$/m);
  } finally {
    relay.speak();
  }
  await expect.poll(isReady).toBe(true);
});

/** The form without a name; none for a form with a file. */
const withoutLastName = ({ address, body }: MixedForm): readonly SubmittedForm[] => {
  if (typeof body !== "string") return [];
  const fields = new URLSearchParams(body);
  fields.delete("last_name");
  return [{ address, body: fields.toString() }];
};

const PHONE = /Tout est conservé\u00a0: réessayez dans quelques minutes ou appelez-nous\. .+ répond au \+352/;

it("shows cached pages and keeps what visitors typed while the database is absent, says that it is not ready, and recovers", async () => {
  for (const path of ["/", "/stock", "/faq"]) expect([path, await readStatus(path)]).toEqual([path, 200]);
  const forms = await openForms(site, 3);
  await relay.close();
  const answers = await post(forms);
  for (const { status, retryAfter, html } of answers) {
    expect([status, retryAfter]).toEqual([503, "60"]);
    expect(html).toMatch(PHONE);
    expect(html).toMatch(/value="(Visiteur|Essai|Candidat)"/);
  }
  // What is missing can be entered meanwhile, also about a car.
  for (const form of forms.flatMap(withoutLastName)) {
    const { status, html } = await postForm(site, form);
    expect([form.address, status, /value="(Visiteur|Essai)"/.test(html)]).toEqual([form.address, 422, true]);
  }
  for (const path of ["/", "/stock", "/faq", "/healthz"]) expect([path, await readStatus(path)]).toEqual([path, 200]);
  const ready = await sendRequest(`${site.url}/readyz`);
  expect([ready.status, ready.body.toString()]).toEqual([503, expect.stringContaining("the database does not answer")]);
  await relay.open();
  await expect.poll(isReady).toBe(true);
  await expectStored(await sendAgain(forms, answers));
  expect(await site.end("SIGTERM")).toBe(0);
});
