import { expect, test } from "vitest";
import { z } from "zod";
import { API_SCOPE_NAMES } from "#domain/api-tokens/index.ts";
import { type CountryCode, COUNTRY_CODES, COUNTRIES } from "#domain/countries/index.ts";
import { createPaths } from "#domain/site/index.ts";
import { readSettingsFile } from "../../../tests/builders/settings-file.ts";
import { openApiRoutes } from "./openapi.ts";
import { createFixedClock } from "../../../tests/fakes/fixed-clock.ts";

type Media = { readonly schema: object; readonly example?: object };

type Body = { readonly content?: Readonly<Record<string, Media>> };

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
};

type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

/** A site in a country, with the other settings of the demo group. */
const describe = (country: CountryCode) => {
  const settings = { ...readSettingsFile(), locale: `fr-${country}` };
  const clock = createFixedClock(new Date("2026-11-27T10:00:00Z"));
  return openApiRoutes({ siteUrl: "https://www.example.lu", settings, paths: createPaths(settings.segments), clock });
};

const document = (await (await describe("LU").request("/openapi.json")).json()) as OpenApi;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
);

/** A schema of the document that stands alone. */
const toZod = (schema: object): z.ZodType => {
  const alone = { ...schema, $defs: document.components.schemas };
  return z.fromJSONSchema(
    JSON.parse(JSON.stringify(alone).replaceAll("#/components/schemas/", "#/$defs/")) as Parameters<
      typeof z.fromJSONSchema
    >[0],
  );
};

const mediaOf = (operation: Operation): readonly (readonly [string, Media])[] => {
  const bodies = Object.entries({ request: operation.requestBody ?? {}, ...operation.responses });
  return bodies.flatMap(([place, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => [`${place} ${type}`, media] as const),
  );
};

test.each(operations)(
  "$name has an example of its request, its answer and its problems, which fit",
  ({ operation }) => {
    const media = mediaOf(operation);
    // Errors of the content service are its own.
    const described = media.filter(([place]) => !/^[45]\d\d application\/json$/.test(place));
    expect(described.filter(([, { example }]) => example === undefined).map(([place]) => place)).toEqual([]);
    const wrong = described.map(
      ([place, { schema, example }]) => [place, toZod(schema).safeParse(example).error] as const,
    );
    expect(wrong.filter(([, error]) => error !== undefined)).toEqual([]);
  },
);

test("every operation that writes names its scope", () => {
  const scopes = operations
    .filter(({ method }) => method !== "get")
    .map(({ operation }) => operation.security?.[0]?.["token"]?.[0]);
  expect(scopes.length).toBeGreaterThan(1);
  expect(scopes.filter((scope) => !API_SCOPE_NAMES.some((name) => name === scope))).toEqual([]);
});

test("an example is checked: one that does not fit is found", () => {
  const [, media] = mediaOf(document.paths["/api/v1/leads"]?.["post"] as Operation)[0] ?? [];
  expect(toZod(media?.schema ?? {}).safeParse({ ...media?.example, kind: "party" }).success).toBe(false);
});

test.each(COUNTRY_CODES)("the examples in %s are a location there, with its number and postcode", async (country) => {
  const text = await (await describe(country).request("/openapi.json")).text();
  const { place, phone, vat } = COUNTRIES[country];
  for (const example of [`"country": "${country}"`, `"postcode": "${place.postcode}"`, vat.example]) {
    expect(text).toContain(example);
  }
  expect(text).toContain(`"phone": "+${phone.callingCode} `);
});
