import type { ContentDelivery } from "#application/content/index.ts";
import type { Datasource } from "#application/content/ports.ts";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { stringify } from "yaml";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { answerDeliveryRequest } from "../../src/adapters/formats/storyblok/index.ts";
import { contentRoutes } from "../../src/server/api/content/routes.ts";
import type { RateLimit } from "../../src/server/middleware/rate-limiter.ts";
import { UNLIMITED } from "../fakes/load-limiter.ts";

export const PUBLIC = "public-token";
export const PREVIEW = "preview-token";

/** A request and the status of its response. */
export type LoggedRequest = { readonly path: string; readonly parameters: URLSearchParams; readonly status: number };

export type ContentApi = {
  /** The `endpoint` option of a client. */
  readonly endpoint: string;
  readonly requests: LoggedRequest[];
  /** Writes a story's file, or deletes it (null), and reads the content again. A string is written as it is. */
  readonly write: (file: string, story: object | string | null) => void;
  readonly stop: () => Promise<void>;
};

const DATASOURCES: readonly Datasource[] = [
  {
    id: 7,
    name: "Fuels",
    slug: "fuels",
    dimensions: [{ id: 1, name: "Deutsch", entry_value: "de" }],
    entries: [
      { id: 71, name: "diesel", value: "Diesel", inDimensions: {} },
      { id: 72, name: "petrol", value: "Essence", inDimensions: { de: "Benzin" } },
    ],
  },
];

const RELATIONS = ["team.people", "quote.author", "page.boss"];

/** Listens on a free port and serves the story files: names below the content folder, without `.yaml`. */
export const startContentApi = async (
  files: Readonly<Record<string, object>>,
  rateLimit: RateLimit = { perSecond: 100_000, burst: 100_000 },
): Promise<ContentApi> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-content-"));
  const writeStory = (file: string, story: object | string | null): void => {
    const path = join(folder, `${file}.yaml`);
    if (story === null) return rmSync(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof story === "string" ? story : stringify(story));
  };
  for (const [file, story] of Object.entries(files)) writeStory(file, story);
  const source = createFileContentSource(folder, { warn: () => {} });
  const accesses = new Map([
    [PUBLIC, "published"],
    [PREVIEW, "drafts"],
  ] as const);
  const delivery: ContentDelivery = {
    keyOf: () => null,
    answer: ({ path, parameters }) =>
      answerDeliveryRequest(
        { path, parameters, access: accesses.get(parameters.get("token") as typeof PUBLIC) ?? null },
        (handledUrl) => ({
          stories: source.rawStories(handledUrl),
          relations: RELATIONS,
          locationFolders: [],
          datasources: DATASOURCES,
          version: source.contentVersion(),
          space: { id: 1, name: "Test", domain: "https://example.org/" },
        }),
      ),
  };
  const routes = contentRoutes({ delivery, limiter: UNLIMITED, rateLimit });
  const requests: LoggedRequest[] = [];
  const server = createServer(
    createRequestListener(async (request: Request, { address }: { readonly address: string }) => {
      const response = await routes.fetch(request, { address });
      const { pathname, searchParams } = new URL(request.url);
      requests.push({ path: pathname, parameters: searchParams, status: response.status });
      return response;
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    requests,
    write(file, story) {
      writeStory(file, story);
      source.reload();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
