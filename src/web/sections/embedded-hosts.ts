import { hostOf } from "#domain/content/index.ts";
import type { Embedded } from "../services.ts";
import type { SectionView } from "./section-views.ts";

const frameOf = (view: SectionView): string | null => {
  if ("source" in view) return view.source.frame;
  return view.component === "video" && view.player.type === "source" ? view.player.source.frame : null;
};

const filmOf = (view: SectionView): string | null =>
  view.component === "video" && view.player.type === "file" ? view.player.src : null;

const hostsOf = (addresses: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(addresses.flatMap((address) => (address === null ? [] : (hostOf(address) ?? []))));

/** Whom a page with these sections loads from once a visitor asks for it: its policy has to let it. */
export const embeddedBy = (views: readonly SectionView[]): Embedded => ({
  frames: hostsOf(views.map(frameOf)),
  media: hostsOf(views.map(filmOf)),
});
