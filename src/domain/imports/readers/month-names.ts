/** Names of the months in French, German, English and Dutch, folded. */
const NAMES: readonly (readonly string[])[] = [
  ["janvier", "januar", "january", "januari", "janner"],
  ["fevrier", "februar", "february", "februari"],
  ["mars", "marz", "march", "maart", "mrz", "mrt", "maerz"],
  ["avril", "april"],
  ["mai", "may", "mei"],
  ["juin", "juni", "june"],
  ["juillet", "juli", "july", "jul"],
  ["aout", "august", "augustus"],
  ["septembre", "september"],
  ["octobre", "oktober", "october"],
  ["novembre", "november"],
  ["decembre", "dezember", "december"],
];

const MIN_LENGTH = 3;

/** Month from 1 to 12 of a name or of the beginning of one ("dec", "sept"); null if no month or several have it. */
export const monthOfName = (folded: string): number | null => {
  if (folded.length < MIN_LENGTH) return null;
  const months = NAMES.flatMap((names, index) => (names.some((name) => name.startsWith(folded)) ? [index + 1] : []));
  return months.length === 1 ? (months[0] ?? null) : null;
};
