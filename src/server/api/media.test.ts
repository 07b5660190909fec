import type { PictureResult } from "#application/media/ports.ts";
import { expect, test } from "vitest";
import type { PictureFormat, PictureRequest } from "#domain/media/index.ts";
import { iconRoutes, mediaRoutes } from "./media.ts";

const PICTURE: PictureResult = {
  kind: "picture",
  bytes: new Uint8Array([1, 2, 3]),
  format: "webp",
  etag: '"abc-webp"',
  immutable: false,
};

const createRoutes = (answer: PictureResult) => {
  const requests: { readonly request: PictureRequest; readonly accepts: readonly PictureFormat[] }[] = [];
  const media = mediaRoutes(async (request, accepts) => {
    requests.push({ request, accepts });
    return answer;
  });
  return { requests, get: (path: string, headers: Record<string, string> = {}) => media.request(path, { headers }) };
};

test("sends a picture in a format that the browser accepts, and varies on Accept", async () => {
  const { requests, get } = createRoutes(PICTURE);
  const response = await get("/media/a.webp/m/800x533", { accept: "image/avif,image/webp,*/*" });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    vary: "Accept",
    etag: '"abc-webp"',
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
  });
  expect(requests[0]?.accepts).toEqual(["avif", "webp"]);
});

test("lets caches keep a picture named by its content forever", async () => {
  const response = await createRoutes({ ...PICTURE, immutable: true }).get("/media/feed/ab/c.webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("answers 304 when the client has the picture", async () => {
  const response = await createRoutes(PICTURE).get("/media/a.webp", { "if-none-match": '"abc-webp"' });
  expect([response.status, await response.text()]).toEqual([304, ""]);
});

test.each([
  [{ kind: "missing" }, 404],
  [{ kind: "refused", reason: "The file is no picture." }, 400],
  [{ kind: "busy" }, 503],
] as const)("answers %j with a problem", async (answer, status) => {
  const response = await createRoutes(answer).get("/media/a.webp");
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

test.each([
  "/media/",
  "/media/..%2f..%2fetc%2fpasswd",
  "/media/%00.webp",
  "/media/%E0%A4%A",
  "/media/a.webp/m/801x533",
  "/media/a.webp/m/800x533/filters:format(svg)",
  "/media/a.webp/m/1280x1280/filters:format(avif)",
  "/media/a.webp/m/800x533/filters:quality(101)",
  "/media/a.webp/m/fit-in/800x533",
  "/media/a.webp/m/1440x960",
  "/media/remote/169.254.169.254/latest.jpg",
  `/media/${"a".repeat(5_000)}.webp`,
])("refuses %s without calling the picture service", async (path) => {
  const { requests, get } = createRoutes(PICTURE);
  expect((await get(path)).status).toBe(400);
  expect(requests).toEqual([]);
});

const icons = iconRoutes(async ({ prefix, names }) =>
  prefix === "demo"
    ? new Map(names.filter((name) => name === "car").map((name) => [name, { body: "<g/>", width: 20, height: 20 }]))
    : null,
);

test("answers icons like the Iconify API, with the names of those it does not have", async () => {
  const response = await icons.request("/icons/demo.json?icons=car,bus");
  expect(await response.json()).toEqual({
    prefix: "demo",
    icons: { car: { body: "<g/>", width: 20, height: 20 } },
    not_found: ["bus"],
  });
});

test.each([
  ["/icons/demo.json?icons=bus", 404],
  ["/icons/none.json?icons=car", 404],
  ["/icons/demo.json", 400],
  ["/icons/..%2fdemo.json?icons=car", 400],
  [`/icons/demo.json?icons=car,${"a".repeat(500)}`, 400],
])("answers %s with %i", async (path, status) => {
  expect((await icons.request(path)).status).toBe(status);
});
