const number = new Intl.NumberFormat("en-GB");

/** 1234 as "1,234". */
export const formatCount = (count: number): string => number.format(count);

/** "1 email", "2 emails". */
export const countOf = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
