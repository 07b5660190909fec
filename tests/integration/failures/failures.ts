import { startAlerts } from "#application/alerts/index.ts";
import {
  createContentDelivery,
  createFormPages,
  createMarketDayJob,
  createPictureMarkings,
  startContentService,
  withMarketAddresses,
  withPublicationDays,
  withPublicationDaysOfFiles,
} from "#application/content/index.ts";
import type { ContentSource } from "#application/content/ports.ts";
import { createStockExports } from "#application/exports/index.ts";
import {
  createCatalogueImport,
  createFeedDelay,
  countRefusedHosts,
  createFeedImport,
  createFeedSupervisor,
  createStaffNotifier,
  importGroup,
  isNeverImported,
  watchFeed,
} from "#application/imports/index.ts";
import { answerLeaseSearch, createLeaseOfferService } from "#application/lease-offers/index.ts";
import {
  startEscalation,
  startFormDataCleanup,
  startOutboxWorker,
  startRetention,
  startReminders,
  startStaffReports,
} from "#application/leads/index.ts";
import {
  createOutageMonitor,
  createReadiness,
  createStorageProbe,
  startPresence,
} from "#application/operations/index.ts";
import { createRedirectService, resolveAddress } from "#application/redirects/index.ts";
import { createPurgeGuard } from "#application/retention/index.ts";
import { createSiteFiles } from "#application/seo/index.ts";
import { carNames, describeCar, valueTradeIn } from "#application/trade-in/index.ts";
import { CUSTOMER_CAR } from "../../builders/customer-car.ts";
import { readSettingsFile } from "../../builders/settings-file.ts";
import { err, ok } from "#domain/shared/index.ts";
import { CLOCK, type Failing, given, monotonicMs, NEVER, NO_BYTES } from "./failing.ts";
import { LEAD_FAILURES } from "./lead-failures.ts";
import { MEDIA_FAILURES } from "./media-failures.ts";
import { PROGRAM_FAILURES } from "./program-failures.ts";
import { STOCK_FAILURES } from "./stock-failures.ts";

export type Failure = (failing: Failing) => unknown;

/** How each use case of the server fails when its port throws. */
export const FAILURES: Readonly<Record<string, Failure>> = {
  ...PROGRAM_FAILURES,
  ...STOCK_FAILURES,
  ...MEDIA_FAILURES,
  ...LEAD_FAILURES,
  startAlerts: ({ log, port, scheduler }) =>
    startAlerts(given({ tryLock: port, log, scheduler, clock: CLOCK, stock: { version: () => "1" } })),
  createContentDelivery: ({ port, request }) => {
    const delivery = createContentDelivery(
      given({
        raw: port,
        tokens: given({ publicToken: "public", previewToken: "p", isSameSecret: (a: string, b: string) => a === b }),
        answer: (_: unknown, readContent: (query: object) => unknown) => readContent({ draft: false }),
        catalogue: () => ({ brands: [], models: [], locations: [] }),
      }),
    );
    const parameters = new URLSearchParams("token=public");
    request(() => delivery.answer({ path: "stories", parameters, headerToken: null }));
  },
  createFormPages: ({ log, port }) =>
    createFormPages(given({ content: port, log, pathOf: (slug: string) => `/${slug}` })).refresh(),
  createPictureMarkings: ({ log, port, request }) => {
    const { isMarked } = createPictureMarkings(
      { content: port, files: port },
      given({ log, store: port, clock: CLOCK }),
    );
    request(() => isMarked(given({ path: "a.webp" }), given({ left: 1, top: 1, right: 2, bottom: 2 })));
  },
  startContentService: async ({ log, port, scheduler }) => {
    const { reload } = await startContentService(
      given({
        log,
        scheduler,
        files: port,
        remote: null,
        tokens: given({ previewToken: "p" }),
        spaceToken: null,
        watch: async () => ({ stop: async () => undefined }),
        reloadRedirects: () => given({ problems: [], failures: [] }),
        onChange: () => undefined,
      }),
    );
    reload();
  },
  withMarketAddresses: ({ port, request }) => {
    const content = withMarketAddresses<ContentSource>(port, port);
    request(() => content.story("faq"));
  },
  withPublicationDays: ({ port, request }) => {
    const content = withPublicationDays<ContentSource>(port, { clock: CLOCK, timeZone: "UTC" });
    request(() => content.story("faq"));
  },
  withPublicationDaysOfFiles: ({ port, request }) => {
    const files = withPublicationDaysOfFiles(port, { clock: CLOCK, timeZone: "UTC" });
    request(() => files.rawStories());
  },
  createMarketDayJob: ({ log, port, scheduler }) => {
    const days = ["2026-11-27T23:59:59Z"];
    const clock = { now: () => new Date(days.pop() ?? "2026-11-28T00:00:00Z") };
    const onError = (error: unknown): void => log.error({ err: error }, "failed to publish the articles of a new day");
    scheduler.schedule(createMarketDayJob({ clock, timeZone: "UTC" }, port, onError));
  },
  createFeedDelay: ({ port, request }) =>
    request(createFeedDelay(given({ lastRead: port, clock: CLOCK, intervalMs: 1 }))),
  createStockExports: ({ log, port, request }) => {
    const exports = createStockExports(
      given({
        log,
        stock: port,
        catalogue: port,
        formats: [given({ file: "stock.csv" })],
        digest: () => "d",
        siteUrl: "",
        files: { newest: async () => null },
      }),
    );
    request(async () => (await exports("stock.csv"))?.file());
  },
  createCatalogueImport: ({ port, request }) =>
    request(() =>
      createCatalogueImport(given({ readCatalogue: port, clock: CLOCK }))(given({ kind: "brands" }), NO_BYTES()),
    ),
  importGroup: ({ port, request }) => request(() => importGroup(given({ stock: port, catalogue: port }))),
  isNeverImported: ({ port, request }) => request(() => isNeverImported({ stock: port, catalogue: port })),
  createFeedImport: ({ port, followFeed }) =>
    followFeed(() =>
      createFeedImport(given({ brands: port, locations: port, readFeed: port }))(given({ reportPath: null }), {
        bytes: NO_BYTES(),
      }),
    ),
  createFeedSupervisor: ({ log, port }) => {
    createFeedSupervisor({
      lock: port,
      start: port,
      wait: () => NEVER,
      clock: CLOCK,
      onFailure: (reason) => log.error({ reason }, "the stock feed is not followed"),
    });
  },
  createStaffNotifier: ({ log, port }) =>
    createStaffNotifier({
      listImports: port,
      queueEmail: port,
      // As a message of the import process.
      onError: () => log.error({ reason: "the staff could not be notified" }, "stock feed"),
    })(given({ dry_run: false, reason: "the file is empty" })),
  watchFeed: ({ port, followFeed }) =>
    followFeed(() =>
      watchFeed(
        given({
          openIfChanged: port,
          onWatching: () => undefined,
          runUntilStopped: (work: (signal: AbortSignal) => unknown) => work(new AbortController().signal),
        }),
        given({ isAddress: true }),
        port,
      ),
    ),
  valueTradeIn: ({ port, request }) => {
    const settings = readSettingsFile("demo/group/settings/default.yaml");
    request(() => valueTradeIn({ stock: port, settings, clock: CLOCK }, CUSTOMER_CAR));
  },
  carNames: ({ port, request }) => request(() => carNames({ stock: port })),
  describeCar: ({ port, request }) => request(() => describeCar("Renault Clio", { stock: port })),
  answerLeaseSearch: ({ port, request }) => request(() => answerLeaseSearch(port, port)),
  createLeaseOfferService: ({ port, request }) => {
    const { published } = createLeaseOfferService(given({ catalogue: port, clock: CLOCK }));
    request(published);
  },
  startFormDataCleanup: ({ log, port, scheduler }) =>
    startFormDataCleanup(given({ log, scheduler, rates: [], guard: port })),
  startOutboxWorker: ({ log, port, scheduler }) =>
    startOutboxWorker(given({ log, scheduler, outbox: port, clock: CLOCK, senders: { mail: port }, intervalMs: 1 })),
  startEscalation: ({ log, port, scheduler }) => startEscalation(given({ log, scheduler, tryLock: port })),
  startRetention: ({ log, port, scheduler }) => startRetention(given({ log, scheduler, tryLock: port })),
  startReminders: ({ log, port, scheduler }) =>
    startReminders(given({ log, scheduler, slots: port, clock: CLOCK, wake: () => undefined })),
  startStaffReports: ({ log, port, scheduler }) =>
    startStaffReports(given({ log, scheduler, outbox: port, clock: CLOCK, addresses: ["staff@group.example"] })),
  countRefusedHosts: ({ port, followFeed }) => followFeed(() => countRefusedHosts(given({ hosts: port, read: port }))),
  createOutageMonitor: ({ log, port }) => {
    let minutes = 0;
    const clock = { now: () => new Date((minutes += 11) * 60_000) };
    const { reportFailure } = createOutageMonitor(
      given({ log, clock, outboxWriter: port, addresses: [], template: () => ({}), digest: (text: string) => text }),
    );
    for (const reason of ["first", "second"]) reportFailure("the stock feed", reason);
  },
  createReadiness: ({ log, port }) => createReadiness({ log, readDatabase: port, monotonicMs })(),
  createStorageProbe: ({ log, port }) => createStorageProbe({ log, write: port, monotonicMs })(),
  startPresence: ({ log, port, scheduler }) =>
    startPresence(given({ log: () => log, scheduler, clock: CLOCK, store: () => port })),
  createRedirectService: ({ log }) => {
    let isReadable = true;
    const read = () => (isReadable ? ok(given({ problems: [], table: new Map() })) : err("it is gone"));
    const { reload } = createRedirectService({ log, read });
    isReadable = false;
    reload();
  },
  resolveAddress: ({ port, request }) =>
    request(() =>
      resolveAddress(
        given({ redirects: port, settings: port, catalogue: port, stock: port }),
        { pathname: "/a", search: "" },
        port,
      ),
    ),
  createPurgeGuard: ({ port, request }) => {
    const { permit } = createPurgeGuard({ memory: port, clock: CLOCK, monotonicMs });
    request(() => permit([]));
  },
  createSiteFiles: ({ port, request }) => {
    const files = createSiteFiles(
      given({
        content: port,
        reader: port,
        catalogue: port,
        stock: port,
        paths: port,
        settings: port,
        onChange: () => {},
      }),
    );
    request(() => files("sitemap.xml"));
  },
};
