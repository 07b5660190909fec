import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { createDatabase, startPostgres, type Postgres } from "../postgres/start-postgres.ts";
import { createFormOpener, type MixedForm } from "./mixed-forms.ts";
import { findFormPath, type FormAnswer, postForm, readForm, type SubmittedForm } from "./lead-visitor.ts";
import { sendRequest } from "./raw-requests.ts";
import { findInconsistencies, readStoredData } from "./stored-data.ts";
import { limit } from "../time-limits.ts";

/** The short form is in `database-outage.test.ts`. */
const OUTAGE_SECONDS = Number(process.env["OUTAGE_SECONDS"] ?? 60);

const CONCURRENT_FORMS = 18;

/** Pause of one visitor between two requests, since the machine has other work too. */
const PAUSE_MS = 50;

let postgres: Postgres;
let databaseUrl: string;
let site: SiteProcess;
let openForms: Awaited<ReturnType<typeof createFormOpener>>;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await createDatabase(postgres.url);
  site = await startSiteProcess({ env: { DATABASE_URL: databaseUrl } });
  openForms = await createFormOpener(site);
});

afterAll(async () => {
  await site?.dispose();
  await postgres?.stop();
});

let nextPage = 0;

/** A URL whose page is not cached. */
const coldPath = (): string => {
  nextPage += 1;
  return `/stock?price-max=${40_000 + nextPage}`;
};

const isReady = async (): Promise<boolean> => (await sendRequest(`${site.url}/readyz`)).status === 200;

/** A page came, or a page that says in French when to try again. */
const findProblem = async (path: string): Promise<string | null> => {
  const { status, headers, body } = await sendRequest(site.url + path);
  if (status === 200) return null;
  const isFriendly = headers["retry-after"] !== undefined && body.toString().includes("Réessayer");
  return status === 503 && isFriendly ? null : `${path}: ${status}`;
};

/** Visitors who request the paths in turn, cold pages among them, until `stop`, which returns what went wrong. */
const startVisitors = (paths: readonly string[]) => {
  const problems: string[] = [];
  const stopped = new AbortController();
  const visit = async (first: number): Promise<void> => {
    for (let index = first; !stopped.signal.aborted; index += 1) {
      const problem = await findProblem(paths[index % paths.length] ?? coldPath());
      if (problem !== null) problems.push(problem);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Promise.all([0, 1, 2].map(visit));
  return async (): Promise<readonly string[]> => {
    stopped.abort();
    await visitors;
    return problems;
  };
};

/** A path that is not there stands for a cold page. */
const PATHS = ["/", "/stock", ...Array<string>(3)];

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

/** Every thanked lead is stored once, and no other. */
const expectStored = async (references: readonly (string | null)[]): Promise<void> => {
  const stored = await readStoredData(site, databaseUrl);
  const known = stored.leads.map(({ reference }) => reference);
  expect(new Set(known).size).toBe(known.length);
  expect(references.filter((reference) => reference !== null && !known.includes(reference))).toEqual([]);
  expect(findInconsistencies(stored)).toEqual([]);
};

const INCOMPLETE = {
  first_name: "Typée",
  last_name: "Weber",
  preferred_contact: "email",
  topic: "other",
  message: "Mon texte",
};

const COMPLETE = { ...INCOMPLETE, email: "typee@exemple.lu" };

/** A form without a vehicle's location, and forms of which something is missing. */
const openOtherForms = async () => {
  const vehicle = (await findFormPath(site)).split("/")[2] ?? "";
  const open = async (path: string, values: Readonly<Record<string, string>>): Promise<SubmittedForm> => ({
    address: path,
    body: new URLSearchParams({ ...values, formulaire: (await readForm(site, path)).token }).toString(),
  });
  return {
    complete: await open("/contact", COMPLETE),
    incomplete: [
      await open(`/stock/${vehicle}/interessee`, INCOMPLETE),
      await open(`/stock/favoris/demande?ids=${vehicle.split("-")[0]}`, INCOMPLETE),
      await open("/private-lease", INCOMPLETE),
      await open(`/alertes/prix?vehicule=${vehicle.split("-")[0]}`, { email: "typee" }),
    ],
  };
};

const PHONE = /Tout est conservé\u00a0: réessayez dans quelques minutes ou appelez-nous\. .+ répond au \+352/;

const thanked: (string | null)[] = [];

it.each(["SIGINT", "SIGQUIT"] as const)(
  "loses and doubles no lead when PostgreSQL is restarted by %s in the middle of requests, and shows no raw error",
  async (signal) => {
    const stopVisitors = startVisitors(PATHS);
    const forms = await openForms(site, CONCURRENT_FORMS);
    const firstForm = postForm(site, forms[0] as MixedForm);
    const others = post(forms.slice(1));
    const first = await firstForm;
    await postgres.down(signal);
    await postgres.up();
    const answers = [first, ...(await others)];
    await expect.poll(isReady).toBe(true);
    // 409: another visitor has the appointment.
    for (const { status } of answers) expect([303, 409, 503]).toContain(status);
    thanked.push(...(await sendAgain(forms, answers)));
    expect(await stopVisitors()).toEqual([]);
    await expectStored(thanked);
    const { leads } = await readStoredData(site, databaseUrl);
    expect(new Set(thanked.filter((reference) => reference !== null)).size).toBe(leads.length);
  },
  limit(120_000),
);

it(`serves pages and keeps what visitors typed while PostgreSQL is gone for ${OUTAGE_SECONDS} seconds, and recovers`, {
  timeout: OUTAGE_SECONDS * 1_000 + limit(120_000),
}, async () => {
  for (const path of ["/", "/stock", "/faq"]) expect((await sendRequest(site.url + path)).status).toBe(200);
  const forms = await openForms(site, 3);
  const others = await openOtherForms();
  await postgres.down("SIGINT");
  const endsAt = performance.now() + OUTAGE_SECONDS * 1_000;
  const stopVisitors = startVisitors(PATHS);
  const answers = await post(forms);
  for (const { status, retryAfter, html } of answers) {
    expect([status, retryAfter]).toEqual([503, "60"]);
    expect(html).toMatch(PHONE);
    expect(html).toMatch(/value="(Visiteur|Essai|Candidat)"/);
  }
  const contact = await postForm(site, others.complete);
  expect([contact.status, PHONE.test(contact.html)]).toEqual([503, true]);
  for (const form of others.incomplete) {
    const { status, html } = await postForm(site, form);
    expect([form.address, status, /value="(Typée|typee)"/.test(html)]).toEqual([form.address, 422, true]);
  }
  while (performance.now() < endsAt) {
    // From the cache, however long the outage is.
    for (const path of ["/", "/stock", "/faq"]) {
      expect([path, (await sendRequest(site.url + path)).status]).toEqual([path, 200]);
    }
    expect((await sendRequest(`${site.url}/healthz`)).status).toBe(200);
    const problem = await sendRequest(`${site.url}/api/v1/vehicles?price-max=${30_000 + nextPage}`);
    expect([200, 503]).toContain(problem.status);
    await sleep(PAUSE_MS);
  }
  await postgres.up();
  await expect.poll(isReady).toBe(true);
  expect(await stopVisitors()).toEqual([]);
  expect((await sendRequest(site.url + coldPath())).status).toBe(200);
  thanked.push(...(await sendAgain(forms, answers)));
  await expectStored(thanked);
  expect(await site.end("SIGTERM")).toBe(0);
});
