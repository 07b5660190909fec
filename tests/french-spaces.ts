const WRONG_SPACES = [
  /(?<![\p{L}\d.+]|\d[ \u00a0])\d{1,3}[ \u00a0]\d{3}[ \u00a0\u202f](?:€|\p{Ll})/u,
  /\d (?:€|%|km|g\/km|kg|mm|cm|mois|ans|kW|kWh|ch)(?!\p{L})/u,
  / [;:?!»]|« /u,
];

/** True for a space in thousands that is not thin, and a space that breaks before a sign or the unit of a number. */
export const hasWrongSpace = (text: string): boolean => WRONG_SPACES.some((wrong) => wrong.test(text));
