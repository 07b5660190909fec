import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../elements/sections-strings.ts";
import { ContentPicture } from "../elements/content-picture.tsx";
import { RichTextContent } from "../elements/rich-text-content.tsx";
import { FilmStage, filmStrings } from "../../platform/films/index.ts";
import { SectionFrame } from "../../platform/section-frame/index.ts";
import type { VideoView } from "./video-view.ts";

const strings = sectionStrings.video;

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
      <p className="film-source">
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
      <details className="question">
        <summary>
          <span>{strings.transcript}</span>
          <ChevronIcon />
        </summary>
        <RichTextContent text={view.transcript} />
      </details>
    )}
  </SectionFrame>
);
