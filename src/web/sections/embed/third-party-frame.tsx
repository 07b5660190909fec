type ThirdPartyFrameProps = { readonly src: string; readonly title: string; readonly height?: number };

/** Must not allow navigation of the top-level page. */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

export const ThirdPartyFrame = ({ src, title, height }: ThirdPartyFrameProps) => (
  <iframe
    src={src}
    title={title}
    height={height}
    sandbox={SANDBOX}
    allow="fullscreen; picture-in-picture; encrypted-media"
    referrerPolicy="strict-origin-when-cross-origin"
    className="embed-frame"
  />
);
