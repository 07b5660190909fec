import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { stringify } from "yaml";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { answerDelivery, type Datasource } from "../../src/domain/content-delivery/index.ts";
import { contentRoutes } from "../../src/server/api/content/routes.ts";
import type { Allowance } from "../../src/server/middleware/request-allowance.ts";

export const PUBLIC = "public-token";
export const PREVIEW = "preview-token";

/** One request as the server saw it, and the status it was answered with. */
export type Seen = { readonly path: string; readonly parameters: URLSearchParams; readonly status: number };

export type ContentApi = {
  /** What a client takes as its `endpoint`. */
  readonly endpoint: string;
  readonly seen: Seen[];
  /** Writes a story's file, or takes it away (null), and reads all anew. A text is written as it is. */
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

/** Listens on a free port, with the stories of the files: names below the content folder, without `.yaml`. */
export const startContentApi = async (
  files: Readonly<Record<string, object>>,
  allowance: Allowance = { perSecond: 100_000, burst: 100_000 },
): Promise<ContentApi> => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-content-"));
  const put = (file: string, story: object | string | null): void => {
    const path = join(folder, `${file}.yaml`);
    if (story === null) return rmSync(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof story === "string" ? story : stringify(story));
  };
  for (const [file, story] of Object.entries(files)) put(file, story);
  const source = createFileContentSource(folder, { warn: () => {} });
  const accesses = new Map([
    [PUBLIC, "published"],
    [PREVIEW, "drafts"],
  ] as const);
  const routes = contentRoutes(
    (path, parameters) =>
      answerDelivery(
        { path, parameters, access: accesses.get(parameters.get("token") as typeof PUBLIC) ?? null },
        (asked) => ({
          stories: source.rawStories(asked),
          datasources: DATASOURCES,
          version: source.contentVersion(),
          space: { id: 1, name: "Test", domain: "https://example.org/" },
        }),
      ),
    allowance,
  );
  const seen: Seen[] = [];
  const server = createServer(
    createRequestListener(async (request: Request, { address }: { readonly address: string }) => {
      const response = await routes.fetch(request, { address });
      const { pathname, searchParams } = new URL(request.url);
      seen.push({ path: pathname, parameters: searchParams, status: response.status });
      return response;
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    seen,
    write(file, story) {
      put(file, story);
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
