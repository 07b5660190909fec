import { describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();

const read = (path: string): Promise<Response> => fetch(`${site.url}/api/v1/locations${path}`);

type State = { readonly open: boolean; readonly until: string | null; readonly next_opening: string | null };

type LocationAnswer = {
  readonly id: number;
  readonly slug: string;
  readonly distance_km: number | null;
  readonly state: { readonly at: string; readonly showroom: State; readonly workshop: State };
};

const stateAt = async (slug: string, at: string): Promise<LocationAnswer["state"]> =>
  ((await (await read(`/${slug}?at=${encodeURIComponent(at)}`)).json()) as LocationAnswer).state;

describe("GET /api/v1/locations/{slug}", () => {
  test("answers everything about the location", async () => {
    const answer = await read("/bertrange");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      id: 1,
      slug: "bertrange",
      name: "Alzette Automobiles Bertrange",
      url: expect.stringMatching(/\/concessions\/bertrange$/),
      address: { street: "118, rue des Trois Cantons Vieux", postcode: "8080", town: "Bertrange", country: "LU" },
      position: { lat: 49.6078, lng: 6.0504 },
      distance_km: null,
      email: "bertrange@alzette-automobiles.example",
      vat_number: "LU20261046",
      iban: "LU129992026110100001",
      route: "https://www.openstreetmap.org/directions?to=49.6078%2C6.0504",
      services: expect.arrayContaining(["workshop", "tyres"]),
      hours: {
        showroom: { week: { monday: [{ open: "08:30", closed: "18:30", comments: null }] }, public_holidays: "LU" },
        workshop: {
          week: {
            saturday: [{ open: "08:00", closed: "12:00", comments: expect.stringContaining("Remise des clés") }],
          },
          exceptions: expect.arrayContaining([expect.objectContaining({ date: "2026-12-24" })]),
        },
      },
    });
  });

  test.each([
    [
      "an hour before the early closing of Christmas Eve",
      "2026-12-24T11:00:00Z",
      [true, "2026-12-24T13:00:00+01:00", null],
    ],
    [
      "after it, until after the holidays and the Sunday",
      "2026-12-24T17:00:00Z",
      [false, null, "2026-12-28T08:30:00+01:00"],
    ],
    ["on a summer morning", "2026-07-07T06:00:00Z", [false, null, "2026-07-07T08:30:00+02:00"]],
    ["with an offset in the instant", "2026-07-07T10:00:00+02:00", [true, "2026-07-07T18:30:00+02:00", null]],
    ["on the Friday before summer time begins", "2026-03-27T18:00:00Z", [false, null, "2026-03-28T09:00:00+01:00"]],
    ["on the Saturday night of the change", "2026-03-28T22:00:00Z", [false, null, "2026-03-30T08:30:00+02:00"]],
    ["on the Sunday on which it ends", "2026-10-25T12:00:00Z", [false, null, "2026-10-26T08:30:00+01:00"]],
  ])("gives the showroom's state %s", async (_, at, expected) => {
    const { showroom } = await stateAt("bertrange", at);
    expect([showroom.open, showroom.until, showroom.next_opening]).toEqual(expected);
  });

  test("distinguishes the workshop from the showroom", async () => {
    const { showroom, workshop } = await stateAt("niederkorn", "2026-11-21T10:00:00Z");
    expect([showroom.open, workshop.open, workshop.next_opening]).toEqual([true, false, "2026-11-23T07:45:00+01:00"]);
  });

  test.each([
    "/bertrange?at=2026-12-24",
    "/bertrange?at=now",
    "/bertrange?at=",
    "/bertrange?at=1999-01-01T00:00:00Z",
    "/bertrange?near=49.6",
    "?near=a,b",
    "?near=91,0",
    "?at=2026-13-01T00:00:00Z",
  ])("refuses %s", async (path) => {
    const answer = await read(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    expect(await answer.json()).toMatchObject({ status: 400, detail: expect.stringMatching(/^(?:at|near) must be/) });
  });

  test("answers 404 for an unknown location", async () => {
    expect((await read("/arlon")).status).toBe(404);
  });
});

describe("GET /api/v1/locations", () => {
  test("lists the group's locations, the nearest first on request", async () => {
    const list = async (search: string) =>
      ((await (await read(search)).json()) as { locations: LocationAnswer[] }).locations;
    expect((await list("")).map(({ slug }) => slug)).toEqual([
      "bertrange",
      "niederkorn",
      "esch-sur-alzette",
      "diekirch",
    ]);
    const near = await list("?near=49.85,6.1");
    expect(near.map(({ slug }) => slug)).toEqual(["diekirch", "bertrange", "niederkorn", "esch-sur-alzette"]);
    expect(near[0]?.distance_km).toBeCloseTo(4.7, 0);
    const distances = near.map(({ distance_km: km }) => km ?? 0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("has the location of each vehicle under its id", async () => {
    const { locations } = (await (await read("")).json()) as { locations: readonly LocationAnswer[] };
    const response = await fetch(`${site.url}/api/v1/vehicles?perPage=100`);
    const { vehicles } = (await response.json()) as { vehicles: readonly { readonly location_id: number | null }[] };
    const ids = new Set(locations.map(({ id }) => id));
    expect(ids.size).toBe(4);
    expect(vehicles.filter(({ location_id: id }) => id !== null && !ids.has(id))).toEqual([]);
    expect(new Set(vehicles.map(({ location_id: id }) => id)).size).toBeGreaterThan(1);
  });

  test("stands in the OpenAPI document, with its numbers", async () => {
    const document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, unknown>;
      components: { schemas: Record<string, { required: readonly string[] }> };
    };
    expect(document.components.schemas["Location"]?.required).toEqual(
      expect.arrayContaining(["id", "vat_number", "iban", "route"]),
    );
    expect(document.components.schemas["ListedVehicle"]?.required).toEqual(
      expect.arrayContaining(["location_id", "image"]),
    );
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/api/v1/locations", "/api/v1/locations/{slug}"]),
    );
  });
});

describe("GET /api/v1/vehicles around an origin", () => {
  type VehicleAnswer = {
    readonly total: number;
    readonly origin: { readonly name: string | null } | null;
    readonly vehicles: readonly { readonly id: number; readonly distance_km: number | null }[];
    readonly facets: {
      readonly location: { readonly values: readonly { readonly value: string; readonly count: number }[] };
    };
  };

  const vehicles = async (search: string): Promise<VehicleAnswer> =>
    (await (await fetch(`${site.url}/api/v1/vehicles?${search}`)).json()) as VehicleAnswer;

  test("lists the nearest vehicles first, with their distance", async () => {
    const { origin, vehicles: listed } = await vehicles("near=49.85,6.1&sort=distance&perPage=100");
    expect(origin).toEqual({ name: null, lat: 49.85, lng: 6.1 });
    const distances = listed.map(({ distance_km }) => distance_km ?? Number.POSITIVE_INFINITY);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBe(4.7);
  });

  test("lists and counts only the vehicles within the radius of a town or postcode", async () => {
    const { total, origin, facets, vehicles: listed } = await vehicles("near=L-9000&within=20&perPage=100");
    expect(origin?.name).toBe("Ettelbruck");
    expect(listed.every(({ distance_km }) => distance_km !== null && distance_km <= 20)).toBe(true);
    expect(facets.location.values).toEqual([expect.objectContaining({ value: "diekirch", count: total })]);
  });

  test("does not filter around an unknown origin, and says that it is unknown", async () => {
    const all = await vehicles("");
    expect(await vehicles("near=atlantide&within=20")).toMatchObject({ origin: null, total: all.total });
    expect(all.vehicles[0]?.distance_km).toBeNull();
  });

  test("suggests towns and postcodes for an origin, also those with a location", async () => {
    const answer = await fetch(`${site.url}/api/v1/location-suggestions?q=diek&towns=1`);
    expect(await answer.json()).toMatchObject({ suggestions: [{ kind: "town", label: "Diekirch" }] });
  });

  test("says in French which search an alert is for", async () => {
    const page = await (await fetch(`${site.url}/alertes/recherche?brand=opel&near=ettelbruck&within=20`)).text();
    expect(page).toContain("Opel, À moins de 20\u00a0km d’Ettelbruck");
  });
});
