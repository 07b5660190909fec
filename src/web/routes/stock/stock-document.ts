import { readFacets, readNearFilter, toFacetRests, type FacetRests } from "../../features/filters/index.ts";
import { readVehicleCard, type CardPictures } from "../../features/vehicle-card/index.ts";
import { createMarkupReader, toMarkupValue, type MarkupValue } from "../../markup-value.ts";
import { parseJsonText, toJsonText, type JsonText } from "../../json-text.ts";
import type { ChipView, StockPageView } from "./stock-page-view.ts";

type ReadFromMarkup = "cards" | "facets" | "near" | "presets" | "sorts";

/** Data of the page that its markup does not state. */
type StockRest = Omit<StockPageView, ReadFromMarkup> & {
  readonly facets: FacetRests;
  readonly nearError?: string;
  /** By position of the card. */
  readonly photos: Readonly<Record<number, CardPictures>>;
};

/** The loader's value for a document. */
export type StockDocument = MarkupValue<JsonText<StockRest>, StockPageView>;

export const toStockDocument = (view: StockPageView): StockDocument => {
  const { cards, facets, near, presets: _presets, sorts: _sorts, ...rest } = view;
  const photos = Object.fromEntries(
    cards.flatMap(({ picture, photos: others }, index) =>
      picture.kind === "photo" ? [[index, { picture, ...(others ? { photos: others } : {}) }] as const] : [],
    ),
  );
  const nearError = near?.error;
  return toMarkupValue(
    toJsonText({ ...rest, facets: toFacetRests(facets), ...(nearError ? { nearError } : {}), photos }),
    view,
  );
};

const readPreset = (chip: Element): ChipView => ({
  label: chip.textContent,
  href: chip.getAttribute("href") ?? "",
  pressed: chip.hasAttribute("aria-current"),
});

const readSort = (option: Element) => ({ value: option.getAttribute("value") ?? "", label: option.textContent });

/** The view of the page as the server rendered it. */
export const readStockView = (page: ParentNode, text: JsonText<StockRest>): StockPageView => {
  const { photos, nearError, ...rest } = parseJsonText(text);
  return {
    ...rest,
    facets: readFacets(page, rest.facets),
    near: readNearFilter(page, nearError),
    presets: [...page.querySelectorAll(".stock-presets > .chip")].map(readPreset),
    sorts: [...page.querySelectorAll('select[name="sort"] > option')].map(readSort),
    cards: [...page.querySelectorAll(".stock-results .card")].map((card, index) =>
      readVehicleCard(card, photos[index]),
    ),
  };
};

const viewOfDocument = createMarkupReader(readStockView);

/** The view in a response: of the document, or of a later search. */
export const stockViewOf = (response: JsonText<StockPageView> | StockDocument): StockPageView =>
  typeof response === "string" ? parseJsonText(response) : viewOfDocument(response);
