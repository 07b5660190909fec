import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePictureAddress, parseSource, writePictureAddress } from "./picture-address.ts";
import {
  heightFor,
  PICTURE_FORMATS,
  PICTURE_RATIOS,
  PICTURE_WIDTHS,
  NO_FILTERS,
  ORIGINAL_RENDITION,
  type PictureRatio,
} from "./rendition.ts";

const sizes = fc.oneof(
  fc.constant({ width: 0, height: 0 }),
  fc.constantFrom(...PICTURE_WIDTHS).map((width) => ({ width, height: 0 })),
  fc.constantFrom(...PICTURE_WIDTHS).map((height) => ({ width: 0, height })),
  fc
    .tuple(fc.constantFrom(...PICTURE_WIDTHS), fc.constantFrom(...(Object.keys(PICTURE_RATIOS) as PictureRatio[])))
    .map(([width, ratio]) => ({ width, height: heightFor(width, ratio) })),
);

const pixel = fc.integer({ min: 0, max: 9_000 });

const focus = fc
  .tuple(pixel, pixel, fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 9_000 }))
  .map(([left, top, wide, high]) => ({ left, top, right: left + wide, bottom: top + high }));

const renditions = fc
  .tuple(
    sizes,
    fc.record({
      fitIn: fc.boolean(),
      smart: fc.boolean(),
      focus: fc.option(focus),
      format: fc.option(fc.constantFrom(...PICTURE_FORMATS)),
      quality: fc.option(fc.integer({ min: 0, max: 100 })),
      blur: fc.integer({ min: 0, max: 100 }),
      brightness: fc.integer({ min: 0, max: 100 }),
      rotate: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
      grayscale: fc.boolean(),
      fill: fc.option(fc.stringMatching(/^[0-9a-f]{6}$/)),
    }),
  )
  .map(([size, rest]) => ({ ...ORIGINAL_RENDITION, ...size, ...rest }));

const assets = fc.oneof(
  fc
    .stringMatching(/^(?:[a-zé0-9][a-z0-9 +%-]{0,8}\/){0,2}[a-zé0-9][a-z0-9 +&'(),;=@!$~#%-]{0,12}\.(?:webp|jpg|png)$/)
    .filter((path) => !path.startsWith("remote/"))
    .map((path) => ({ kind: "own" as const, path })),
  fc
    .stringMatching(
      /^[a-z0-9]{1,8}\.example\/f\/\d{1,5}\/\d{2,4}x\d{2,4}\/[a-z0-9]{1,10}\/[\w-]{1,9}\.jpg(?:\?v=\d{1,3})?$/,
    )
    .map((rest) => ({ kind: "remote" as const, url: `https://${rest}` })),
);

test("parses a written address back to its request", () => {
  fc.assert(
    fc.property(assets, renditions, (asset, rendition) => {
      expect(parsePictureAddress(writePictureAddress({ asset, rendition }))).toEqual({
        ok: true,
        value: { asset, rendition },
      });
    }),
  );
});

test("never accepts an address of a file outside the picture folder", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom(
        "/",
        ".",
        "..",
        "%2e",
        "%2f",
        "m",
        "x",
        "1",
        "filters:",
        "(",
        ")",
        "\\",
        "\0",
        "a.webp",
        "remote/",
      ),
    }),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const parsed = parsePictureAddress(`/media/${text}`);
      if (!parsed.ok || parsed.value.asset.kind !== "own") return;
      expect(parsed.value.asset.path).not.toMatch(/(?:^|\/)\.|\\|\0|^\/|\/\//);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  "/media/../../etc/passwd",
  "/media/..%2f..%2fetc%2fpasswd.webp",
  "/media/.env",
  "/media/a/.hidden.webp",
  "/media/logo.svg",
  "/media/a.webp/m/801x533",
  "/media/a.webp/m/99999x1",
  "/media/a.webp/m/800x533/filters:quality(101)",
  "/media/a.webp/m/800x533/filters:blur(101)",
  "/media/a.webp/m/800x533/filters:brightness(101)",
  "/media/a.webp/m/800x533/filters:rotate(45)",
  "/media/a.webp/m/800x533/filters:format(svg)",
  "/media/a.webp/m/800x533/filters:quality(80):quality(81)",
  "/media/a.webp/m/800x533/filters:constructor()",
  "/media/a.webp/m/800x533/filters:",
  "/media/remote/localhost/a.jpg",
  "/media/remote/10.0.0.1/a.jpg",
  "/media/remote/user@host.example/a.jpg",
  "/media/remote/host.example/../a.jpg",
  `/media/remote/host.example/${"a".repeat(2_000)}.jpg`,
])("rejects %s", (path) => {
  expect(parsePictureAddress(path).ok).toBe(false);
});

test("accepts the order of segments of the content service", () => {
  expect(
    parsePictureAddress("/media/a/b.jpg/m/fit-in/800x800/filters:fill(FBF9F5):format(webp):blur(10,2)"),
  ).toMatchObject({
    ok: true,
    value: {
      asset: { kind: "own", path: "a/b.jpg" },
      rendition: { width: 800, height: 800, fitIn: true, fill: "fbf9f5", format: "webp", blur: 10 },
    },
  });
  expect(parsePictureAddress("/media/a.jpg/m/").ok).toBe(true);
  expect(parsePictureAddress("/media/a.jpg/m/smart")).toMatchObject({ value: { rendition: { smart: true } } });
});

test("parses a content source as an own picture, a remote one or neither", () => {
  expect(parseSource("/media/workshop.webp")?.asset).toEqual({ kind: "own", path: "workshop.webp" });
  expect(parseSource("https://a.storyblok.com/f/1/600x400/x/y.jpg?cv=3")?.asset).toEqual({
    kind: "remote",
    url: "https://a.storyblok.com/f/1/600x400/x/y.jpg?cv=3",
  });
  expect(parseSource("/studio/2/suv-front-960.webp")).toBeNull();
  expect(parseSource("http://a.example/x.jpg")).toBeNull();
});

test.each([
  ["/media/été photo.jpg", "/media/%C3%A9t%C3%A9%20photo.jpg"],
  ["/media/%C3%A9t%C3%A9%20photo.jpg", "/media/%C3%A9t%C3%A9%20photo.jpg"],
  ["/media/photo+1 (2).JPG", "/media/photo%2B1%20(2).JPG"],
  ["/media/photos/l’atelier & co.webp", "/media/photos/l%E2%80%99atelier%20%26%20co.webp"],
  ["https://a.example/été photo.jpg?v=1", "/media/remote/a.example/%C3%A9t%C3%A9%20photo.jpg%3Fv=1"],
  ["https://a.example:8443/x[1].jpg", "/media/remote/a.example:8443/x%5B1%5D.jpg"],
])("serves the picture %s at one address", (src, address) => {
  const source = parseSource(src);
  if (source === null) throw new Error("no picture");
  const written = writePictureAddress({ asset: source.asset, rendition: ORIGINAL_RENDITION });
  expect(written).toBe(address);
  expect(parsePictureAddress(new URL(written, "https://site.example").pathname)).toMatchObject({
    ok: true,
    value: { asset: source.asset },
  });
});

test.each([
  ["/media/a.webp/m/filters:blur(10):brightness(0)", { blur: 10 }],
  ["/media/photos/m/a.webp/m/900x900/smart/filters:rotate(90)", { rotate: 90 }],
  ["/media/a.webp/m/fit-in/10x10", {}],
  ["/media/a.webp/m/filters:blur(101)", {}],
  ["https://a.storyblok.com/f/1/9x9/x/b.jpg/m/", {}],
])("reads the filters that %s states", (src, filters) => {
  expect(parseSource(src)?.filters).toEqual({ ...NO_FILTERS, ...filters });
});

test.each([
  ["blur(0)", { blur: 0 }],
  ["blur(100)", { blur: 100 }],
  ["quality(0)", { quality: 0 }],
  ["quality(100)", { quality: 100 }],
  ["brightness(0)", { brightness: 0 }],
  ["brightness(100)", { brightness: 100 }],
])("accepts the bounds of a filter: %s", (filter, values) => {
  expect(parsePictureAddress(`/media/a.webp/m/800x533/filters:${filter}`)).toMatchObject({
    value: { rendition: values },
  });
});

test.each([
  ["rotate(90)", { rotate: 90 }],
  ["rotate(180)", { rotate: 180 }],
  ["rotate(270)", { rotate: 270 }],
  ["format(webp)", { format: "webp" }],
  ["format(png)", { format: "png" }],
  ["format(jpeg)", { format: "jpeg" }],
])("accepts the quarter turns and the formats of the content service: %s", (filter, values) => {
  expect(parsePictureAddress(`/media/a.webp/m/800x533/filters:${filter}`)).toMatchObject({
    value: { rendition: values },
  });
});
