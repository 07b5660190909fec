import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../../tests/browser-support/sites/site.ts";
import { startSiteProcess } from "../../tests/browser-support/sites/site-process.ts";
import { startFakeHttpServer } from "../../tests/fakes/http-server.ts";
import { startFakeSmtpServer } from "../../tests/fakes/smtp-server.ts";
import { confirmAlert, requestAlert, stopAlert } from "./alerts.ts";
import { createFixtureClock } from "./clock.ts";
import { CALL_BACK_PAGE, formOfOtherMarkets, formsOfLuxembourg, idOf, sendForm, undeliverable } from "./forms.ts";
import { saveLeftOutRows } from "./left-out-rows.ts";
import { runCommand } from "./run-command.ts";
import { openSavedData, type SavedData } from "./saved-data.ts";
import { type StockFiles, writeStockFiles } from "./stock-files.ts";
import { findVehicles } from "./vehicles.ts";

/** A Friday morning in Luxembourg; every fixture has this time. */
const BACKUP_AT = new Date("2026-11-27T09:00:00Z");

const DAY_MS = 86_400_000;

const daysBefore = (days: number): Date => new Date(BACKUP_AT.getTime() - days * DAY_MS);

/** Files of the catalogue in the order in which one refers to another. */
const CATALOGUE = ["brands", "models", "lease-offers", "locations", "employees", "vacancies"] as const;

/** Exit code of a quarantined import. */
const QUARANTINED = 3;

const ALERTS = {
  search: { path: "/alertes/recherche?price-max=90000", email: "recherche@exemple.lu" },
  stopped: { path: "/alertes/recherche?price-max=80000", email: "fini@exemple.lu" },
  pending: { path: "/alertes/recherche?fuel=electric", email: "en-attente@exemple.lu" },
};

/** A destination that rejects mails, and one whose server never finishes its answer. */
const REFUSALS: Readonly<Record<string, string>> = {
  "vente.niederkorn@alzette-automobiles.example": "450 the mailbox is full",
  "vente.diekirch@alzette-automobiles.example": "450 the mailbox is full",
  "carrieres@alzette-automobiles.example": "250-",
};

/** Exit code of a reload: the demo group's redirects have malformed rows. */
const WITH_WARNINGS = 2;

type Making = {
  readonly dataDir: string;
  readonly stock: StockFiles;
  readonly environment: Readonly<Record<string, string>>;
  readonly setClock: (now: Date) => void;
};

const importAll = async ({ stock, environment, setClock }: Making): Promise<void> => {
  setClock(daysBefore(40));
  for (const kind of CATALOGUE) await runCommand(environment, ["import", kind, `demo/group/catalogue/${kind}.json`]);
  await runCommand(environment, ["import", "vehicles", stock.first]);
  setClock(daysBefore(12));
  await runCommand(environment, ["import", "vehicles", stock.second]);
  await runCommand(environment, ["import", "vehicles", stock.cut], QUARANTINED);
};

type Visit = (site: Site, data: SavedData) => Promise<void>;

/** Serves the data at a given time until the visit has ended. */
const serve = async (
  { dataDir, environment, setClock }: Making,
  { at, env = {} }: { readonly at: Date; readonly env?: Readonly<Record<string, string>> },
  visit: Visit,
): Promise<void> => {
  setClock(at);
  const site = await startSiteProcess({ dataDir, fill: false, env: { ...environment, ...env } });
  const data = openSavedData(dataDir);
  try {
    await visit(site, data);
  } finally {
    data.close();
    await site.end();
  }
};

const runIn = async (site: Site, words: readonly string[], expected = 0): Promise<void> => {
  const { code, stdout, stderr } = await site.vitrine(...words);
  if (code !== expected) throw new Error(`vitrine ${words.join(" ")} ended with ${code}\n${stdout}${stderr}`);
};

const untilAttempted = (data: SavedData): Promise<void> => data.until("deliveries where attempts = 0", 0);

/** Ten days earlier: a lead whose mail is rejected and whose webhook answers 410, and alerts. */
const visitFirst: Visit = async (site, data) => {
  const vehicles = await findVehicles(site);
  await sendForm(site, undeliverable(vehicles));
  const price = { path: `/alertes/prix?vehicule=${idOf(vehicles.bertrange)}`, email: "prix@exemple.lu" };
  for (const alert of [ALERTS.search, ALERTS.stopped, price]) {
    await requestAlert(site, alert);
    await untilAttempted(data);
    await confirmAlert(site, data, alert);
  }
  await untilAttempted(data);
};

const visitOtherMarket: Visit = async (site, data) => {
  await sendForm(site, formOfOtherMarkets(await findVehicles(site)));
  await untilAttempted(data);
};

/**
 * The day itself: the first mail becomes a dead letter, alerts match cheaper vehicles, and every kind of form is sent.
 */
const visitLast =
  ({ stock }: Making, file: string): Visit =>
  async (site, data) => {
    await data.until("deliveries where state = 'parked' and told_at is not null", 2);
    await runIn(site, ["import", "vehicles", stock.third]);
    await data.until("alerts where kind = 'search_alert' and last_mailed_at is not null", 2);
    await stopAlert(site, data, ALERTS.stopped);
    await requestAlert(site, ALERTS.pending);
    const forms = formsOfLuxembourg(await findVehicles(site));
    for (const form of forms.filter(({ kind }) => kind !== "application")) await sendForm(site, form);
    await untilAttempted(data);
    for (const form of forms.filter(({ kind }) => kind === "application")) await sendForm(site, form);
    await runIn(site, ["content", "reload"], WITH_WARNINGS);
    await data.until("deliveries where attempts = 0", 1);
    await runIn(site, ["backup", file]);
    await saveLeftOutRows(site.dataDir, file.replace(/\.zst$/, ".left-out.json"), BACKUP_AT);
  };

/** Writes pages with a form of every kind. */
const writeContent = (folder: string): string => {
  cpSync("demo/group/content", folder, { recursive: true });
  writeFileSync(join(folder, "rappel.yaml"), CALL_BACK_PAGE);
  return folder;
};

/** Creates a site with data of every kind, as the program writes it, and its backup. */
export const makeFixture = async (file: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-release-"));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  const smtp = await startFakeSmtpServer({ refuse: (to) => REFUSALS[to] ?? null });
  let webhookStatus = 410;
  const webhook = await startFakeHttpServer({ statusOf: () => webhookStatus });
  const clock = createFixtureClock(folder);
  const making: Making = {
    dataDir,
    stock: writeStockFiles(folder),
    setClock: clock.set,
    environment: {
      ...clock.environment,
      DATA_DIR: dataDir,
      CONTENT_DIR: writeContent(join(folder, "content")),
      SMTP_URL: smtp.url,
      LEADS_WEBHOOK_URL: `${webhook.url}/leads`,
      LEADS_WEBHOOK_SECRET: "secret of a fixture, nowhere used",
    },
  };
  try {
    await importAll(making);
    await serve(making, { at: daysBefore(10) }, visitFirst);
    webhookStatus = 204;
    await serve(making, { at: daysBefore(1), env: { SITE: "default" } }, visitOtherMarket);
    await serve(making, { at: BACKUP_AT }, visitLast(making, file));
  } finally {
    await Promise.all([smtp.stop(), webhook.stop()]);
    rmSync(folder, { recursive: true });
  }
};
