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
