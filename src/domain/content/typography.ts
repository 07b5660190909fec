import { nonBreakingUnits } from "../shared/index.ts";

const NBSP = "\u00a0";
const THIN = "\u202f";

/**
 * Applies French typography: apostrophe ’, no-break spaces before : ; ! ? » and units, after « and n° and in telephone
 * numbers, narrow no-break spaces in numbers. Colons in URLs and times ("https:", "8:30") are unchanged. Idempotent.
 * Source: Lexique des règles typographiques en usage à l’Imprimerie nationale.
 */
export const frenchTypography = (text: string): string =>
  nonBreakingUnits(
    text
      .replaceAll("'", "’")
      .replaceAll(
        /(?<![+\d]|\d[ \u00a0])(\d{1,3})((?:[ \u00a0\u202f]\d{3})+)(?![\d]|[ \u00a0]\d)/g,
        (_, head, rest) => `${head}${(rest as string).replaceAll(/[ \u00a0\u202f]/g, THIN)}`,
      )
      .replaceAll(/(?<![ \u00a0])[ \u00a0]+([:;!?»])/g, `${NBSP}$1`)
      .replaceAll(/«[ \u00a0]+/g, `«${NBSP}`),
  )
    .replaceAll(/\b([Nn]°) (?=\d)/g, `$1${NBSP}`)
    .replaceAll(/(\d\u00a0h) (\d{2})(?!\d)/g, `$1${NBSP}$2`)
    .replaceAll(/\+\d{2,3}(?: \d{2,3})+/g, (phone) => phone.replaceAll(" ", NBSP));
