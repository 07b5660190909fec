import { bodyLabels } from "../../src/application/strings/vehicles/body-label.ts";
import { FUEL_LABELS } from "../../src/application/strings/vehicles/key-labels.ts";
import { postalLines, type LocationAttributes } from "../../src/domain/locations/index.ts";
import type { ModelAttributes } from "../../src/domain/models/index.ts";
import {
  escapeXml,
  formatEuros,
  formatNumber,
  formatQuantity,
  nonBreakingUnits,
  nonBreakingWords,
} from "../../src/domain/shared/index.ts";
import { modelPageStrings } from "../../src/web/models/strings/models-strings.ts";
import type { BrochureData } from "../../demo/generator/brochure-data.ts";
import { toVersionsView, type VersionRow, type VersionsView } from "../../src/web/models/page/versions-view.ts";

export type BrochureInput = BrochureData & {
  /** JPEG files as `data:` addresses. */
  readonly pictures: { readonly front: string; readonly rear: string };
  readonly group: { readonly name: string; readonly legalName: string };
  /** "1er novembre 2026": the day of the prices. */
  readonly day: string;
  readonly wordmark: string;
  readonly css: string;
};

type Fact = readonly [label: string, value: string | null];

/** Numbers stay with their units, and the parts of postcodes and towns together. */
const text = (value: string): string => escapeXml(nonBreakingWords(nonBreakingUnits(value)));

const factList = (facts: readonly Fact[]): string => {
  const rows = facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [`<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`],
  );
  return `<dl>${rows.join("")}</dl>`;
};

const keyFacts = ({ cash_price_from: price, fuels, body_styles, seats }: ModelAttributes): readonly Fact[] => [
  ["Prix TTC dès", price === null ? null : formatEuros(price)],
  [modelPageStrings.attributes.fuels, fuels.map((fuel) => FUEL_LABELS[fuel]).join(", ")],
  [modelPageStrings.attributes.body, bodyLabels(body_styles).join(", ")],
  [modelPageStrings.attributes.seats, seats === null ? null : String(seats)],
];

const dimensionFacts = ({ dimensions: size, kind }: ModelAttributes): readonly Fact[] =>
  size === null
    ? []
    : [
        ["Longueur", `${formatNumber(size.length_mm)}\u00a0mm`],
        ["Largeur, sans rétroviseurs", `${formatNumber(size.width_mm)}\u00a0mm`],
        ["Hauteur", `${formatNumber(size.height_mm)}\u00a0mm`],
        [
          kind === "van" ? modelPageStrings.attributes.load : modelPageStrings.attributes.boot,
          size.boot_l === null ? null : formatQuantity(size.boot_l, "l"),
        ],
      ];

const versionRow = ({ name, price, cells }: VersionRow): string =>
  `<tr><th scope="row">${text(name)}</th><td>${text(price)}</td>${cells
    .map((cell) => `<td>${text(cell ?? modelPageStrings.unknown)}</td>`)
    .join("")}</tr>`;

const versionTable = ({ columns, rows, note }: VersionsView): string => `
  <table><thead><tr><th scope="col">${modelPageStrings.version}</th><th scope="col">Prix TTC</th>
  ${columns.map(({ label }) => `<th scope="col">${text(label)}</th>`).join("")}</tr></thead>
  <tbody>${rows.map(versionRow).join("")}</tbody></table><p class="note">${text(note)}</p>`;

const addresses = (locations: readonly LocationAttributes[]): string =>
  locations
    .map(
      (location) =>
        `<li><strong>${text(location.name)}</strong>${postalLines(location).map(text).join("<br>")}<br>${text(location.phone)}<br>${text(location.email)}</li>`,
    )
    .join("");

const legalLines = ({ brand, group, day }: BrochureInput): string => {
  const maker = brand.manufacturer;
  const parts = [
    `Prix conseillés au ${day}, TVA de 17\u00a0% comprise, hors options et frais d’immatriculation, sous réserve de modification.`,
    "Consommation, émissions de CO₂ et autonomie selon la procédure WLTP\u00a0; elles varient avec l’équipement, la conduite et la météo.",
    "Le guide de la consommation et des émissions de CO₂ de toutes les voitures neuves est disponible gratuitement dans nos concessions.",
    "Illustrations non contractuelles du studio.",
    maker && `Constructeur\u00a0: ${maker.name}, ${maker.address}, ${maker.postcode} ${maker.town}, ${maker.country}.`,
    `Éditeur\u00a0: ${group.legalName} (groupe de démonstration).`,
  ];
  return parts
    .filter(Boolean)
    .map((part) => `<p>${text(String(part))}</p>`)
    .join("");
};

/** The brochure as one HTML document, laid out for A4. Throws for a model without versions. */
export const brochureHtml = (input: BrochureInput): string => {
  const { model, brand, locations, pictures, group, wordmark, css } = input;
  const title = `${brand.name} ${model.name}`;
  const versions = toVersionsView(model, { title, wltp: true, configureHref: () => "" });
  if (versions === null) throw new Error(`${title} has no versions`);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Brochure ${text(title)}, ${text(group.name)}</title>
<style>${css}</style></head><body>
<header>${wordmark}<span>${text(brand.name)}</span></header>
<h1>${text(title)}</h1>${model.intro === null ? "" : `<p class="intro">${text(model.intro)}</p>`}
<img class="main" src="${pictures.front}" alt="${text(title)}, vue de trois quarts avant">
${factList(keyFacts(model))}
<section class="pair"><div><h2>${modelPageStrings.highlights}</h2><ul>${model.highlights.map((item) => `<li>${text(item)}</li>`).join("")}</ul></div>
<img src="${pictures.rear}" alt="${text(title)}, vue de trois quarts arrière"></section>
<section><h2>Dimensions</h2>${factList(dimensionFacts(model))}</section>
<section class="versions"><h2>${modelPageStrings.versions}</h2>${versionTable(versions)}</section>
<section><h2>Où l’essayer</h2><ul class="addresses">${addresses(locations)}</ul></section>
<footer>${legalLines(input)}</footer></body></html>`;
};
