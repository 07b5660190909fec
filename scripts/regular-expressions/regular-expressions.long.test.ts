import { join } from "node:path";
import { expect, test } from "vitest";
import { findFigures } from "../../src/application/content/check/check-figures.ts";
import { createFieldEnds, splitQuotedRow } from "../../src/adapters/feeds/csv/csv-quotes.ts";
import { frenchTypography } from "../../src/domain/content/typography.ts";
import { guessKey } from "../../src/domain/imports/proposal/value-words.ts";
import { createDateFormatParser } from "../../src/domain/imports/readers/read-date.ts";
import { htmlToText } from "../../src/domain/imports/texts/clean-text.ts";
import { isGarbled, repairEncoding } from "../../src/domain/imports/texts/repair-encoding.ts";
import { adviceFor } from "../../src/domain/imports/report/findings.ts";
import { FEED_PROFILE } from "../../tests/builders/feed-profile.ts";
import { isFormulaLike } from "../../src/adapters/platform/csv/csv-cell.ts";
import { joinList } from "../../src/adapters/formats/vehicles/join-list.ts";
import { parseReference } from "../../src/domain/leads/reference.ts";
import { safeFileName } from "../../src/domain/leads/uploaded-file.ts";
import { isSafeIconBody } from "../../src/domain/media/index.ts";
import { nonBreakingUnits } from "../../src/domain/shared/index.ts";
import { isAccepted } from "../../src/server/middleware/compression.ts";
import { findPatternBuilders, findPatterns } from "./find-patterns.ts";
import { hostileInputs } from "./hostile-inputs.ts";
import { findSuperLinear, runPattern } from "./measure-growth.ts";
import { parsePattern, repeats } from "./parse-pattern.ts";

const ROOT = join(import.meta.dirname, "../..");

const measure = (source: string, flags: string) =>
  findSuperLinear(runPattern(source, flags), hostileInputs(source, flags));

test.each([
  String.raw`\/+$`,
  String.raw`^\/+|\/+$`,
  String.raw`^(a+)+$`,
  String.raw`(\d+)(\d*)x`,
  String.raw`<b(?![^>]*\sx=)[^>]*>`,
  String.raw`\s*,\s*`,
])("finds that %s is not linear", (source) => {
  expect(measure(source, "u")).not.toBeNull();
});

test.each(["a{3}", "a{0,2}", "(?:ab|c+)d", "(?=x*)y", "[ab]*"])("%s repeats", (source) => {
  expect(repeats(parsePattern(source))).toBe(true);
});

test.each(["ab?c", "[*+]{1}", String.raw`\*\+\{2}`, "(?:ab|c)?d", "^a$"])("%s does not repeat", (source) => {
  expect(repeats(parsePattern(source))).toBe(false);
});

test("every literal regular expression of the program is linear", () => {
  const patterns = findPatterns(ROOT);
  expect(patterns.length).toBeGreaterThan(200);
  const results = new Map<string, ReturnType<typeof measure>>();
  const slow = patterns.flatMap(({ location, source, flags }) => {
    const pattern = `/${source}/${flags}`;
    // Those that repeat nothing are linear.
    if (!results.has(pattern)) results.set(pattern, repeats(parsePattern(source)) ? measure(source, flags) : null);
    const found = results.get(pattern) ?? null;
    return found === null ? [] : [`${location} ${pattern} ${JSON.stringify(found)}`];
  });
  expect(slow).toEqual([]);
});

/** What uses the patterns that a source builds. */
const BUILT: Readonly<Record<string, readonly ((text: string) => unknown)[]>> = {
  "src/adapters/feeds/csv/csv-quotes.ts": [
    (text) => splitQuotedRow(`${text}\n`, 0, createFieldEnds(`${text}\n`, ";")),
    (text) => splitQuotedRow(`; "${text}\n`, 0, createFieldEnds(`; "${text}\n`, ";")),
  ],
  "src/adapters/formats/vehicles/join-list.ts": [(text) => joinList([text, text], "|")],
  "src/adapters/platform/csv/csv-cell.ts": [isFormulaLike],
  "src/application/content/check/check-figures.ts": [(text) => findFigures(text, "km(?!\\p{L})")],
  "src/domain/imports/proposal/value-words.ts": [(text) => guessKey("availability", ["sold"], text)],
  "src/domain/imports/readers/read-date.ts": [
    createDateFormatParser("DD/MM/YYYY", 2026),
    createDateFormatParser("YYYYMMDD", 2026),
  ],
  "src/domain/imports/report/findings.ts": [
    (value) => adviceFor({ code: "not-a-number", column: "price", value }, FEED_PROFILE),
    (value) => adviceFor({ code: "ambiguous-number", column: "price", value }, FEED_PROFILE),
  ],
  "src/domain/imports/texts/clean-text.ts": [htmlToText, (text) => htmlToText(`<p>${text}`)],
  "src/domain/imports/texts/repair-encoding.ts": [repairEncoding, isGarbled],
  "src/domain/leads/reference.ts": [parseReference],
  "src/domain/leads/uploaded-file.ts": [(text) => safeFileName(text, "application/pdf")],
  "src/domain/media/icons.ts": [
    // Longer drawings are refused unread.
    (text) => isSafeIconBody(`<path d="${text}`),
    (text) => isSafeIconBody(`<path ${text}`),
    isSafeIconBody,
  ],
  "src/domain/shared/text.ts": [nonBreakingUnits, frenchTypography],
  "src/server/middleware/compression.ts": [(text) => isAccepted("br", text), (text) => isAccepted("gzip", text)],
};

/** Fragments that the built patterns repeat. */
const FRAGMENTS = [
  "a",
  "1",
  "1 000",
  ".",
  ",5",
  "-",
  "=",
  " ",
  "\t",
  "\\",
  "\\|",
  "url(#a)",
  ' d=""',
  "<g>",
  "<p>",
  "<p ",
  "<script>",
  "Ã",
  "Ã©",
  "â€™",
  "<g ",
  ".pdf",
  "br ,",
  ",gzip; q=0",
  '"',
];

test("the sources that build regular expressions are known", () => {
  expect(findPatternBuilders(ROOT)).toEqual(Object.keys(BUILT));
});

test.each(Object.entries(BUILT))("%s is linear in its input", (_, functions) => {
  const attacks = FRAGMENTS.flatMap((pump) =>
    ["", "1", "a", " "].flatMap((prefix) => ["", "\u0000", "|"].map((suffix) => ({ prefix, pump, suffix }))),
  );
  expect(functions.flatMap((run) => findSuperLinear(run, attacks) ?? [])).toEqual([]);
});
