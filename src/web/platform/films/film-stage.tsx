import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { PlayIcon } from "../../../ui/icons/icons.tsx";
import { filmStrings } from "./film-strings.ts";
import { tabStorage } from "../storage/index.ts";

const STORAGE_KEY = "askedFor";

const takeStoredSrc = (): string | null => {
  const src = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  return src;
};

/** URL accepted just before the reload. */
const ACCEPTED_BEFORE_RELOAD = typeof document === "undefined" ? null : takeStoredSrc();

const subscribeNever = () => () => {};

/** Where nothing can be stored, the page could load again without end. */
const reloadAccepted = (src: string): void => {
  if (tabStorage.write(STORAGE_KEY, src)) location.reload();
};

/**
 * After client-side navigation the content policy of the first page still applies and may block the host of a frame or
 * film; the page then reloads once and continues.
 */
export const useReloadIfBlocked = (src: string | null, isLoading: boolean): void =>
  useEffect(() => {
    if (!isLoading || src === null || src === ACCEPTED_BEFORE_RELOAD) return;
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === "frame-src" || effectiveDirective === "media-src") reloadAccepted(src);
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, [isLoading, src]);

/** Consent to load one third-party URL once. */
export const useEmbedConsent = (src: string | null) => {
  const [clicked, setClicked] = useState(false);
  const acceptedBefore = useSyncExternalStore(
    subscribeNever,
    () => src !== null && ACCEPTED_BEFORE_RELOAD === src,
    () => false,
  );
  useReloadIfBlocked(src, clicked);
  return { accepted: clicked || acceptedBefore, accept: () => setClicked(true) };
};

type ThirdPartyFrameProps = {
  readonly src: string;
  readonly title: string;
  readonly height?: number;
  /** Loaded lazily near the viewport, so that it does not delay the load event. */
  readonly isLazy?: boolean;
  /** Called with the element. */
  readonly onMount?: (frame: HTMLIFrameElement | null) => void;
};

/** Must not allow navigation of the top-level page. */
const OWN_SANDBOX = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** Lets the frame use its own origin. Not for pages of this site, which could then escape the sandbox. */
const FOREIGN_SANDBOX = `${OWN_SANDBOX} allow-same-origin`;

export const ThirdPartyFrame = ({ src, title, height, isLazy = false, onMount }: ThirdPartyFrameProps) => (
  <iframe
    ref={onMount}
    src={src}
    title={title}
    height={height}
    loading={isLazy ? "lazy" : undefined}
    sandbox={src.startsWith("/") ? OWN_SANDBOX : FOREIGN_SANDBOX}
    allow="fullscreen; picture-in-picture; encrypted-media"
    referrerPolicy="strict-origin-when-cross-origin"
    className="embed-frame"
  />
);

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
        <button
          type="button"
          className="film-play with-script no-print"
          aria-label={filmStrings.play(title)}
          onClick={accept}
        >
          <PlayIcon />
        </button>
      </>
    );
  }
  if (film.type === "player") return <ThirdPartyFrame src={film.src} title={title} onMount={focus} />;
  return <video ref={focus} src={film.src} controls autoPlay playsInline aria-label={title} className="film-file" />;
};
