const ID = "wordmark";

type WordmarkProps = {
  readonly label: string;
  /** The page has the logo already. */
  readonly again?: boolean;
};

const A = "M3 29 13.5 4 24 29";
const L = "M33 4v25";
const Z = "M41 12.5h13.5L41 29h14";
const E = "M62.5 20.6h14.6a7.4 8.4 0 1 0-2.3 5.7";
const FIRST_T = "M88 6v18.5a4.3 4.3 0 0 0 4.3 4.3h2M83.5 12.5h10.5";
const SECOND_T = "M103 6v18.5a4.3 4.3 0 0 0 4.3 4.3h2M98.5 12.5h10.5";
const LAST_E = "M114.6 20.6h14.6a7.4 8.4 0 1 0-2.3 5.7";

/** The logo as paths, so that it does not depend on the font. The crossbar of the A stands for the river in the name. */
export const Wordmark = ({ label, again }: WordmarkProps) => (
  <svg viewBox="0 0 132 34" width="132" height="34" role="img" aria-label={label}>
    {again ? (
      <use href={`#${ID}`} />
    ) : (
      <g id={ID} fill="none" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="currentColor" d={A + L + Z + E + FIRST_T + SECOND_T + LAST_E} />
        <path stroke="var(--vermilion)" d="M1.7 22.5c4.3-3.6 8-3.3 11.8-1.4s7.5 2.2 11.8-1.4" />
      </g>
    )}
  </svg>
);
