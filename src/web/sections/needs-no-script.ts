import type { ContentButton } from "#domain/content/index.ts";
import type { SectionView, SectionViewOf } from "./section-views.server.ts";

/** A button without a link answers to clicks. */
const areLinks = (buttons: readonly ContentButton[]): boolean =>
  buttons.every(({ disabled, link, plugins }) => plugins.length === 0 && (disabled || link !== null));

const always = (): boolean => true;

/** Of each section whose markup may be all that the browser needs: whether it is, for a view. */
const MARKUP_ALONE: {
  readonly [Name in SectionView["component"]]?: (view: SectionViewOf<Name>) => boolean;
} = {
  accordion: always,
  brand_logos: always,
  call_to_action: ({ buttons }) => areLinks(buttons),
  cards: always,
  downloads: always,
  grid: always,
  hero: ({ buttons, search }) => search === null && areLinks(buttons),
  image: always,
  intents: always,
  lease_teaser: always,
  logos: always,
  news_list: always,
  quote: always,
  steps: always,
  table: always,
  team: ({ filters }) => filters === null,
  text: always,
  vacancy: always,
  vacancy_list: ({ filters }) => filters === null,
};

/** True if the section has no state, no effect and no handler but those of its links. */
export const needsNoScript = (view: SectionView): boolean => {
  // Each entry gets the views of its own name.
  const isMarkupAlone = MARKUP_ALONE[view.component] as ((view: SectionView) => boolean) | undefined;
  return isMarkupAlone?.(view) ?? false;
};
