/**
 * What a figure of a field can be on sale: it decides between two readings of a figure, and which figures people write
 * for an unknown one. What a field accepts at all is its `min` and `max`.
 */
export type PlausibleFigures = {
  /** Both inclusive, in the field's unit; null: no figure of the field is plausible by its size. */
  readonly range: readonly [min: number, max: number] | null;
  /** Figures that stand for none, in the field's unit. */
  readonly placeholders: readonly number[];
};

export const plausibleRange = (min: number, max: number, ...placeholders: readonly number[]): PlausibleFigures => ({
  range: [min, max],
  placeholders: [-1, ...placeholders],
});

/** For a number that the dealer chooses. */
export const ANY_FIGURE: PlausibleFigures = { range: null, placeholders: [] };

/** In euros. 9,999 and 99,999 are prices. */
const PRICE_PLACEHOLDERS = [0, 1, 111, 111_111, 123_456, 999_999, 1_111_111, 1_234_567, 9_999_999];

/** In cents; 111111 and 123456 as well where cents are asked. */
export const PRICES = plausibleRange(
  30_000,
  200_000_000,
  ...PRICE_PLACEHOLDERS.map((euros) => euros * 100),
  1,
  111_111,
  123_456,
);
