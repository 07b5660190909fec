import { hostOf, isVideoFile, type SectionOf } from "#domain/content/index.ts";
import { sourceOf, type ForeignHosts, type Source } from "../embed/embed-view.ts";

/** A film the browser plays itself, or one that plays at its host's. */
export type Player =
  | { readonly type: "file"; readonly src: string; readonly captions: string | null }
  | { readonly type: "source"; readonly source: Source };

export type VideoView = Omit<SectionOf<"video">, "src" | "captions"> & { readonly player: Player };

const isOurs = (src: string, { media }: ForeignHosts): boolean => {
  const host = hostOf(src);
  return host === null ? src.startsWith("/") : media.includes(host);
};

export const videoView = ({ src, captions, ...section }: SectionOf<"video">, hosts: ForeignHosts): VideoView => {
  const player: Player =
    isOurs(src, hosts) && isVideoFile(src)
      ? { type: "file", src, captions }
      : { type: "source", source: sourceOf(src, hosts) };
  return { ...section, player };
};
