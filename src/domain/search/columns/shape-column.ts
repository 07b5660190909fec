import {
  BODIES,
  BODY_STYLES,
  type BodyStyle,
  type KeyFacet,
  knownBody,
  possibleShapes,
  type StockRecord,
} from "../../vehicles/index.ts";
import type { ChoiceData, ModelShapes, ValueCombination } from "../stock-index-data.ts";
import type { FacetColumn } from "./choice-column.ts";
import { growingUint32, growingUint8 } from "./growing-column.ts";
import { createValueSets } from "./value-sets.ts";

export const modelKey = (brand: string, model: string): string => `${brand}/${model}`;

/** What is known of the shapes of models: those of the catalogue, else of the stock, else of the well-known models. */
export const shapesOfModel = (shapes: ModelShapes, brand: string, model: string): readonly BodyStyle[] => {
  const known = shapes.get(modelKey(brand, model));
  if (known) return known;
  const body = knownBody(brand, model);
  return body === null ? [] : [body];
};

const toShapes = (bits: number): readonly BodyStyle[] => BODIES.filter((_, index) => (bits & (1 << index)) !== 0);

/** Numbers the models of the stock. */
const createModelNumbers = () => {
  const byBrand = new Map<string, Map<string, number>>();
  const names: (readonly [brand: string, model: string])[] = [];
  return {
    names,
    numberOf(brand: string, model: string): number {
      const models = byBrand.get(brand) ?? new Map<string, number>();
      if (models.size === 0) byBrand.set(brand, models);
      const known = models.get(model);
      if (known !== undefined) return known;
      models.set(model, names.length);
      return names.push([brand, model]) - 1;
    },
  };
};

type ModelNumbers = ReturnType<typeof createModelNumbers>;

/** A cell has the index of a vehicle's body style, or the number of them, doubled; plus 1 for a van. */
const UNKNOWN_BODY = BODY_STYLES.length;
const CELLS = (UNKNOWN_BODY + 1) * 2;

const NO_MODEL = ["", ""] as const;

/** The shapes of the models by the vehicles whose feed names a shape, and by the catalogue, which comes first. */
const learnShapes = (cells: Uint8Array, models: Uint32Array, { names }: ModelNumbers, catalogue: ModelShapes) => {
  const bits = new Uint32Array(names.length);
  const bitOf = BODY_STYLES.map((style) => (BODIES.includes(style) ? 1 << BODIES.indexOf(style) : 0));
  for (let row = 0; row < cells.length; row += 1) {
    const model = models[row] as number;
    bits[model] = (bits[model] as number) | (bitOf[(cells[row] as number) >> 1] ?? 0);
  }
  const known = names.flatMap(([brand, model], index) => {
    const shapes = model === "" ? [] : toShapes(bits[index] as number);
    return shapes.length === 0 ? [] : [[modelKey(brand, model), shapes] as const];
  });
  return new Map([...known, ...catalogue]);
};

/** Numbers the combinations of values. */
const createCombinations = (facet: KeyFacet) => {
  const codeOf = new Map<string, number>();
  const combinations: ValueCombination[] = [];
  const indexes = (values: readonly string[] | string | null): readonly number[] =>
    (typeof values === "string" ? [values] : (values ?? [])).map((value) => facet.keys.indexOf(value));
  return {
    combinations,
    codeFor(record: Pick<StockRecord, "body_style" | "kind" | "shapes">): number {
      const has = indexes(facet.read(record as StockRecord));
      const may = indexes(facet.readPossible?.(record as StockRecord) ?? []);
      const name = `${has.join()};${may.join()}`;
      const known = codeOf.get(name);
      if (known !== undefined) return known;
      codeOf.set(name, combinations.length);
      return combinations.push({ has, may }) - 1;
    },
  };
};

export type ShapeColumn = FacetColumn<ChoiceData> & {
  /** Shapes of the models of the last index. */
  readonly modelShapes: () => ModelShapes;
};

/**
 * The column of shapes. The shape of a car whose feed names an energy, a use or nothing is that of its model, which is
 * known once all vehicles are: it is derived for each index. `catalogue`: shapes of the models that the group sells.
 */
export const createShapeColumn = (facet: KeyFacet, labels: readonly string[], catalogue: ModelShapes): ShapeColumn => {
  const bodies = growingUint8();
  const modelOf = growingUint32();
  const numbers = createModelNumbers();
  const codeOfBody = new Map<BodyStyle | null, number>(BODY_STYLES.map((style, code) => [style, code]));
  const names = { values: facet.keys, labels, listing: [...facet.keys.keys()] };
  let modelShapes: ModelShapes = catalogue;
  const createCodeReader = (combinations: ReturnType<typeof createCombinations>) => {
    const codes = new Map<number, number>();
    return (cell: number, model: number): number => {
      const key = model * CELLS + cell;
      const known = codes.get(key);
      if (known !== undefined) return known;
      const body_style = BODY_STYLES[cell >> 1] ?? null;
      const kind = (cell & 1) === 1 ? "van" : null;
      const ofModel = shapesOfModel(modelShapes, ...(numbers.names[model] ?? NO_MODEL));
      const code = combinations.codeFor({ body_style, kind, shapes: possibleShapes({ body_style, kind }, ofModel) });
      codes.set(key, code);
      return code;
    };
  };
  return {
    set(row, { body_style, kind, brand, model }) {
      bodies.set(row, (codeOfBody.get(body_style) ?? UNKNOWN_BODY) * 2 + (kind === "van" ? 1 : 0));
      modelOf.set(row, numbers.numberOf(brand.slug, model?.slug ?? ""));
    },
    modelShapes: () => modelShapes,
    finish(arrange, counters) {
      const [cells, models] = [arrange(bodies.cells()), arrange(modelOf.cells())];
      modelShapes = learnShapes(cells, models, numbers, catalogue);
      const combinations = createCombinations(facet);
      const readCode = createCodeReader(combinations);
      const codes = Uint32Array.from(cells, (cell, row) => readCode(cell, models[row] as number));
      const size = Math.max(1, combinations.combinations.length);
      const countsOffset = counters.allocate(size);
      const sets = createValueSets(codes, size);
      return {
        data: { kind: "one-of", countsOffset, ...names, combinations: combinations.combinations, sets },
        columns: [{ codes, size, countsOffset }],
      };
    },
  };
};
