/**
 * The logo as paths, so that it does not depend on the font. The crossbar of the A stands for the river in the name.
 */
export const Wordmark = ({ label, className }: { readonly label: string; readonly className?: string }) => (
  <svg viewBox="0 0 132 34" width="132" height="34" role="img" aria-label={label} className={className} fill="none">
    <g stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 29 13.5 4 24 29" />
      <path d="M33 4v25" />
      <path d="M41 12.5h13.5L41 29h14" />
      <path d="M62.5 20.6h14.6a7.4 8.4 0 1 0-2.3 5.7" />
      <path d="M88 6v18.5a4.3 4.3 0 0 0 4.3 4.3h2M83.5 12.5h10.5" />
      <path d="M103 6v18.5a4.3 4.3 0 0 0 4.3 4.3h2M98.5 12.5h10.5" />
      <path d="M114.6 20.6h14.6a7.4 8.4 0 1 0-2.3 5.7" />
    </g>
    <path
      d="M1.7 22.5c4.3-3.6 8-3.3 11.8-1.4s7.5 2.2 11.8-1.4"
      stroke="var(--vermilion)"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </svg>
);
