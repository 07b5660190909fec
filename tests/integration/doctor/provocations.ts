import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { sql } from "kysely";
import {
  createFeedState,
  createFeedStore,
  createNodeStore,
  createPurgeState,
} from "../../../src/adapters/database/index.ts";
import { createLeadRepository, putRefusedOrigin } from "../../../src/adapters/database/leads/index.ts";
import { utcDay } from "../../../src/domain/shared/index.ts";
import { NOT_ALLOWED } from "../../../src/adapters/platform/http/http-error.ts";
import { aLead, deliveriesOf, ONE_SEAT } from "../../builders/stored-lead.ts";
import { listenOnLoopback } from "../../fakes/loopback.ts";
import type { DoctorSite } from "./doctor-site.ts";

const HOUR_MS = 3_600_000;

const ago = (site: DoctorSite, ms: number): Date => new Date(site.now.getTime() - ms);

/** Undoes what a provocation has started. */
type Undo = () => Promise<unknown> | void;

type Provocation = {
  readonly provoke: (site: DoctorSite) => Promise<Undo | void>;
  /** Begins the line, and what follows the semicolon. */
  readonly line: RegExp;
  readonly code: number;
  /** `ok` where the check only notes; else it warns with the code 0, and has something to correct with another. */
  readonly status?: "ok";
};

const bookAppointment = (site: DoctorSite, start: string, end: string): Promise<void> =>
  site.withDatabase(async (database) => {
    const leads = createLeadRepository(database);
    const lead = aLead({ booking: { location: "bertrange", calendar: "test_drive", start, end } });
    await leads.store.save(lead, [], { seats: ONE_SEAT, contents: new Map() });
    await leads.close();
  });

const execute = (site: DoctorSite, statement: string): Promise<void> =>
  site.withDatabase(async ({ db }) => void (await sql.raw(statement).execute(db)));

/** By name of the check: what makes it find something. */
export const PROVOCATIONS: Readonly<Record<string, Provocation>> = {
  database: {
    provoke: async ({ dataDir }) => {
      const file = join(dataDir, "vitrine.sqlite");
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xaa, bytes.length - 10 * 8_192, bytes.length - 8_192));
    },
    line: /^fix {3}database: it is damaged; restore the last backup .+\n {2}\w+: /m,
    code: 3,
  },
  "to-fill-in": {
    provoke: async ({ contentDir }) => {
      const file = join(contentDir, "home.yaml");
      const whole = readFileSync(file, "utf8");
      writeFileSync(file, `# À COMPLÉTER\n${whole}`);
      return () => writeFileSync(file, whole);
    },
    line: /^fix {3}to-fill-in: 1 text is still to fill in; write it in the place of À COMPLÉTER\n {2}.*home\.yaml:1$/m,
    code: 2,
  },
  settings: {
    provoke: async () => undefined,
    line: /^fix {3}settings: .*nowhere\.yaml.*; correct the file/m,
    code: 1,
  },
  "dated-settings": {
    provoke: async (site) => {
      const file = join(site.folder, "settings", "luxembourg.yaml");
      const last = utcDay(new Date(site.now.getTime() + 59 * 24 * HOUR_MS));
      writeFileSync(file, readFileSync(file, "utf8").replace(/^( +)- from: 2025-01-01\n/m, `$&$1  until: ${last}\n`));
    },
    line: /^warn {2}dated-settings: 1 dated setting has ended, or end.+; write the next entry, .+\n {2}.*luxembourg\.yaml:\d+: finance\.benefit_in_kind ends on \d{4}-\d\d-\d\d; then lease offers of companies say/m,
    code: 0,
  },
  "public-start": {
    provoke: async (site) => {
      site.environment["SITE_URL"] = "https://www.garage-dupont.lu:1";
    },
    line: /^fix {3}public-start: SMTP_URL is not set, .+; set it to a mail server$/m,
    code: 2,
  },
  reload: {
    provoke: (site) =>
      site.withDatabase((database) => {
        const at = site.now.toISOString();
        const none = { added: 0, changed: 0, removed: 0 };
        const failed = ["content/home.yaml:3: title is missing"];
        const node = { id: "1", name: "web-1:42", startedAt: at, seenAt: at, contentVersion: 1 };
        const reload = { stories: { ...none, listed: [] }, redirects: none, settings: [], problems: failed };
        return createNodeStore(database).save({
          ...node,
          reload: { ...reload, failures: failed, problemCount: 1, at, milliseconds: 5 },
        });
      }),
    line: /^fix {3}reload: web-1:42 read its files at .+; correct them, then \.\/vitrine content reload\n {2}content\/home\.yaml:3/m,
    code: 2,
  },
  schemas: {
    provoke: async (site) => {
      const group = join(site.folder, "group");
      mkdirSync(join(group, "schemas"), { recursive: true });
      cpSync("demo/group/settings", join(group, "settings"), { recursive: true });
      site.environment["GROUP_DIR"] = group;
      site.environment["SITE"] = "luxembourg";
    },
    line: /^warn {2}schemas: \d+ JSON Schemas are not of this release: .+; \.\/vitrine init .+group --schemas$/m,
    code: 0,
  },
  catalogue: {
    provoke: (site) => execute(site, "delete from catalogue_objects where kind = 'locations'"),
    line: /^warn {2}catalogue: there is no location; write catalogue\/locations\.json .+ FILE\nnote {2}catalogue: \d+ brands have no page/m,
    code: 0,
  },
  content: {
    provoke: async ({ contentDir }) => {
      const page = readFileSync(join(contentDir, "home.yaml"), "utf8");
      writeFileSync(join(contentDir, "home.yaml"), page.replace("/stock", "/nulle-part"));
    },
    line: /^fix {3}content: 1 problem in pages; \.\/vitrine content check names them all, and how to correct them\n {2}.*home\.yaml:\d+: .*nulle-part/m,
    code: 2,
  },
  redirects: {
    provoke: async ({ contentDir }) =>
      writeFileSync(join(contentDir, "redirects.csv"), "from,to,status\n/a,/b,\n/b,/a,\n/c,/nulle-part,\n"),
    line: /^fix {3}redirects: 3 redirects lead nowhere or in circles; .+\n {2}.*redirects\.csv:2: /m,
    code: 2,
  },
  pictures: {
    provoke: (site) =>
      site.withDatabase(async ({ db }) => {
        const row = {
          state: "given_up",
          attempts: 1,
          next_attempt_at: site.now.toISOString(),
          seen_version: 1,
        } as const;
        const [refused, lost] = ["https://a.example/1.jpg", "https://b.example/2.jpg?key=PictureKey"];
        await db
          .insertInto("pictures")
          .values([
            { ...row, url: refused, last_error: `cdn.example${NOT_ALLOWED}` },
            { ...row, url: lost, last_error: "status 404" },
          ])
          .execute();
      }),
    line: /^fix {3}pictures: pictures and films of vehicles are not shown, .+; allow the hosts, or use others\n {2}1 picture of cdn\.example[^]+^warn {2}pictures: 1 picture of vehicles could not be downloaded, and is requested again; .+\n {2}1 picture of b\.example: status 404$/m,
    code: 2,
  },
  vehicles: {
    provoke: (site) =>
      execute(
        site,
        `update vehicles set facts = json_remove(facts, '$.co2_g_km') where facts like '%"condition":"new"%'`,
      ),
    line: /^fix {3}vehicles: \d+ of 720 vehicles have no monthly payment, .+; correct the feed\n {2}\d+ .+: lacks CO2/m,
    code: 2,
  },
  "lease-offers": {
    provoke: async (site) => {
      site.now = new Date("2031-01-01T12:00:00Z");
    },
    line: /^fix {3}lease-offers: 69 of 69 offers are not published; .+\n {2}offer \S+ ended on /m,
    code: 2,
  },
  configurators: {
    provoke: (site) =>
      execute(
        site,
        `update catalogue_objects set document = json_set(document, '$.configurator_url', 'https://configure.example/x') where kind = 'models' and address like '%puma'`,
      ),
    line: /^fix {3}configurators: \d+ configurators? on hosts that the settings do not name; write the hosts in hosts\.configurators/m,
    code: 2,
  },
  feeds: {
    provoke: (site) =>
      site.withDatabase(async (database) => {
        const source = "https://dealer:FeedPassword@feeds.example/stock.csv";
        const feed = { name: "nord", source, profile: "vitrine", intervalSeconds: 900, guards: {}, pausedAt: null };
        await createFeedStore(database).add(feed);
        await createFeedState(database).markRead("nord", ago(site, 2 * HOUR_MS));
      }),
    line: /^fix {3}feeds: the stock feed nord was last read completely 2 h ago; it is due every 15 min, and 7 readings were missed; .+[^]+^note {2}feeds: nord: 0 vehicles, every 900 s, last success /m,
    code: 2,
  },
  deliveries: {
    provoke: (site) =>
      site.withDatabase(async (database) => {
        const leads = createLeadRepository(database);
        const lead = aLead({ created_at: ago(site, 2 * HOUR_MS).toISOString() });
        await leads.store.save(lead, deliveriesOf(lead));
        await leads.close();
      }),
    line: /^fix {3}deliveries: \d+ deliveries wait, the oldest for 120 min; see that the server runs, /m,
    code: 2,
  },
  networks: {
    provoke: async () => undefined,
    line: /^note {2}networks: Google refuses \d+ of \d+ vehicles of \/feeds\/google-vehicle-ads\.csv: \d+ has no photograph$/m,
    code: 0,
    status: "ok",
  },
  forms: {
    provoke: (site) =>
      site.withDatabase((database) =>
        putRefusedOrigin(database, { origin: "https://elsewhere.example", at: ago(site, HOUR_MS) }),
      ),
    line: /^warn {2}forms: a form of \S+ \S+ UTC was refused because it came from https:\/\/elsewhere\.example, .+; set SITE_URL/m,
    code: 0,
  },
  appointments: {
    provoke: (site) => {
      const day = new Date(site.now.getTime() + 48 * HOUR_MS).toISOString().slice(0, 10);
      return bookAppointment(site, `${day}T01:00:00.000Z`, `${day}T02:00:00.000Z`);
    },
    line: /^fix {3}appointments: 1 appointment to come outside hours or days; .+\n {2}V\S+: \S+ at bertrange, which is closed then$/m,
    code: 2,
  },
  retention: {
    provoke: (site) =>
      site.withDatabase((database) =>
        createPurgeState(database).saveHold({
          reason: "clock",
          at: "2030-03-11T08:00:00.000Z",
          expected: "2026-11-22T08:00:00.000Z",
          expiring: [{ name: "leads", expired: 197, total: 200 }],
          isTold: true,
        }),
      ),
    line: /^fix {3}retention: expired data is not deleted: 197 of 200 leads; .*: \.\/vitrine leads purge --confirm$/m,
    code: 2,
  },
  backups: {
    provoke: async (site) => {
      site.environment["BACKUP_DIR"] = mkdtempSync(join(site.folder, "backups-"));
    },
    line: /^fix {3}backups: there is none in .+, where at most 12 h are expected; read the log of the server, or run \.\/vitrine backup$/m,
    code: 2,
  },
  certificate: {
    provoke: async (site) => {
      const tls = (name: string): Buffer => readFileSync(join("tests", "fixtures", "tls", name));
      const { port, stop } = await listenOnLoopback(
        createServer({ cert: tls("certificate.pem"), key: tls("key.pem") }),
      );
      site.environment["SITE_URL"] = `https://127.0.0.1:${port}`;
      return stop;
    },
    line: /^fix {3}certificate: browsers refuse it: .+; install one of a public authority at the proxy$/m,
    code: 2,
  },
  "security-contact": {
    provoke: async (site) => {
      site.now = new Date("2027-11-02T12:00:00Z");
    },
    line: /^fix {3}security-contact: security\.txt expired on 2027-11-01 and is not answered; set security\.expires/m,
    code: 2,
  },
  connections: {
    provoke: async (site) => {
      site.environment["STOCK_FEED_URL"] = "http://feeds.dealer.lu/stock.csv";
    },
    line: /^warn {2}connections: STOCK_FEED_URL: the feed comes unencrypted, .+; encrypt it, /m,
    code: 0,
  },
  signing: {
    provoke: async (site) => {
      site.environment["SECRET_KEY"] = "changeme".repeat(4);
    },
    line: /^fix {3}signing: SECRET_KEY can be guessed: it has 7 different characters; set one of /m,
    code: 2,
  },
  clock: {
    provoke: (site) =>
      site.withDatabase((database) => createPurgeState(database).trust(new Date(site.now.getTime() + 2 * HOUR_MS))),
    line: /^fix {3}clock: this machine's clock says .+, but the site ran at .+ already; set the clock, and let NTP follow it$/m,
    code: 2,
  },
  disk: {
    // A file system without space.
    provoke: async ({ environment }) => {
      environment["DATA_DIR"] = "/proc";
    },
    line: /^fix {3}disk: 0\.0 of 0\.0 GiB are free where \/proc is; free space there, or move DATA_DIR/m,
    code: 1,
  },
  permissions: {
    provoke: async ({ dataDir }) => chmodSync(dataDir, 0o755),
    line: /^fix {3}permissions: other accounts may use .+; chmod -R go= '.+'$/m,
    code: 2,
  },
};
