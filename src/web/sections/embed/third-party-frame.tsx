type ThirdPartyFrameProps = {
  readonly src: string;
  readonly title: string;
  readonly height?: number;
  /** Loads only near the visible part of the page, and does not delay its load event. */
  readonly isLazy?: boolean;
};

/** Must not allow navigation of the top-level page. */
const OWN_SANDBOX = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** With its own origin: a page of this site would leave the sandbox by it. */
const FOREIGN_SANDBOX = `${OWN_SANDBOX} allow-same-origin`;

export const ThirdPartyFrame = ({ src, title, height, isLazy = false }: ThirdPartyFrameProps) => (
  <iframe
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
