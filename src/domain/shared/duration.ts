const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Parses a duration such as `90s`, `15m` or `2h` to seconds. Null for any other text. */
export const parseDurationSeconds = (text: string): number | null => {
  const [, digits = "", unit = ""] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const seconds = SECONDS[unit];
  return seconds === undefined ? null : Number(digits) * seconds;
};
