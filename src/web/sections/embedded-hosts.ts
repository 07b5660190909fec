import { hostOf } from "#domain/content/index.ts";
import type { Embedded } from "../services.ts";
import type { SectionView } from "./section-views.ts";

const frameHost = (view: SectionView): string | null => {
  if ("source" in view) return view.source.frame?.host ?? null;
  return view.component === "video" && view.player.type === "source" ? (view.player.source.frame?.host ?? null) : null;
};

const filmHost = (view: SectionView): string | null =>
  view.component === "video" && view.player.type === "file" ? hostOf(view.player.src) : null;

const known = (hosts: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(hosts.filter((host) => host !== null));

/** Whom a page with these sections loads from once a visitor asks for it: its policy has to let it. */
export const embeddedBy = (views: readonly SectionView[]): Embedded => ({
  frames: known(views.map(frameHost)),
  media: known(views.map(filmHost)),
});
