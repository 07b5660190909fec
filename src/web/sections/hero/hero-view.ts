import type { SectionOf } from "#domain/content/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type HeroView = SectionOf<"hero"> &
  Pick<SectionView, "isSecondHead"> & { readonly searchAction: string; readonly stockCount: string };

export const toHeroView = (section: SectionOf<"hero">, { paths, count }: LiveContent): HeroView => ({
  ...section,
  searchAction: paths.stock(),
  stockCount: formatNumber(count(EMPTY_QUERY)),
});
