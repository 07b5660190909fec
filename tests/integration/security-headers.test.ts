import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSecurityContactValid } from "#domain/site/index.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const { security } = readSettingsFile();

const HOST = "Host: www.alzette-automobiles.example";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: "https://www.alzette-automobiles.example" } });
});

afterAll(() => site?.dispose());

type Answer = { readonly status: number; readonly headers: ReadonlyMap<string, string> };

/** Sends the lines as they are and reads the head of the response. */
const send = async (lines: readonly string[]): Promise<Answer> => {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  const [head = ""] = (await text(socket)).split("\r\n\r\n", 1);
  const [statusLine = "", ...headers] = head.split("\r\n");
  const entries = headers.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  return { status: Number(statusLine.split(" ")[1]), headers: new Map(entries) };
};

const asset = (pattern: RegExp): string => {
  const folder = join(import.meta.dirname, "../../build/client/assets");
  return `/assets/${readdirSync(folder).find((name) => pattern.test(name))}`;
};

const get = (path: string, ...headers: readonly string[]): readonly string[] => [
  `GET ${path} HTTP/1.1`,
  HOST,
  ...headers,
];

const answers: readonly (readonly [kind: string, lines: readonly string[], status: number])[] = [
  ["a page", get("/faq"), 200],
  ["a page from the cache", get("/faq"), 200],
  ["the payload of a page", get("/faq.data"), 200],
  ["a page that does not exist", get("/nulle-part"), 404],
  ["a page that a bot does not find", get("/nulle-part", "User-Agent: Googlebot/2.1"), 404],
  ["a redirect", get("/faq/"), 301],
  ["the script of a worker", get(asset(/^proof-worker-.*\.js$/)), 200],
  ["a drawing", get("/favicon.svg"), 200],
  ["the drawings of the build", get(asset(/\.svg$/)), 200],
  ["a painted car", get("/studio/2/suv-front-red.jpg"), 200],
  ["a picture", get("/media/showroom-night.webp/m/320x213"), 200],
  ["a picture that does not exist", get("/media/a.webp/m/320x213"), 404],
  ["a picture in a foreign size", get("/media/a.webp/m/321x213"), 400],
  ["the health", get("/healthz"), 200],
  ["the readiness", get("/readyz"), 200],
  ["the vehicles of the API", get("/api/v1/vehicles?perPage=1"), 200],
  ["a problem of the API", get("/api/v1/vehicles?perPage=0"), 400],
  ["an address that the API does not have", get("/api/v1/nothing"), 404],
  ["the description of the API", get("/api/v1/openapi.json"), 200],
  ["icons", get("/api/icons/vitrine.json?icons=phone"), 200],
  ["the content API", get("/v2/cdn/stories?token=public"), 301],
  ["the content API without a token", get("/v2/cdn/stories"), 401],
  [
    "the content API, asked by another origin",
    ["OPTIONS /v2/cdn/stories HTTP/1.1", HOST, "Origin: https://a.example"],
    204,
  ],
  ["the sitemap", get("/sitemap.xml"), 200],
  ["robots.txt", get("/robots.txt"), 200],
  ["security.txt", get("/.well-known/security.txt"), isSecurityContactValid(security, new Date()) ? 200 : 404],
  ["an export", get("/feeds/vitrine.json"), 200],
  ["an export without its body", ["HEAD /feeds/vitrine.json HTTP/1.1", HOST], 200],
  ["a query that is too long", get(`/stock?q=${"x".repeat(4_100)}`), 400],
  ["a path that is too long", get(`/${"x".repeat(2_100)}`), 414],
  ["a method that pages do not have", ["DELETE /stock HTTP/1.1", HOST], 405],
  [
    "a form of another website",
    ["POST /contact HTTP/1.1", HOST, "Origin: https://a.example", "Content-Length: 0"],
    403,
  ],
  ["a webhook without a signature", ["POST /api/v1/content/published HTTP/1.1", HOST, "Content-Length: 0"], 401],
  ["a report", ["POST /api/v1/policy-reports HTTP/1.1", HOST, "Content-Length: 0"], 204],
  ["a method that nothing has", ["TRACE / HTTP/1.1", HOST], 405],
  ["a request for a proxy", get("http://other.example/"), 400],
  ["two hosts", get("/", HOST), 400],
  ["no host", ["GET / HTTP/1.1"], 400],
  ["what is no request", ["TEA PLEASE"], 400],
  ["headers beyond 16 KB", get("/", `X-Long: ${"x".repeat(17_000)}`), 431],
  ["an expectation that is not met", get("/", "Expect: tea"), 417],
];

test.each(answers)("%s has all security headers", async (_, lines, status) => {
  const answer = await send(lines);
  expect(answer.status).toBe(status);
  const { headers } = answer;
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": expect.stringMatching(/^(same-origin|cross-origin)$/),
    "cross-origin-embedder-policy": expect.any(String),
    "permissions-policy": expect.stringContaining("camera=()"),
  });
});

const parts: readonly (readonly [kind: string, lines: readonly string[]])[] = [
  ["a script", get(asset(/^framework-.*\.js$/), "Accept-Encoding: br")],
  ["a style sheet", get(asset(/\.css$/), "Accept-Encoding: br")],
  ["a font", get(asset(/\.woff2$/))],
  ["a picture of the build", get(asset(/\.png$/))],
  ["a car of the studio", get("/studio/2/suv-front-960.webp", "Accept: image/avif")],
];

test.each(parts)("%s has the headers that mean something on it, and no policy of documents", async (_, lines) => {
  const { status, headers } = await send(lines);
  expect(status).toBe(200);
  const encoding = headers.has("content-encoding") ? ["content-encoding"] : [];
  expect([...headers.keys()].sort()).toEqual([
    "cache-control",
    "connection",
    ...encoding,
    "content-length",
    "content-type",
    "cross-origin-resource-policy",
    "date",
    "etag",
    "strict-transport-security",
    "vary",
    "x-content-type-options",
    "x-request-id",
  ]);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});
