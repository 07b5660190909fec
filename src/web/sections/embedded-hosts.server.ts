import { linkHost } from "#domain/content/index.ts";
import type { EmbeddedHosts } from "#application/site/index.ts";
import type { SectionView } from "./section-views.server.ts";

const frameHost = (view: SectionView): string | null => {
  if ("source" in view) return view.source.frame?.host ?? null;
  return view.component === "video" && view.player.type === "source" ? (view.player.source.frame?.host ?? null) : null;
};

const mediaHost = (view: SectionView): string | null =>
  view.component === "video" && view.player.type === "file" ? linkHost(view.player.src) : null;

const toHostSet = (hosts: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(hosts.filter((host) => host !== null));

/** Hosts that the sections load after consent, to be allowed by the content policy. */
export const embeddedHosts = (views: readonly SectionView[]): EmbeddedHosts => ({
  frames: toHostSet(views.map(frameHost)),
  media: toHostSet(views.map(mediaHost)),
});
