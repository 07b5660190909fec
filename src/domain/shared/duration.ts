const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Seconds of a time written as `90s`, `15m` or `2h`; null where it is written in another way. */
export const secondsOf = (text: string): number | null => {
  const [, figure = "", unit = ""] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const seconds = SECONDS[unit];
  return seconds === undefined ? null : Number(figure) * seconds;
};
