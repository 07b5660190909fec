import type { ReactNode } from "react";
import { PlayIcon } from "../../../ui/icons/icons.tsx";
import { filmStrings } from "./film-strings.ts";
import { ThirdPartyFrame } from "./third-party-frame.tsx";
import { useEmbedConsent } from "./use-embed-consent.ts";

/** A player in a frame, or a file that plays natively, of another host. */
export type HostedFilm = { readonly type: "player" | "file"; readonly src: string; readonly host: string };

type FilmStageProps = {
  readonly film: HostedFilm;
  readonly title: string;
  /** Displayed until the visitor starts the film, with the play button above it. */
  readonly poster: ReactNode;
};

/** The play button is removed: the keyboard goes on in the film. */
const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Loads nothing of the film's host until the visitor starts it. */
export const FilmStage = ({ film, title, poster }: FilmStageProps) => {
  const { accepted, accept } = useEmbedConsent(film.src);
  if (!accepted) {
    return (
      <>
        {poster}
        <button type="button" className="film-play with-script" aria-label={filmStrings.play(title)} onClick={accept}>
          <PlayIcon />
        </button>
      </>
    );
  }
  if (film.type === "player") return <ThirdPartyFrame src={film.src} title={title} onMount={focus} />;
  return <video ref={focus} src={film.src} controls autoPlay playsInline aria-label={title} className="film-file" />;
};
