import type { ContentProblem, Story } from "#domain/content/index.ts";
import type { ModelVersion } from "#domain/models/index.ts";
import { formatNumber, formatQuantity } from "#domain/shared/index.ts";
import { shortFuelLabels } from "../../strings/vehicles/fuel-label.ts";
import { horsepower } from "#domain/vehicles/index.ts";
import { collectTexts, type ContentText } from "./content-nodes.ts";
import type { CatalogueInventory, ModelFigures } from "./site-inventory.ts";

type Finding = { readonly text: string; readonly data: string };

const NUMBER = String.raw`(\d{1,3}(?: \d{3}){1,3}|\d{1,9}(?:,\d{1,9})?)`;
/** A commercial power differs from the converted one by this much at most, in ch. */
const COMMERCIAL_POWER = 4;

/** With plain spaces, so that one pattern finds figures with every kind of space. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\s]+/g, " ");

/** Each number of the text before the unit, which is a pattern. */
export const findFigures = (text: string, unit: string): readonly { readonly text: string; readonly value: number }[] =>
  [...text.matchAll(new RegExp(`${NUMBER} ${unit}`, "gu"))].map(([match, number = ""]) => ({
    text: match,
    value: Number(number.replaceAll(" ", "").replace(",", ".")),
  }));

/** Units of a row's cells. A row is about an engine, which several trims have: each figure is that of one of them. */
const CELLS: readonly (readonly [unit: string, read: (version: ModelVersion) => number | null])[] = [
  ["ch(?= \\()", ({ power_kw }) => power_kw && horsepower(power_kw)],
  ["kW(?!h)", ({ power_kw }) => power_kw],
  ["€", ({ price }) => price && price / 100],
  ["g/km", ({ co2 }) => co2],
  ["km(?!\\p{L})", ({ range_km }) => range_km],
  ["kWh(?!/)", ({ battery_kwh }) => battery_kwh],
  ["(?:l|kg)/100", ({ consumption }) => consumption?.combined ?? null],
  ["kWh/100", ({ consumption }) => consumption?.electric_kwh ?? null],
];

const present = (values: readonly (number | null | undefined)[]): ReadonlySet<number> =>
  new Set(values.filter((value) => value !== null && value !== undefined));

const list = (values: ReadonlySet<number>): string => [...values].map((value) => formatNumber(value)).join(", ");

const rowFindings = (cells: readonly string[], { versions }: ModelFigures): readonly Finding[] => {
  const engine = cells[0]?.split(",")[0] ?? "";
  const rows = versions.filter(({ name }) => name === engine || name.endsWith(` ${engine}`));
  return cells.slice(1).flatMap((cell) =>
    CELLS.flatMap(([unit, read]) => {
      const data = present(rows.map(read));
      return findFigures(cell.replaceAll("/100 km", "/100"), unit)
        .filter(({ value }) => data.size > 0 && !data.has(value))
        .map(({ text }) => ({ text, data: list(data) }));
    }),
  );
};

const RANGE_WORDS = /WLTP|autonomie|électriques?\b|annonce/u;

/** A sentence that names another model or an earlier one speaks of its figures. */
const speaksOfOthers = (sentence: string): boolean =>
  /\]\(|ancien|précéden|occasion|première génération|jusqu’en/iu.test(sentence);

const proseFindings = (prose: string, { versions, dimensions }: ModelFigures): readonly Finding[] => {
  const powers = present(versions.map(({ power_kw }) => power_kw && horsepower(power_kw)));
  const ranges = present(versions.map(({ range_km }) => range_km));
  const boot = dimensions?.boot_l ?? null;
  return prose.split(/(?<=[.!?;]) /).flatMap((sentence) => {
    if (speaksOfOthers(sentence)) return [];
    const isCommercial = (value: number) => [...powers].some((hp) => Math.abs(hp - value) <= COMMERCIAL_POWER);
    return [
      ...findFigures(sentence, "ch(?!\\p{L})")
        .filter(({ value }) => !powers.has(value) && isCommercial(value))
        .map(({ text }) => ({ text, data: list(powers) })),
      ...(RANGE_WORDS.test(sentence) && ranges.size > 0 ? findFigures(sentence, "km (?:WLTP|d’autonomie)") : [])
        .filter(({ value }) => !ranges.has(value))
        .map(({ text }) => ({ text, data: list(ranges) })),
      ...[...sentence.matchAll(/[Cc]offre de (\d{3}) litres/gu)]
        .filter(([, value]) => boot !== null && Number(value) !== boot)
        .map(([text]) => ({ text, data: formatNumber(boot ?? 0) })),
    ];
  });
};

const toProblem = (story: string, field: string, { text, data }: Finding): ContentProblem => ({
  story,
  field,
  message: `"${text}" differs from the model's data: ${data}`,
});

const textFindings = ({ value }: ContentText, model: ModelFigures): readonly Finding[] =>
  typeof value === "string" ? proseFindings(plain(value), model) : rowFindings(value.map(plain), model);

/** A range in words cannot be compared with the data. */
const RANGE_IN_WORDS = /(?:\p{L}{1,12} )?cents? kilomètres/u;

/** True if a text names a version: by its name, its battery, or by an engine that the version of the first price does not have. */
const isNamed = (text: string, version: ModelVersion, first: ModelVersion): boolean => {
  const { name, battery_kwh: battery, fuel } = version;
  return (
    text.includes(name) ||
    (battery !== null && text.includes(plain(formatQuantity(battery, "kWh")))) ||
    (fuel !== first.fuel && shortFuelLabels([fuel]).some((label) => text.toLowerCase().includes(label.toLowerCase())))
  );
};

/** The head stands beside the lowest price: a range that its version does not have names the one that has it. */
const headFindings = (
  head: { readonly title: string; readonly text: string },
  { versions }: ModelFigures,
): readonly string[] => {
  const text = plain(`${head.title} ${head.text}`);
  const priced = versions.filter(({ price }) => price !== null);
  const [first] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  if (first === undefined || present(versions.map(({ range_km }) => range_km)).size === 0) return [];
  const written = RANGE_IN_WORDS.exec(text)?.[0];
  const unnamed = findFigures(text, "(?:km|kilomètres)(?!\\p{L})").filter(({ value }) => {
    const those = versions.filter(({ range_km }) => range_km === value);
    return value !== first.range_km && those.length > 0 && !those.some((version) => isNamed(text, version, first));
  });
  return [
    ...(written === undefined
      ? []
      : [`"${written}" stands beside the lowest price: write the figure, and its version`]),
    ...unnamed.map(({ text: figure }) => `"${figure}" stands beside the lowest price: name the version that has it`),
  ];
};

const headProblems = ({ slug, sections }: Story, model: ModelFigures): readonly ContentProblem[] =>
  sections.flatMap((section, index) =>
    section.component === "model_head"
      ? headFindings({ title: section.title ?? "", text: section.text ?? "" }, model).map((message) => ({
          story: slug,
          field: `sections.${index}`,
          message,
        }))
      : [],
  );

/** The model that a story is about: "opel/astra", "vehicules-utilitaires/opel-utilitaires/vivaro". */
const modelOf = (slug: string, { models }: CatalogueInventory): ModelFigures | null => {
  const van = /^[^/]+\/([^/]+)-utilitaires\/([^/]+)$/.exec(slug);
  return models.get(van ? `${van[1]}/${van[2]}` : slug) ?? null;
};

/**
 * Reports figures in the story of a model, and in the model's own texts, that differ from its data: tables of versions
 * cell by cell, power, electric range and boot in sentences, and a range beside the lowest price that another version has. Power is converted from kilowatts.
 */
export const checkFigures = (
  stories: readonly Story[],
  catalogue: CatalogueInventory | null,
): readonly ContentProblem[] => {
  if (catalogue === null) return [];
  return stories.flatMap((story) => {
    const model = modelOf(story.slug, catalogue);
    if (model === null) return [];
    const texts = collectTexts({ description: story.description, sections: story.sections });
    const own = [model.intro ?? "", ...model.highlights];
    return [
      ...headProblems(story, model),
      ...texts.flatMap((text) => textFindings(text, model).map((one) => toProblem(story.slug, text.field, one))),
      ...own.flatMap((text) => proseFindings(plain(text), model).map((one) => toProblem(story.slug, "", one))),
    ];
  });
};
