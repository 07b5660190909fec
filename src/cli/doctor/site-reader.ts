import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AdvertisingReport, checkAdvertising } from "#application/advertising/index.ts";
import {
  type CatalogueInventory,
  describeStoryProblems,
  readCatalogueInventory,
  type SiteInventory,
} from "#application/content/index.ts";
import type { ContentSource, FileContentSource } from "#application/content/ports.ts";
import { contentReferences } from "#application/strings/content-references.ts";
import type { ContentFault, GroupContact } from "#domain/content/index.ts";
import { type Result, utcDay } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createContentSnapshotFile, createStoryblokContentSource } from "../../adapters/content/index.ts";
import { createCatalogueRepository, createStockReader, type Database } from "../../adapters/database/index.ts";
import { createInventory } from "../content/known-site.ts";
import { readContent } from "../content/read-content.ts";
import { displayPath } from "../../shared-container/display-path.ts";
import type { CliContext } from "../context.ts";

/** Pages as visitors get them. `faults`: what was left out of them, a line each. */
type ServedContent = {
  readonly from: "files" | "service" | "files, until the service was read";
  readonly source: ContentSource;
  readonly faults: readonly string[];
};

/** What several checks read, once each. */
export type SiteReader = {
  /** Stories of the files; the error says why they cannot be read. */
  readonly files: () => Result<FileContentSource, string>;
  /** The stories of the content service as they were read last, or of the files; null if neither can be read. */
  readonly served: () => Promise<ServedContent | null>;
  /** The site that pages and redirects are checked against. Throws a `ConfigurationError` for unreadable redirects. */
  readonly inventory: () => Promise<SiteInventory>;
  /** Only with a database. */
  readonly advertising: () => Promise<AdvertisingReport>;
};

const once = <T>(read: () => T): (() => T) => {
  let result: { readonly value: T } | null = null;
  return () => {
    result ??= { value: read() };
    return result.value;
  };
};

const refuse = (): Promise<never> => Promise.reject(new Error("the content service is not asked"));

/** The saved content is checked, without a request. */
const OFFLINE = {
  space: refuse,
  published: refuse,
  outlines: refuse,
  publishedByUuids: refuse,
  draft: refuse,
  drafts: refuse,
};

const describeFault = ({ story, field, message }: ContentFault): string => `${story}: ${field} ${message}`;

const isFault = (details: object): details is ContentFault => "story" in details && "message" in details;

const readSaved = async (dataDir: string, group: GroupContact, fallback: ContentSource): Promise<ServedContent> => {
  const file = join(dataDir, "content.json");
  const faults: string[] = [];
  const source = await createStoryblokContentSource({
    service: OFFLINE,
    store: createContentSnapshotFile(file),
    fallback,
    group,
    log: { info: () => undefined, warn: (details) => isFault(details) && faults.push(describeFault(details)) },
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  return { from: existsSync(file) ? "service" : "files, until the service was read", source, faults };
};

const readCatalogue = (database: Database | null): Promise<CatalogueInventory | null> =>
  database === null ? Promise.resolve(null) : readCatalogueInventory(createCatalogueRepository(database));

export const createSiteReader = (context: CliContext, settings: Settings, database: Database | null): SiteReader => {
  const { contentDir, contentApi, dataDir } = context.config;
  const files = once(() => readContent(contentDir, context));
  return {
    files,
    served: once(async (): Promise<ServedContent | null> => {
      const read = files();
      if (!read.ok) return null;
      if (contentApi !== null) {
        const references = contentReferences(settings, utcDay(context.clock.now()));
        return readSaved(dataDir, references, read.value);
      }
      return { from: "files", source: read.value, faults: describeStoryProblems(read.value, displayPath) };
    }),
    inventory: once(async () => createInventory(context, contentDir, settings, await readCatalogue(database))),
    advertising: once(async () => {
      if (database === null) throw new Error("vehicles are read from a database");
      const [stock, catalogue] = [createStockReader(database), createCatalogueRepository(database)];
      return checkAdvertising({ stock, catalogue, settings, clock: context.clock });
    }),
  };
};
