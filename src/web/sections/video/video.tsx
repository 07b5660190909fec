import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../elements/sections-strings.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { FilmStage, filmStrings } from "../../platform/films/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import { linkHost, type SectionOf } from "#domain/content/index.ts";
import { isVideoFile } from "#domain/media/index.ts";
import type { SectionHosts } from "../elements/define-section.ts";
import type { AllowedHosts, LiveContent } from "../elements/live-content.ts";
import { type EmbedSource, frameHosts, toEmbedSource } from "../embed/embed.tsx";

const strings = sectionStrings.video;

/** A video file for the native player, or a third-party player. */
type VideoPlayer =
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

type VideoSource = Extract<VideoView["player"], { type: "source" }>["source"];

/** Displays the poster until the visitor starts the third-party player. */
const HostedVideo = ({ view, source }: { readonly view: VideoView; readonly source: VideoSource }) => {
  const { href, host, frame } = source;
  const poster = view.poster && <ContentPicture image={view.poster} />;
  return (
    <>
      <div className="film">
        {frame ? (
          <FilmStage film={{ type: "player", ...frame }} title={view.title ?? strings.untitled} poster={poster} />
        ) : (
          poster
        )}
      </div>
      <p className="mt-12 measure text-s text-soft">
        {frame && filmStrings.notice(frame.host)}{" "}
        <Link href={href} rel="noopener external">
          {filmStrings.open(host)}
        </Link>
      </p>
    </>
  );
};

/** Native player with captions. */
const OwnVideo = ({
  view,
  src,
  captions,
}: {
  readonly view: VideoView;
  readonly src: string;
  readonly captions: string | null;
}) => (
  <div className="film">
    <video
      src={src}
      poster={view.poster?.src}
      controls
      playsInline
      preload="none"
      aria-label={view.title ?? strings.untitled}
    >
      {captions && <track kind="captions" src={captions} srcLang="fr" label={strings.captions} default />}
    </video>
  </div>
);

export const Video = ({ view }: { readonly view: VideoView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.description}>
    {view.player.type === "file" ? (
      <OwnVideo view={view} src={view.player.src} captions={view.player.captions} />
    ) : (
      <HostedVideo view={view} source={view.player.source} />
    )}
    {view.transcript && (
      <details className="question wide-measure line-below">
        <summary>
          <span>{strings.transcript}</span>
          <ChevronIcon />
        </summary>
        <RichTextContent text={view.transcript} />
      </details>
    )}
  </SectionFrame>
);
