import { ChevronIcon, PlayIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { sectionStrings } from "../../strings/sections.ts";
import { ContentPicture } from "../content-picture.tsx";
import { ForeignFrame } from "../embed/foreign-frame.tsx";
import { useAskedFor } from "../embed/use-asked-for.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { SectionFrame } from "../section-frame.tsx";
import type { VideoView } from "./video-view.ts";

const words = sectionStrings.video;

type Source = Extract<VideoView["player"], { type: "source" }>["source"];

/** The poster until somebody plays it, its host's player from then on. */
const HostedFilm = ({ view, source }: { readonly view: VideoView; readonly source: Source }) => {
  const { href, host, frame } = source;
  const { asked, ask } = useAskedFor(frame?.src ?? null);
  return (
    <>
      <div className="film">
        {frame && asked ? (
          <ForeignFrame src={frame.src} title={view.title} />
        ) : (
          <>
            <ContentPicture image={view.poster} />
            {frame && (
              <button type="button" className="film-play with-script" aria-label={words.play(view.title)} onClick={ask}>
                <PlayIcon />
              </button>
            )}
          </>
        )}
      </div>
      <p className="film-source">
        {frame && words.notice(frame.host)}{" "}
        <Link href={href} rel="noopener external">
          {sectionStrings.embed.open(host)}
        </Link>
      </p>
    </>
  );
};

/** A film of the site's own: the browser's player, with its subtitles. */
const OwnFilm = ({
  view,
  src,
  captions,
}: {
  readonly view: VideoView;
  readonly src: string;
  readonly captions: string | null;
}) => (
  <div className="film">
    <video src={src} poster={view.poster.src} controls playsInline preload="none" aria-label={view.title}>
      {captions && <track kind="captions" src={captions} srcLang="fr" label={words.captions} default />}
    </video>
  </div>
);

export const Video = ({ view }: { readonly view: VideoView }) => (
  <SectionFrame anchor={view.anchor} title={view.title} text={view.description}>
    {view.player.type === "file" ? (
      <OwnFilm view={view} src={view.player.src} captions={view.player.captions} />
    ) : (
      <HostedFilm view={view} source={view.player.source} />
    )}
    {view.transcript && (
      <details className="question">
        <summary>
          <span>{words.transcript}</span>
          <ChevronIcon />
        </summary>
        <RichText text={view.transcript} />
      </details>
    )}
  </SectionFrame>
);
