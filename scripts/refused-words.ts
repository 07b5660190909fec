/** Words that `docs/vocabulary.md` replaces, as they appear inside declared names. */
export const REFUSED_IN_NAMES = [
  "place",
  "words",
  "kept",
  "facts",
  "found",
  "parts",
  "asked",
  "shown",
  "told",
  "tally",
  "tallies",
  "seal",
  "desk",
  "said",
  "gone",
  "mend",
  "lane",
  "parked",
  "likeness",
  "doubt",
  "letters",
  "patience",
  "house",
] as const;

/** Words and openings that comments, log messages, test names and documents do not use; `docs/vocabulary.md` has the usual ones. */
export const REFUSED_IN_PROSE = [
  /\bmend(?:s|ed|ing)?\b/iu,
  /\b(?:told|tells?)\b/iu,
  /\bkept\b/iu,
  /\banew\b/iu,
  /\basked for\b/iu,
  /\bwhoever\b/iu,
  /\b(?:tally|tallies|likeness|patience)\b/iu,
  /^Of\b/u,
] as const;
