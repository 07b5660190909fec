import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ContentDelivery } from "#application/content/index.ts";
import type { DeliveryAnswer } from "#application/content/ports.ts";
import { createSheddingLimiter, UNLIMITED } from "../../../../tests/fakes/load-limiter.ts";
import { contentRoutes } from "./routes.ts";

const RATE = { perSecond: 1_000, burst: 1_000 };

const anAnswer = (number: number): DeliveryAnswer => ({
  status: 200,
  cache: "version",
  body: { number, text: "é".repeat(900) },
  counts: { total: 3, perPage: 25 },
});

/** Answers with the number of answers so far; the current version is 7. */
const createApi = (answerOf: (number: number) => DeliveryAnswer = anAnswer) => {
  const state = { answers: 0, isFull: false };
  const delivery: ContentDelivery = {
    keyOf: ({ path, parameters }) => (parameters.get("cv") === "7" ? `${path}?${parameters}` : null),
    answer: () => {
      state.answers += 1;
      return answerOf(state.answers);
    },
  };
  const limiter = {
    ...UNLIMITED,
    run: ((task, kind) => createSheddingLimiter(() => state.isFull).run(task, kind)) as typeof UNLIMITED.run,
  };
  const app = contentRoutes({ delivery, limiter, rateLimit: RATE });
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    app.fetch(new Request(`https://site.example/v2/cdn/${path}`, { headers }), { address: "192.0.2.1" });
  return { state, get };
};

const numberOf = async (response: Response): Promise<number> => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const encoding = (response.headers.get("content-encoding") ?? "identity") as keyof typeof decode;
  const text = decode[encoding](Buffer.from(await response.arrayBuffer())).toString();
  return (JSON.parse(text) as { readonly number: number }).number;
};

test("an answer of the current version is computed once, whatever encoding and token a client has", async () => {
  const { get } = createApi();
  const first = await get("stories?cv=7", { "accept-encoding": "gzip, br" });
  expect([first.headers.get("content-encoding"), first.headers.get("cache-control")]).toEqual([
    "br",
    "public, max-age=300",
  ]);
  expect([first.headers.get("total"), first.headers.get("per-page")]).toEqual(["3", "25"]);
  expect(await numberOf(first)).toBe(1);
  for (const encoding of ["gzip", "br", "identity"]) {
    const next = await get("stories?cv=7", { "accept-encoding": encoding, authorization: "Bearer secret" });
    expect([next.headers.get("etag"), next.headers.get("cache-control")]).toEqual([
      first.headers.get("etag"),
      "private, no-cache",
    ]);
    expect(next.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await numberOf(next)).toBe(1);
  }
  const known = await get("stories?cv=7", { "if-none-match": first.headers.get("etag") ?? "" });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect(await numberOf(await get("stories?cv=7&page=2"))).toBe(2);
});

test("an answer that depends on more than the version is computed each time", async () => {
  const { get } = createApi();
  expect(await numberOf(await get("stories?cv=6"))).toBe(1);
  expect(await numberOf(await get("stories?cv=6"))).toBe(2);
  const never = createApi((number) => ({ status: 200, cache: "never", body: { number } }));
  for (const number of [1, 2]) expect(await numberOf(await never.get("datasources?cv=7"))).toBe(number);
  const missing = createApi(() => ({ status: 404, body: ["This record could not be found"] }));
  for (const answers of [1, 2]) {
    expect((await missing.get("stories/nowhere?cv=7")).status).toBe(404);
    expect(missing.state.answers).toBe(answers);
  }
});

test("a client gets 429 from a full queue, and repeats its request", async () => {
  const { state, get } = createApi();
  await get("stories?cv=7");
  state.isFull = true;
  const refused = await get("stories?cv=7&page=2");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    429,
    "1",
    "no-store",
  ]);
  expect(state.answers).toBe(1);
});

test("cached answers have a limit in bytes", async () => {
  const { state, get } = createApi((number) => ({
    status: 200,
    cache: "version",
    body: { number, text: randomBytes(150_000).toString("hex") },
  }));
  for (let page = 0; page < 60; page += 1) await get(`stories?cv=7&page=${page}`, { "accept-encoding": "br" });
  expect(state.answers).toBe(60);
  await get("stories?cv=7&page=0", { "accept-encoding": "br" });
  expect(state.answers).toBe(61);
});
