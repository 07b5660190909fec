import { readdir } from "node:fs/promises";
import { utcMinute } from "#domain/shared/index.ts";
import { join } from "node:path";
import { type DeliveriesStatus, findOutsideAppointments, type OutsideAppointment } from "#application/leads/index.ts";
import { CONFIRM_COMMAND, describeHeldData } from "#application/retention/index.ts";
import { isPublicSiteUrl } from "#application/site/index.ts";
import { createCatalogueRepository, createPurgeState } from "../../../adapters/database/index.ts";
import { readRefusedOrigin, withLeads } from "../../../adapters/database/leads/index.ts";
import {
  type CheckedSite,
  type DoctorCheck,
  firstLines,
  fix,
  type Found,
  levelOfPublicStart,
  note,
  warn,
} from "../doctor-check.ts";
import { countOf } from "../../counts.ts";

/** A delivery that is due for longer does not reach anybody. */
const MAX_DUE_MS = 3_600_000;

const countFiles = async (dataDir: string): Promise<number> => {
  const names = await readdir(join(dataDir, "outbox")).catch((): string[] => []);
  return names.filter((name) => name.endsWith(".eml")).length;
};

const findMailFiles = async (site: CheckedSite): Promise<Found> => {
  const { context, siteUrl } = site;
  const { smtpUrl, dataDir, isSiteUrlSet } = context.config;
  if (smtpUrl !== null) return false;
  const files = countOf(await countFiles(dataDir), "email");
  const what = `emails are files that nobody reads: ${files} in ${join(dataDir, "outbox")}`;
  if (!isPublicSiteUrl(siteUrl)) return note(`emails are written to files: ${files} in ${join(dataDir, "outbox")}`);
  return isSiteUrlSet && levelOfPublicStart(site)(what, "set SMTP_URL to a mail server");
};

const findLate = ({ oldest_due_at: oldest, deliveries }: DeliveriesStatus, now: Date): Found => {
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  return (
    ageMs > MAX_DUE_MS &&
    fix(
      `${countOf(deliveries.due, "delivery", "deliveries")} wait, the oldest for ${Math.round(ageMs / 60_000)} min`,
      "see that the server runs, and that the mail server or webhook answers: ./vitrine leads status",
    )
  );
};

const findDead = ({ deliveries: { parked }, parked: hosts }: DeliveriesStatus): Found =>
  parked > 0 &&
  fix(
    `${countOf(parked, "delivery", "deliveries")} failed for a week and are given up`,
    "correct the destination, then ./vitrine leads retry --parked",
    hosts.map(({ host, deliveries }) => `${countOf(deliveries, "delivery", "deliveries")} to ${host}`),
  );

/** Leads reach the staff: nothing is late, given up, or a file that nobody reads. */
export const deliveriesCheck: DoctorCheck = {
  name: "deliveries",
  needs: "database",
  run: async (site) => {
    const status = await withLeads(site.database, ({ reader }) => reader.status());
    const { due, sent } = status.deliveries;
    return {
      summary: `${due} due, ${sent} sent, none late or given up`,
      findings: [findLate(status, site.context.clock.now()), findDead(status), await findMailFiles(site)],
      data: { ...status.deliveries, oldest_due_at: status.oldest_due_at },
    };
  },
};

/** Forms are taken where visitors send them from: with a wrong address or proxy each is refused. */
export const formsCheck: DoctorCheck = {
  name: "forms",
  needs: "database",
  run: async ({ database, siteUrl }) => {
    const refused = await readRefusedOrigin(database);
    return {
      summary: "no form was refused for where it came from since the last request",
      findings: [
        refused !== null &&
          warn(
            `a form of ${utcMinute(refused.at)} was refused because it came from ${refused.origin}, and no request has been saved since; the site is ${siteUrl}`,
            "set SITE_URL to the address that visitors open, and let the proxy pass Origin and Sec-Fetch-Site unchanged",
          ),
      ],
      data: { refused_origin: refused },
    };
  },
};

const REASONS: Readonly<Record<OutsideAppointment["reason"], string>> = {
  closed: "which is closed then",
  "no location": "which is no location any more",
  "another day": "where the work is done on other days",
};

const describeOutside = ({ lead, reason }: OutsideAppointment): string =>
  `${lead.reference}: ${lead.booking.start} at ${lead.booking.location}, ${REASONS[reason]}`;

const findOutside = async ({ database, settings, context: { clock } }: CheckedSite) => {
  const locations = new Map((await createCatalogueRepository(database).locations.all()).map((one) => [one.slug, one]));
  return withLeads(database, ({ slots }) =>
    findOutsideAppointments({
      slots,
      now: clock.now(),
      timeZone: settings.timeZone,
      works: settings.slots.works,
      locationOf: (slug) => locations.get(slug) ?? null,
    }),
  );
};

/** Booked appointments fit hours and days of works, which may have changed since. */
export const appointmentsCheck: DoctorCheck = {
  name: "appointments",
  needs: "database",
  run: async (site) => {
    const outside = await findOutside(site);
    return {
      summary: "every appointment to come fits hours and days",
      findings: [
        outside.length > 0 &&
          fix(
            `${countOf(outside.length, "appointment")} to come outside hours or days`,
            "./vitrine appointments outside lists them; move or cancel them, or correct the hours",
            firstLines(outside.map(describeOutside)),
          ),
      ],
    };
  },
};

/** Expired data is deleted, and does not wait for a person. */
export const retentionCheck: DoctorCheck = {
  name: "retention",
  needs: "database",
  run: async ({ database }) => {
    const purgeHold = await createPurgeState(database).hold();
    return {
      summary: "no expired data waits to be deleted",
      findings: [
        purgeHold !== null &&
          fix(describeHeldData(purgeHold), `correct the clock, or if that is right: ${CONFIRM_COMMAND}`),
      ],
      data: { purgeHold },
    };
  },
};
