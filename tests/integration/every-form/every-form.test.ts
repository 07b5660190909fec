// Every kind of form over HTTP: a browser tries one kind for each of its mechanisms (`tests/e2e/journeys/send-a-lead-form.test.ts`).
import { cpSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { FILES, type LeadJourney } from "../../browser-support/leads/lead-journey.ts";
import { LEAD_JOURNEYS } from "../../browser-support/leads/lead-journeys.ts";
import {
  callBackJourney,
  onlineLeasingJourney,
  plainJourney,
  TRADE_IN_JOURNEYS,
} from "../../browser-support/leads/other-lead-journeys.ts";
import { type Site, type SiteOptions, startSite } from "../../browser-support/sites/site.ts";
import { errorsOf, linkTo, readable, valuesOf } from "./form-page.ts";
import { createLeadVisitor, type SentForm } from "./lead-visit.ts";
import { expectCalendarFile, expectMailed, expectSaved } from "./lead-outcome.ts";

const pageWith = (kind: string, attributes = ""): string => `
name: "Demande"
title: "Demande"
description: "Une page avec un formulaire."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Votre demande"
  - { component: form, anchor: demande, kind: ${kind}, title: "Votre demande"${attributes} }
`;

const ROWS = [...LEAD_JOURNEYS, callBackJourney("/rappel"), onlineLeasingJourney("/leasing-sur-mesure")];

/** A kind without a row of its own stands on a page of its own, and its answers follow from its fields. */
const OTHER_JOURNEYS = Object.values<LeadKind>(LEAD_KINDS)
  .filter(({ name }) => ![...ROWS, ...TRADE_IN_JOURNEYS].some(({ kind }) => kind === name))
  .map((kind) => plainJourney(kind, `/demande-${kind.name}`));

/** The demo group's pages, and more: editors may place a form of any kind on any page. */
const writeContent = (contentDir: string): void => {
  cpSync("demo/group/content", contentDir, { recursive: true });
  for (const { kind, route } of OTHER_JOURNEYS) writeFileSync(join(contentDir, `${route.start}.yaml`), pageWith(kind));
  writeFileSync(join(contentDir, "rappel.yaml"), pageWith("call_back"));
  writeFileSync(join(contentDir, "leasing-sur-mesure.yaml"), pageWith("online_leasing", ", location: diekirch"));
};

const OF_LUXEMBOURG = [...ROWS, ...OTHER_JOURNEYS];

/** Confirmations are limited by address, and the journeys share a site. */
const withOwnAddress = (journey: LeadJourney): LeadJourney =>
  journey.answers["email"] === undefined
    ? journey
    : { ...journey, answers: { ...journey.answers, email: `${crypto.randomUUID()}@exemple.lu` } };

/** The form came back with one message, at the field that was left out, and with all other answers. */
const expectReturned = ({ omitted, message, answers }: LeadJourney, { status, html, values }: SentForm): void => {
  expect([status, errorsOf(html)]).toEqual([422, { [omitted]: message }]);
  expect(readable(html)).toContain("Votre demande n’est pas encore partie");
  const returned = valuesOf(html);
  for (const [name, answer] of Object.entries(answers)) {
    if (name === omitted) continue;
    if (Object.values<unknown>(FILES).includes(answer)) {
      expect(returned.get(`${name}_recu`)).toMatch(/./);
      expect(readable(html)).toContain(basename(String(answer)));
    } else expect([name, returned.get(name)]).toEqual([name, values[name]]);
  }
};

/** From the links to the mails. Returns the kind of the saved lead. */
const complete = async (site: Site, sharedJourney: LeadJourney): Promise<string> => {
  const journey = withOwnAddress(sharedJourney);
  const { arrive, open, request, send } = createLeadVisitor(() => site, journey);
  const page = await arrive();
  const refused = await send(journey, page, journey.omitted);
  expectReturned(journey, refused);
  const { status, location, html, values } = await send(journey, { ...page, html: refused.html });
  expect([status, errorsOf(html)]).toEqual([303, {}]);
  expect(location).toMatch(/\/merci\?ref=/);
  const thanks = await open(location);
  expect(readable(/<h1[\s\S]*?<\/h1>/.exec(thanks.html)?.[0] ?? "")).toBe(journey.thanks);
  const reference = readable(/data-lead-reference[^>]*>([^<]*)/.exec(thanks.html)?.[1] ?? "");
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const lead = await expectSaved(site, journey, { reference, values });
  await expectMailed(site, journey, { reference, values });
  if (journey.appointment === undefined) {
    expect(thanks.html).not.toContain("/rendez-vous.ics");
    return lead.kind;
  }
  const file = await request(linkTo(thanks.html, /^\/rendez-vous\.ics/));
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expectCalendarFile(await file.text(), journey, lead);
  expect(readable(thanks.html)).toContain(lead.subject?.location?.name);
  return lead.kind;
};

const SITES: readonly (readonly [string, SiteOptions, readonly LeadJourney[]])[] = [
  ["in Luxembourg", { writeContent }, OF_LUXEMBOURG],
  ["outside Luxembourg", { env: { SITE: "default" } }, TRADE_IN_JOURNEYS],
];

describe.each(SITES)("a visitor %s", (_, options, journeys) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite(options);
  });

  afterAll(() => site?.dispose());

  test.each(journeys)("$goal", async (journey) => {
    expect(await complete(site, journey)).toBe(journey.kind);
  });
});
