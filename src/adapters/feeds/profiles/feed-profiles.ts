import type { FeedProfiles, GuessResult, ProfileGuess, ProposedProfile } from "#application/imports/ports.ts";
import { type FeedProfile, listReadColumns, proposeProfile } from "#domain/imports/index.ts";
import type { FindEquipment } from "#domain/phrases/index.ts";
import { fold, slugify } from "#domain/shared/index.ts";
import { FaultError, toFaultResult } from "../fault-error.ts";
import { CsvScanner } from "../csv/csv-scanner.ts";
import { assertFeedText, assertTextFile } from "../source/file-kind.ts";
import { readHead } from "../source/read-ahead.ts";
import { toProfileYaml } from "../proposal/profile-yaml.ts";
import { sampleFeed } from "../proposal/sample-feed.ts";
import { type Bytes, inflate } from "../source/inflate.ts";
import { loadProfile, loadShippedProfiles, parseProfile } from "./profiles.ts";

/** "stock export.CSV.gz" is `stock-export`. */
const profileName = (source: string): string => {
  const file = source.split(/[/\\?#]/).findLast((part) => part !== "") ?? "";
  return slugify(file.replace(/(?:\.(?:csv|tsv|txt|json|jsonl|xml|gz)){1,2}$/i, "")) || "proposed";
};

const proposeFrom = async (
  bytes: Bytes,
  source: string,
  thisYear: number,
  findEquipment: FindEquipment,
): Promise<ProposedProfile> => {
  const proposal = proposeProfile(await sampleFeed(bytes), thisYear, findEquipment);
  const yaml = toProfileYaml(proposal, profileName(source), source === "-" ? "standard input" : source);
  const problems = parseProfile(yaml);
  return { proposal, yaml, problems: problems.ok ? [] : problems.error };
};

/** Bytes inspected, both before and after inflating. */
const HEAD_BYTES = 64 * 1024;

type Candidate = ProfileGuess & { readonly share: number; readonly known: number };

/** The beginning of the text, as Latin-1, which suffices for ASCII names in any encoding. Throws `FaultError` for no text. */
const readHeadText = async (head: Uint8Array): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const one = (async function* () {
    yield head;
  })();
  try {
    for await (const chunk of inflate(one)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= HEAD_BYTES) break;
    }
  } catch (error) {
    // The head is always truncated; the text decoded before the error is used.
    if (!(error instanceof FaultError)) throw error;
  }
  const bytes = Buffer.concat(chunks);
  assertTextFile(bytes);
  const text = bytes
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();
  assertFeedText(text);
  return text;
};

const createKnownNameTest = (profile: FeedProfile): ((name: string) => boolean) => {
  const exact = new Set([...listReadColumns(profile), ...profile.ignored].map(fold));
  const prefixes = profile.ignored.filter((name) => name.endsWith("*")).map((name) => fold(name.slice(0, -1)));
  return (name) => exact.has(fold(name).trim()) || prefixes.some((head) => fold(name).trim().startsWith(head));
};

const matchByNames = (profile: FeedProfile, names: readonly string[], noun: string): Candidate | null => {
  const known = names.filter(createKnownNameTest(profile));
  if (names.length === 0 || known.length < 2) return null;
  const proportion =
    known.length === names.length ? `all ${names.length} ${noun}` : `${known.length} of ${names.length} ${noun}`;
  const reason = `${proportion} are known to it (${known.slice(0, 5).join(", ")} …)`;
  return { profile, reason, share: known.length / names.length, known: known.length };
};

const splitLine = (line: string, separator: string): readonly string[] => {
  const row = new CsvScanner(separator).push(`${line}\n`)[0];
  return row ? row.cells.map(String) : [];
};

/** Matches a file without a header: enough fields, with text and numbers at the expected positions. */
const matchByPositions = (profile: FeedProfile, order: readonly string[], line: string): Candidate | null => {
  const fields = profile.separators
    .map((separator) => splitLine(line, separator))
    .find(({ length }) => length > order.length / 3);
  const valueAt = (field: string): string => {
    const rule = profile.columns.find((one) => one.field === field);
    return fields?.[order.indexOf(rule?.column ?? "")]?.trim() ?? "";
  };
  const fits =
    /^\d+$/.test(valueAt("mileage_km")) &&
    /\p{L}/u.test(valueAt("brand")) &&
    /^[\d.,]*$/.test(valueAt("price.purchase.cents"));
  if (!fields || !fits) return null;
  const reason = `it has no header, and its first line has ${fields.length} fields with make, mileage and price at their places`;
  return { profile, reason, share: 0.9, known: fields.length };
};

const csvCandidates = (profiles: readonly FeedProfile[], text: string): (Candidate | null)[] => {
  const line = text.split("\n", 1)[0] ?? "";
  return profiles
    .filter(({ format }) => format === "csv" || format === "either")
    .flatMap((profile) => {
      const byHeader = profile.separators.map((separator) =>
        matchByNames(profile, splitLine(line, separator), "columns"),
      );
      return profile.order === null ? byHeader : [matchByPositions(profile, profile.order, line), ...byHeader];
    });
};

const jsonCandidates = (profiles: readonly FeedProfile[], text: string): (Candidate | null)[] => {
  const names = [...new Set([...text.matchAll(/"([^"\\]{1,80})"\s*:/g)].map(([, name = ""]) => name))];
  return profiles
    .filter(({ format }) => format === "json" || format === "either")
    .map((profile) => {
      const parts = listReadColumns(profile).flatMap((column) => column.split("."));
      return matchByNames({ ...profile, ignored: [...profile.ignored, ...parts] }, names, "names");
    });
};

const xmlCandidates = (profiles: readonly FeedProfile[], root: string): Candidate[] =>
  profiles
    .filter(({ xml }) => xml.some((names) => names.root === root))
    .map((profile) => ({ profile, reason: `it is XML with <${root}> outermost`, share: 1, known: 1 }));

const rootElement = (text: string): string =>
  /<(?:[\w.-]+:)?(\w[\w.-]*)/.exec(text.replaceAll(/<[?!][^>]*>?/g, ""))?.[1] ?? "";

/** Minimum share of known names for a match. */
const MIN_SHARE = 0.4;

const pickBest = (candidates: readonly (Candidate | null)[]): ProfileGuess | null => {
  const [first] = candidates
    .filter((one) => one !== null)
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share || b.known - a.known);
  return first ? { profile: first.profile, reason: first.reason } : null;
};

/** Detects the profile of a feed by its first bytes. Throws `FaultError` when the feed cannot be opened. */
const guessProfile = async (bytes: Bytes, profiles: readonly FeedProfile[]): Promise<GuessResult> => {
  const { head, all } = await readHead(bytes, HEAD_BYTES);
  const text = await readHeadText(head);
  if (text.startsWith("<")) {
    const root = rootElement(text);
    return { guess: pickBest(xmlCandidates(profiles, root)), description: `XML with <${root}> outermost`, bytes: all };
  }
  const isJson = /^[[{]/.test(text);
  const candidates = isJson ? jsonCandidates(profiles, text) : csvCandidates(profiles, text);
  const description = isJson
    ? "JSON"
    : `a file that begins with "${(text.split("\n", 1)[0] ?? "").trim().slice(0, 120)}"`;
  return { guess: pickBest(candidates), description, bytes: all };
};

export const FEED_PROFILES: FeedProfiles = {
  load: loadProfile,
  loadShipped: loadShippedProfiles,
  propose: (bytes, source, thisYear, findEquipment) =>
    toFaultResult(proposeFrom(bytes, source, thisYear, findEquipment)),
  guess: (bytes, profiles) => toFaultResult(guessProfile(bytes, profiles)),
};
