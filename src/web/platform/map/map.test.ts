import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { type Bounds, fromMercator, isWithin, toMercator } from "#domain/geo/index.ts";
import { COUNTRIES, COUNTRY_CODES } from "#domain/countries/index.ts";
import { marketMap } from "#domain/site/index.ts";
import { readSettings } from "../../../adapters/settings/read-settings.ts";
import { countriesWithin } from "./map-background.ts";
import { createMapFrame, MAP_WIDTH, withShapeOf } from "./map-frame.ts";
import { buildMapView } from "./map-view.server.ts";
import type { MapInput, MarketMap } from "./map-view.ts";
import { SvgMap } from "./svg-map.tsx";

const mapOfMarket = (name: string): MarketMap => {
  const settings = readSettings(`demo/group/settings/${name}.yaml`);
  if (!settings.ok) throw new Error(settings.error.join("\n"));
  return marketMap(settings.value);
};

const LUXEMBOURG = mapOfMarket("luxembourg");
const EUROPE = mapOfMarket("default");

const pin = (slug: string, lat: number, lng: number) => ({ id: slug.length, slug, name: slug, lat, lng });

const SITES = [
  pin("bertrange", 49.6078, 6.0504),
  pin("niederkorn", 49.5361, 5.8936),
  pin("esch", 49.5018, 5.9491),
  pin("diekirch", 49.8662, 6.1604),
];

const build = (market: MarketMap, pins: MapInput["pins"], rest: Partial<MapInput> = {}) =>
  buildMapView({
    market,
    zone: null,
    country: "LU",
    pins,
    pinHref: ({ slug }) => `#${slug}`,
    zoneHref: ({ south }) => `?zone=${south}`,
    ...rest,
  });

describe("the frame of a map", () => {
  it.each([
    ["Luxembourg", LUXEMBOURG],
    ["half of Europe", EUROPE],
  ])("spans the settings' bounds of %s", (_, { bounds }) => {
    const frame = createMapFrame(bounds);
    expect(frame.toPoint({ lat: bounds.north, lng: bounds.west })).toEqual({ x: 0, y: 0 });
    expect(frame.toPoint({ lat: bounds.south, lng: bounds.east })).toEqual({ x: MAP_WIDTH, y: frame.height });
    expect(frame.height).toBeGreaterThan(MAP_WIDTH);
  });

  it("gives a part of the map the shape of the whole", () => {
    const zone = { north: 51.3, south: 50.4, west: 3.6, east: 5.6 };
    const part = withShapeOf(zone, EUROPE.bounds);
    const frame = createMapFrame(part);
    expect(Math.abs(frame.height - createMapFrame(EUROPE.bounds).height)).toBeLessThanOrEqual(1);
    for (const corner of [
      { lat: zone.north, lng: zone.west },
      { lat: zone.south, lng: zone.east },
    ])
      expect(isWithin(corner, part)).toBe(true);
    expect(withShapeOf({ north: 50, south: 50, west: 5, east: 5 }, EUROPE.bounds).north).toBeGreaterThan(50);
  });
});

describe("the first view of a market", () => {
  const middleOf = ({ north, south, west, east }: Bounds) => {
    const [topLeft, bottomRight] = [toMercator({ lat: north, lng: west }), toMercator({ lat: south, lng: east })];
    return fromMercator({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 });
  };

  it.each([
    ["Luxembourg", LUXEMBOURG, { lat: 49.793, lng: 6.096 }, { west: 5.5655, south: 49.3397 }],
    ["half of Europe", EUROPE, { lat: 50.04, lng: 3.725 }, { west: -7.57, south: 42.33 }],
  ])("of %s has the settings' centre in its middle and reaches their nearest bounds", (_, market, centre, edges) => {
    const { bounds, isPart } = build(market, SITES);
    const middle = middleOf(bounds);
    expect(middle.lat).toBeCloseTo(centre.lat, 6);
    expect(middle.lng).toBeCloseTo(centre.lng, 6);
    expect(bounds.west).toBeCloseTo(edges.west, 2);
    expect(bounds.south).toBeCloseTo(edges.south, 2);
    expect(bounds.north).toBeLessThanOrEqual(market.bounds.north);
    expect(bounds.east).toBeLessThanOrEqual(market.bounds.east);
    expect(isPart).toBe(false);
  });

  it("spans all of the bounds where a pin would be left out", () => {
    expect(build(EUROPE, [pin("oslo", 59.9, 10.8), ...SITES]).bounds).toEqual(EUROPE.bounds);
  });

  it("is what a zone as large as the market shows", () => {
    const first = build(EUROPE, SITES).bounds;
    expect(build(EUROPE, SITES, { zone: EUROPE.bounds })).toMatchObject({ bounds: first, isPart: false });
    const zone = { north: 51.3, south: 50.4, west: 3.6, east: 5.6 };
    expect(build(EUROPE, SITES, { zone })).toMatchObject({ limits: EUROPE.bounds, isPart: true });
  });
});

describe("the origin of distances", () => {
  const originOf = (lat: number, lng: number, name: string | null) =>
    build(LUXEMBOURG, SITES, { origin: { lat, lng, name } }).labels.filter(({ kind }) => kind === "origin");

  it("is a dot with the name of the town, or with “Vous”", () => {
    expect(originOf(50.054, 6.03, "Clervaux")).toEqual([expect.objectContaining({ text: "Clervaux", side: "right" })]);
    expect(originOf(49.68, 6.44, null)).toEqual([expect.objectContaining({ text: "Vous" })]);
  });

  it("takes the place of the town's own name", () => {
    const { labels } = build(LUXEMBOURG, SITES, { origin: { lat: 50.054, lng: 6.03, name: "Clervaux" } });
    expect(labels.filter(({ text }) => text === "Clervaux")).toHaveLength(1);
  });

  it("is left out beyond the map, and its name where a marker is", () => {
    expect(originOf(48.85, 2.35, "Paris")).toEqual([]);
    expect(originOf(49.6078, 6.0504, "Bertrange")).toEqual([expect.objectContaining({ text: "" })]);
  });
});

describe("the map of locations", () => {
  it("shows each of Luxembourg's sites as a link with its number in the list", () => {
    const { markers } = build(LUXEMBOURG, SITES);
    expect(markers.map(({ href, pins }) => [href, pins.map(({ number }) => number)])).toEqual([
      ["#bertrange", [1]],
      ["#niederkorn", [2]],
      ["#esch", [3]],
      ["#diekirch", [4]],
    ]);
  });

  it("joins markers that would overlap, and enlarges their part of the map", () => {
    const pins = [
      pin("oslo", 59.9, 10.8),
      pin("bruxelles", 50.89, 4.36),
      pin("anvers", 51.24, 4.41),
      pin("gand", 51.04, 3.7),
    ];
    const { markers } = build(EUROPE, pins);
    expect(markers.map(({ pins: joined }) => joined.map(({ slug }) => slug))).toEqual([
      ["oslo"],
      ["bruxelles", "anvers", "gand"],
    ]);
    expect(markers[1]?.href).toBe("?zone=50.89");
    const zone = { north: 51.24, south: 50.89, west: 3.7, east: 4.41 };
    expect(build(EUROPE, pins, { zone }).markers).toHaveLength(3);
  });

  it("leaves out a pin beyond its bounds, which the list still has", () => {
    expect(build(LUXEMBOURG, [pin("paris", 48.85, 2.35), ...SITES]).markers.map(({ pins }) => pins[0]?.number)).toEqual(
      [2, 3, 4, 5],
    );
  });

  it("names countries and towns for orientation, none over a marker or another name", () => {
    const names = (market: MarketMap) => build(market, SITES).labels.map(({ text }) => text);
    expect(names(LUXEMBOURG)).toEqual(
      expect.arrayContaining(["Belgique", "Allemagne", "France", "Luxembourg", "Clervaux"]),
    );
    expect(names(EUROPE)).toEqual(expect.arrayContaining(["Royaume-Uni", "Italie", "Paris"]));
    for (const market of [LUXEMBOURG, EUROPE]) {
      const { labels, markers } = build(market, SITES);
      for (const label of labels)
        for (const marker of markers) expect(Math.hypot(label.x - marker.x, label.y - marker.y)).toBeGreaterThan(20);
    }
  });

  it("has land, the market's own country and rivers in few bytes", () => {
    for (const market of [LUXEMBOURG, EUROPE]) {
      const { background } = build(market, []);
      expect(background.land).toMatch(/^M/);
      expect(background.home).toMatch(/^M/);
      expect(background.rivers.length).toBeGreaterThan(2);
      expect(JSON.stringify(background).length).toBeLessThan(20_000);
    }
  });

  it("is drawn as links in the order of the list, or as one picture", () => {
    const html = renderToStaticMarkup(createElement(SvgMap, { view: build(LUXEMBOURG, SITES), label: "Carte" }));
    expect([...html.matchAll(/<a [^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      "1, bertrange",
      "2, niederkorn",
      "3, esch",
      "4, diekirch",
    ]);
    const picture = createElement(SvgMap, { view: build(LUXEMBOURG, SITES, { pinHref: null }), label: "Carte" });
    expect(renderToStaticMarkup(picture)).toMatch(/^<svg [^>]*role="img" aria-label="Carte"/);
  });
});

describe("the borders", () => {
  /** Degrees around a position. */
  const CLOSE = 0.6;
  it.each(COUNTRY_CODES)("of %s are drawn in the same detail as those of Luxembourg", (code) => {
    const { map } = COUNTRIES[code];
    const middle = { lat: (map.bounds.north + map.bounds.south) / 2, lng: (map.bounds.west + map.bounds.east) / 2 };
    const edges = [
      { lat: map.bounds.north, lng: middle.lng },
      { lat: map.bounds.south, lng: middle.lng },
      { lat: middle.lat, lng: map.bounds.west },
      { lat: middle.lat, lng: map.bounds.east },
    ];
    for (const { lat, lng } of edges) {
      const bounds = { north: lat + CLOSE, south: lat - CLOSE, west: lng - CLOSE, east: lng + CLOSE };
      expect(countriesWithin(bounds), JSON.stringify(bounds)).toBe(countriesWithin(LUXEMBOURG.bounds));
    }
  });

  it("of a map of half of Europe are coarser, since their details would be smaller than a line", () => {
    expect(countriesWithin(EUROPE.bounds)).not.toBe(countriesWithin(LUXEMBOURG.bounds));
  });
});
