import { columnsRead, type FeedProfile } from "#domain/imports/index.ts";
import { fold } from "#domain/shared/index.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { FaultError } from "./fault.ts";
import { inflate, type Bytes } from "./inflate.ts";
import { headOf } from "./read-ahead.ts";

/** Bytes of a feed that are looked at, packed and unpacked. */
const HEAD = 64 * 1024;

export type Guess = {
  readonly profile: FeedProfile;
  /** A sentence for operators: what of the feed speaks for it. */
  readonly why: string;
};

export type Guessed = {
  readonly guess: Guess | null;
  /** What the feed begins with, for those who must choose by themselves. */
  readonly looksLike: string;
  /** The feed again, from its first byte. */
  readonly bytes: Bytes;
};

type Candidate = Guess & { readonly share: number; readonly known: number };

/** The first text of the feed, whatever its encoding: names are ASCII. */
const headText = async (head: Uint8Array): Promise<string> => {
  let text = "";
  const one = (async function* () {
    yield head;
  })();
  try {
    for await (const piece of inflate(one)) {
      text += new TextDecoder("latin1").decode(piece);
      if (text.length >= HEAD) break;
    }
  } catch (error) {
    // A head is always cut off: what came of it before is what is asked for.
    if (!(error instanceof FaultError)) throw error;
  }
  return text.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
};

const isKnown = (profile: FeedProfile): ((name: string) => boolean) => {
  const exact = new Set([...columnsRead(profile), ...profile.ignored].map(fold));
  const heads = profile.ignored.filter((name) => name.endsWith("*")).map((name) => fold(name.slice(0, -1)));
  return (name) => exact.has(fold(name).trim()) || heads.some((head) => fold(name).trim().startsWith(head));
};

const byNames = (profile: FeedProfile, names: readonly string[], what: string): Candidate | null => {
  const known = names.filter(isKnown(profile));
  if (names.length === 0 || known.length < 2) return null;
  const many =
    known.length === names.length ? `all ${names.length} ${what}` : `${known.length} of ${names.length} ${what}`;
  const why = `${many} are known to it (${known.slice(0, 5).join(", ")} …)`;
  return { profile, why, share: known.length / names.length, known: known.length };
};

const fieldsOf = (line: string, separator: string): readonly string[] => {
  const row = new CsvScanner(separator).push(`${line}\n`)[0];
  return row ? row.cells.map(String) : [];
};

/** A file without a header: many fields, words where words belong and figures where figures do. */
const byPlaces = (profile: FeedProfile, order: readonly string[], line: string): Candidate | null => {
  const fields = profile.separators.map((sign) => fieldsOf(line, sign)).find(({ length }) => length > order.length / 3);
  const at = (field: string): string => {
    const rule = profile.columns.find((one) => one.field === field);
    return fields?.[order.indexOf(rule?.column ?? "")]?.trim() ?? "";
  };
  const fits =
    /^\d+$/.test(at("mileage_km")) && /\p{L}/u.test(at("brand")) && /^[\d.,]*$/.test(at("price.purchase.cents"));
  if (!fields || !fits) return null;
  const why = `it has no header, and its first line has ${fields.length} fields with make, mileage and price at their places`;
  return { profile, why, share: 0.9, known: fields.length };
};

const csvCandidates = (profiles: readonly FeedProfile[], text: string): (Candidate | null)[] => {
  const line = text.split("\n", 1)[0] ?? "";
  return profiles
    .filter(({ format }) => format === "csv" || format === "either")
    .flatMap((profile) => {
      const named = profile.separators.map((sign) => byNames(profile, fieldsOf(line, sign), "columns"));
      return profile.order === null ? named : [byPlaces(profile, profile.order, line), ...named];
    });
};

const jsonCandidates = (profiles: readonly FeedProfile[], text: string): (Candidate | null)[] => {
  const names = [...new Set([...text.matchAll(/"([^"\\]{1,80})"\s*:/g)].map(([, name = ""]) => name))];
  return profiles
    .filter(({ format }) => format === "json" || format === "either")
    .map((profile) => {
      const parts = columnsRead(profile).flatMap((column) => column.split("."));
      return byNames({ ...profile, ignored: [...profile.ignored, ...parts] }, names, "names");
    });
};

const xmlCandidates = (profiles: readonly FeedProfile[], root: string): Candidate[] =>
  profiles
    .filter(({ xml }) => xml?.root === root)
    .map((profile) => ({ profile, why: `it is XML with <${root}> outermost`, share: 1, known: 1 }));

const rootOf = (text: string): string =>
  /<(?:[\w.-]+:)?(\w[\w.-]*)/.exec(text.replaceAll(/<[?!][^>]*>/g, ""))?.[1] ?? "";

/** Less than this of a feed known, and it is none of ours. */
const LEAST_SHARE = 0.4;

const best = (candidates: readonly (Candidate | null)[]): Guess | null => {
  const [first] = candidates
    .filter((one) => one !== null)
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share || b.known - a.known);
  return first ? { profile: first.profile, why: first.why } : null;
};

/** Says which of the profiles a feed is written for, by its first bytes. Throws `FaultError` where it cannot be opened. */
export const guessProfile = async (bytes: Bytes, profiles: readonly FeedProfile[]): Promise<Guessed> => {
  const { head, all } = await headOf(bytes, HEAD);
  const text = await headText(head);
  if (text.startsWith("<")) {
    const root = rootOf(text);
    return { guess: best(xmlCandidates(profiles, root)), looksLike: `XML with <${root}> outermost`, bytes: all };
  }
  const isJson = /^[[{]/.test(text);
  const candidates = isJson ? jsonCandidates(profiles, text) : csvCandidates(profiles, text);
  const looksLike = isJson
    ? "JSON"
    : `a file that begins with "${(text.split("\n", 1)[0] ?? "").trim().slice(0, 120)}"`;
  return { guess: best(candidates), looksLike, bytes: all };
};
