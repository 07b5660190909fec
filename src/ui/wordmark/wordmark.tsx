const ID = "wordmark";

/** Largest size in pixels. */
const MAX_HEIGHT = 34;
const MAX_WIDTH = 200;

/** Shapes of an SVG drawing, checked by the server. */
export type WordmarkDrawing = { readonly body: string; readonly width: number; readonly height: number };

type WordmarkProps = {
  readonly label: string;
  /** Null: the name is set as type. */
  readonly logo: WordmarkDrawing | null;
  /** The page has the logo already. */
  readonly again?: boolean;
};

/** The group's logo; `currentColor` and `var(--accent)` in it follow the ground. */
export const Wordmark = ({ label, logo, again }: WordmarkProps) => {
  if (logo === null) return <span className="wordmark-type">{label}</span>;
  const scale = Math.min(MAX_HEIGHT / logo.height, MAX_WIDTH / logo.width);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  return (
    <svg viewBox={`0 0 ${logo.width} ${logo.height}`} width={width} height={height} role="img" aria-label={label}>
      {again ? <use href={`#${ID}`} /> : <g id={ID} dangerouslySetInnerHTML={{ __html: logo.body }} />}
    </svg>
  );
};
