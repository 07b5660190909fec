type ForeignFrameProps = { readonly src: string; readonly title: string; readonly height?: number };

/** What a page of others may do within its frame; never lead our own page elsewhere. */
const MAY =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

export const ForeignFrame = ({ src, title, height }: ForeignFrameProps) => (
  <iframe
    src={src}
    title={title}
    height={height}
    sandbox={MAY}
    allow="fullscreen; picture-in-picture; encrypted-media"
    referrerPolicy="strict-origin-when-cross-origin"
    className="embed-frame"
  />
);
