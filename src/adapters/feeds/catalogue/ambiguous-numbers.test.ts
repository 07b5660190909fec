import { describe, expect, it } from "vitest";
import { CATALOGUE_KINDS, CATALOGUE_SCHEMAS, type CatalogueKind } from "#application/imports/index.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { type Shape, toShape, withoutNull } from "./row-reader.ts";

type Leaf = { readonly kind: CatalogueKind; readonly path: string; readonly type: string; readonly maximum?: number };

/** Every numeric field of a shape; `[]` stands for an item of a list. */
const listLeaves = (kind: CatalogueKind, nullable: Shape | undefined, path: readonly string[] = []): Leaf[] => {
  const shape: Shape & { readonly maximum?: number } = withoutNull(nullable);
  const { type, maximum } = shape;
  if (type === "number" || type === "integer") {
    return [{ kind, path: path.join("."), type, ...(maximum === undefined ? {} : { maximum }) }];
  }
  if (shape.items) return listLeaves(kind, shape.items, [...path, "[]"]);
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => listLeaves(kind, inner, [...path, name]));
};

const leaves = CATALOGUE_KINDS.flatMap((kind) => listLeaves(kind, toShape(CATALOGUE_SCHEMAS[kind])));

const toJson = (path: string, number: string): string =>
  path.split(".").reduceRight((inner, step) => (step === "[]" ? `[${inner}]` : `{"${step}": ${inner}}`), number);

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce((current: unknown, step) => (current as Record<string, unknown>)[step === "[]" ? "0" : step], value);

const read = async (text: string, kind: CatalogueKind): Promise<unknown> => {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  return (await readCatalogue(bytes, kind)).rows[0]?.value;
};

const integers = leaves.filter(({ type }) => type === "integer");
const decimals = leaves.filter(({ type }) => type === "number");

/** A CSV has one cell a field; objects in lists are JSON in it. */
const isCell = ({ path }: Leaf): boolean => !path.includes("[]") && path !== "id";

describe("a number of the catalogue that can be read in two ways", () => {
  it.each(integers)("stays text in an integer, which the schema refuses: $kind $path", async ({ kind, path }) => {
    expect(valueAt(await read(`[${toJson(path, "2.000")}]`, kind), path)).toBe("2.000");
  });

  it.each(integers.filter(isCell))("stays text in a cell of CSV: $kind $path", async ({ kind, path }) => {
    expect(valueAt(await read(`id,slug,${path}\n1,a,2.000\n`, kind), path)).toBe("2.000");
  });

  it.each(decimals)("is taken literally in a field with decimals: $kind $path", async ({ kind, path, maximum }) => {
    expect(maximum).toBeLessThanOrEqual(1000);
    expect(valueAt(await read(`[${toJson(path, "2.500")}]`, kind), path)).toBe(2.5);
  });

  it.each(decimals.filter(isCell))("is taken literally in a cell of CSV: $kind $path", async ({ kind, path }) => {
    expect(valueAt(await read(`id,slug,${path}\n1,a,2.500\n`, kind), path)).toBe(2.5);
  });

  it("covers every kind", () => {
    expect(new Set(leaves.map(({ kind }) => kind))).toEqual(new Set(CATALOGUE_KINDS));
  });
});
