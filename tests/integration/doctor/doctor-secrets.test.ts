import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSharedSettings, getContentPreviewToken, openDatabase } from "../../../src/adapters/database/index.ts";
import { ENVIRONMENT } from "../../../src/server/environment/environment.ts";
import { runVitrine } from "../../browser-support/sites/run-vitrine.ts";
import { fillDatabase } from "../../builders/full-database.ts";

/** A value that nobody may read, for each variable that holds one. */
const SECRETS = {
  SECRET_KEY: "SecretKeyOfFormsAndConfirmations1",
  SMTP_URL: "smtps://sender:SmtpPassword@mail.example",
  CONTENT_API_TOKEN: "ContentApiToken",
  CONTENT_API_OAUTH_TOKEN: "ContentOauthToken",
  CONTENT_WEBHOOK_SECRET: "ContentWebhookSecretThatIsLongEnough",
  CONTENT_PUBLIC_TOKEN: "ContentPublicToken",
  LEADS_WEBHOOK_URL: "https://caller:WebhookPassword@hooks.example/leads?key=WebhookKey",
  LEADS_WEBHOOK_SECRET: "LeadsWebhookSecretLongEnough",
  STOCK_FEED_URL: "https://dealer:FeedPassword@feeds.example/stock.csv?key=FeedKey",
  SENTRY_DSN: "https://SentryKey@errors.example/1",
  SENTRY_ENVIRONMENT: "production",
  BACKUP_PASSPHRASE: "BackupPassphraseLongEnough",
  APPOINTMENT_EMBED_URL: "https://appointments.example/widget.js",
  APPOINTMENT_APP: "app",
  APPOINTMENT_APP_CODE: "AppointmentAppCode",
} as const;

const HIDDEN = [
  "SecretKeyOf",
  "SmtpPassword",
  "ContentApiToken",
  "ContentOauthToken",
  "ContentWebhookSecret",
  "ContentPublicToken",
  "WebhookPassword",
  "WebhookKey",
  "LeadsWebhookSecret",
  "FeedPassword",
  "FeedKey",
  "SentryKey",
  "BackupPassphrase",
  "AppointmentAppCode",
  "DatabasePassword",
];

let folder: string;
let dataDir: string;
let hidden: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doctor-secrets-"));
  dataDir = join(folder, "data");
  const database = await openDatabase({ dataDir, url: null });
  await fillDatabase(database);
  const settings = createSharedSettings(database);
  await settings.put("secret-key", "GeneratedSigningKey");
  hidden = [...HIDDEN, "GeneratedSigningKey", await getContentPreviewToken(database), "zoe@exemple.lu"];
  await database.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

type Environment = Readonly<Record<string, string>>;

const runDoctor = async (environment: Environment, ...options: readonly string[]) => {
  const { code, stdout, stderr } = await runVitrine({ ...SECRETS, ...environment }, ["doctor", ...options]);
  return { code, output: stdout + stderr };
};

const runMachineDoctor = async (environment: Environment) => {
  const child = spawn(process.execPath, ["scripts/doctor.mjs"], {
    env: { PATH: process.env["PATH"] ?? "", ...SECRETS, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: out + err };
};

/** Every way to ask either doctor. */
const doctors = (environment: Environment) =>
  Promise.all([runDoctor(environment), runDoctor(environment, "--format", "json"), runMachineDoctor(environment)]);

test("every variable that holds a secret is set in this test", () => {
  const secret = /KEY|SECRET|TOKEN|PASSWORD|PASSPHRASE|DSN|_CODE|SMTP_URL|WEBHOOK_URL|STOCK_FEED_URL/;
  const names = Object.keys(ENVIRONMENT.shape).filter((name) => secret.test(name));
  expect(names.filter((name) => !(name in SECRETS))).toEqual([]);
});

test("neither doctor prints a secret", async () => {
  for (const { code, output } of await doctors({ DATA_DIR: dataDir })) {
    expect([0, 1, 2]).toContain(code);
    expect(output).not.toBe("");
    expect(hidden.filter((secret) => output.includes(secret))).toEqual([]);
  }
});

test("both doctors end with an error for a damaged database, and print no secret", async () => {
  const damagedDir = mkdtempSync(join(folder, "damaged-"));
  const bytes = readFileSync(join(dataDir, "vitrine.sqlite"));
  writeFileSync(join(damagedDir, "vitrine.sqlite"), bytes.fill(0xaa, bytes.length - 10 * 8_192, bytes.length - 8_192));
  const [lines, json, machine] = await doctors({ DATA_DIR: damagedDir });
  expect([lines?.code, json?.code, machine?.code]).toEqual([3, 3, 1]);
  expect(lines?.output).toMatch(/^fix {3}database: it is damaged; restore the last backup .+\n {2}\w+: /m);
  expect(json?.output).toMatch(/"damage": \[\n +"/);
  expect(machine?.output).toMatch(/^fix {3}database: it is damaged; /m);
  for (const { output } of [lines, json, machine].filter((result) => result !== undefined))
    expect(hidden.filter((secret) => output.includes(secret))).toEqual([]);
});

test("neither doctor prints the password of a database that does not answer", async () => {
  const url = "postgres://vitrine:DatabasePassword@127.0.0.1:1/vitrine";
  const [lines, json, machine] = await doctors({ DATA_DIR: dataDir, DATABASE_URL: url });
  expect([lines?.code, json?.code, machine?.code]).toEqual([3, 3, 1]);
  for (const { output } of [lines, json, machine].filter((result) => result !== undefined)) {
    expect(output).toContain("ECONNREFUSED");
    expect(output).not.toMatch(/^ +at /m);
    expect(hidden.filter((secret) => output.includes(secret))).toEqual([]);
  }
});
