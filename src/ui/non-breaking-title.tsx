import type { ReactNode } from "react";

/** Longer words may be wider than a phone. */
const MAX_LENGTH = 24;

/** Keeps the parts of a hyphenated word of a heading on one line: "Villefranche-sur-Saône", "cherchez-vous". */
export const nonBreakingTitle = (title: string): ReactNode => {
  if (!title.includes("-")) return title;
  return title.split(/(\S+)/).map((part, index) =>
    part.includes("-") && part.length <= MAX_LENGTH ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
};
