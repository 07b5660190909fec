import { linkHost, isVideoFile, type SectionOf } from "#domain/content/index.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";
import { toEmbedSource, type EmbedSource } from "../embed/embed-view.ts";

/** A video file for the native player, or a third-party player. */
export type VideoPlayer =
  | { readonly type: "file"; readonly src: string; readonly captions: string | null }
  | { readonly type: "source"; readonly source: EmbedSource };

export type VideoView = Omit<SectionOf<"video">, "src" | "captions"> & { readonly player: VideoPlayer };

const isAllowedHost = (src: string, { media }: AllowedHosts): boolean => {
  const host = linkHost(src);
  return host === null ? src.startsWith("/") : media.includes(host);
};

export const toVideoView = ({ src, captions, ...section }: SectionOf<"video">, hosts: AllowedHosts): VideoView => {
  const player: VideoPlayer =
    isAllowedHost(src, hosts) && isVideoFile(src)
      ? { type: "file", src, captions }
      : { type: "source", source: toEmbedSource(src, hosts.embeds) };
  return { ...section, player };
};

export const videoSection = {
  toView: (section: SectionOf<"video">, { hosts }: LiveContent) => toVideoView(section, hosts),
};
