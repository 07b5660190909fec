import { linkHost, type SectionOf } from "#domain/content/index.ts";
import { isVideoFile } from "#domain/media/index.ts";
import type { SectionHosts } from "../elements/define-section.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";
import { type EmbedSource, frameHosts, toEmbedSource } from "../embed/embed-view.ts";

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

export const toVideoSectionView = (section: SectionOf<"video">, { hosts }: LiveContent): VideoView =>
  toVideoView(section, hosts);

const mediaHosts = (src: string): SectionHosts => {
  const host = linkHost(src);
  return host === null ? {} : { media: [host] };
};

/** Contacted only after consent. */
export const videoHosts = ({ player }: VideoView): SectionHosts =>
  player.type === "file" ? mediaHosts(player.src) : frameHosts(player.source);
