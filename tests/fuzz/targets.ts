import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { parseShell, parseStory, toPlainText, type RichTextDocument } from "#domain/content/index.ts";
import { prepareQuickSearch } from "#domain/phrases/index.ts";
import { buildRedirects } from "#domain/redirects/index.ts";
import { readListCookie } from "#domain/shortlist/index.ts";
import { EMPTY_QUERY, parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import { markdownToRichText } from "../../src/adapters/content/markdown.ts";
import { parseStoryText } from "../../src/adapters/content/story-files.ts";
import { parseRedirectRows } from "../../src/adapters/content/redirect-formats.ts";
import { FaultError } from "../../src/adapters/feeds/fault-error.ts";
import { loadProfile, readFeed } from "../../src/adapters/feeds/index.ts";
import { readPictureMetadata } from "../../src/adapters/media/render.ts";
import { createIcapReader } from "../../src/adapters/uploads/scanner/scanner.ts";
import { createFieldCollector } from "../../src/server/pages/form-body/field-collector.ts";
import { createMemoryBudget } from "../../src/server/pages/form-body/byte-store.ts";
import { createMultipartParser } from "../../src/server/pages/form-body/multipart-parser.ts";
import { createUrlencodedParser } from "../../src/server/pages/form-body/form-body.ts";
import { aCarStockIndex } from "../builders/car-stock.ts";
import { BUYERS_PHRASES } from "../fixtures/buyers-phrases.ts";
import type { FuzzTarget } from "./fuzz.ts";

const root = join(import.meta.dirname, "..", "..");

const filesOf = (folder: string, extension: string): readonly Uint8Array[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(root, folder, name)));

/** Runs a parser that throws these errors for bad input. */
const expecting =
  <T>(parser: (input: Buffer) => T | Promise<T>, isExpected: (error: unknown) => boolean) =>
  async (input: Buffer): Promise<void> => {
    try {
      await parser(input);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  };

const isFault = (error: unknown): boolean => error instanceof FaultError;

/** A parser's own message; a stack that overflows or a missing property is a bug. */
const isPlainError = (error: unknown): boolean => error instanceof Error && error.name === "Error";

const feedTarget = (profile: string, ...fixtures: readonly string[]): FuzzTarget => ({
  name: `feed ${profile}`,
  seeds: fixtures.map((name) => readFileSync(join(root, "tests/fixtures/feeds", name))),
  run: expecting(async (input) => {
    const loaded = await loadProfile(profile);
    if (!loaded.ok) throw new TypeError(loaded.error.join());
    const bytes = (async function* () {
      for (let start = 0; start < input.length; start += 4_096) yield input.subarray(start, start + 4_096);
    })();
    for await (const part of readFeed(bytes, loaded.value, { lenient: false })) void part;
  }, isFault),
});

const collector = () => {
  const budget = createMemoryBudget({ maxBytes: 1_000_000, maxClientBytes: 1_000_000 });
  const reservations = { texts: budget.open("203.0.113.7"), files: budget.open("203.0.113.7") };
  const created = createFieldCollector();
  created.useRules(
    { texts: new Set(["email", "message"]), files: new Map([["cv", 50_000]]), acceptsFiles: () => true },
    reservations,
  );
  return created;
};

const isTypeError = (error: unknown): boolean => error instanceof TypeError;

const BOUNDARY = "----vitrine";
const MULTIPART = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n\r\nmarie@exemple.lu`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`,
  `--${BOUNDARY}--\r\n`,
].join("\r\n");

const writeThrough = (
  parser: { readonly write: (bytes: Uint8Array) => void; readonly end: () => void },
  input: Buffer,
) => {
  for (let start = 0; start < input.length; start += 1_000) parser.write(input.subarray(start, start + 1_000));
  parser.end();
};

const quickSearch = prepareQuickSearch(VEHICLE_LABELS)(aCarStockIndex());

export const TARGETS: readonly FuzzTarget[] = [
  feedTarget("vitrine", "vitrine.csv", "vitrine.json"),
  feedTarget("mobile-de", "mobile-de.csv"),
  feedTarget("google-vehicle-ads", "google-vehicle-ads.csv", "google-vehicle-ads.xml"),
  feedTarget("meta-automotive", "meta-automotive.csv", "meta-automotive.xml"),
  {
    name: "stock query",
    seeds: ["brand=ford&fuel=diesel&price-max=30000&sort=price-asc&page=2", "q=golf&year-min=2019&equipment=tow_bar"],
    run: (input) => {
      const query = parseStockQuery(new URLSearchParams(input.toString()));
      const written = writeStockQuery(query).toString();
      if (writeStockQuery(parseStockQuery(new URLSearchParams(written))).toString() !== written) {
        throw new Error("a written query is read differently");
      }
    },
  },
  {
    name: "search phrase",
    seeds: BUYERS_PHRASES.map(({ typed }) => typed),
    run: (input) => {
      quickSearch.read({ ...EMPTY_QUERY, q: input.toString() });
      quickSearch.suggest(input.toString().slice(0, 200), 8);
    },
  },
  {
    name: "redirects",
    seeds: [readFileSync(join(root, "demo", "group", "content", "redirects.csv"))],
    run: (input) => {
      const read = parseRedirectRows(input.toString());
      if (read.ok) buildRedirects(read.value.rows, "www.alzette.example");
    },
  },
  {
    name: "multipart form",
    seeds: [MULTIPART],
    run: expecting((input) => writeThrough(createMultipartParser(BOUNDARY, collector().openPart), input), isTypeError),
  },
  {
    name: "urlencoded form",
    seeds: ["email=marie%40exemple.lu&message=Bonjour%0D%0A"],
    run: expecting((input) => writeThrough(createUrlencodedParser(collector()), input), isTypeError),
  },
  {
    name: "ICAP answer",
    seeds: [
      "ICAP/1.0 204 No Content\r\nISTag: x\r\n\r\n",
      "ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, res-body=19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n7\r\nBonjour\r\n0\r\n\r\n",
    ],
    run: (input) => {
      const read = createIcapReader(Buffer.from("Bonjour"));
      for (let start = 0; start < input.length; start += 1_000) {
        if (read(input.subarray(start, start + 1_000)) !== null) return;
      }
    },
  },
  {
    name: "cookies",
    seeds: ["favoris=1.2.3; comparer=4.5; langue=fr"],
    run: (input) => [readListCookie(input.toString(), "favourites"), readListCookie(input.toString(), "compare")],
  },
  {
    name: "Markdown",
    seeds: ["# Titre\n\nUn **texte** avec [lien](/stock) et\n\n- une\n- liste\n\n| a | b |\n| - | - |\n| 1 | 2 |\n"],
    run: expecting((input) => toPlainText(markdownToRichText(input.toString()) as RichTextDocument), isPlainError),
  },
  {
    name: "story",
    seeds: filesOf("demo/group/content/services", ".yaml"),
    run: (input) => {
      const story = parseStoryText("services/essai", input.toString());
      if (!story.ok) return;
      parseStory("services/essai", story.value);
      parseShell(story.value);
    },
  },
  {
    name: "picture",
    seeds: filesOf("demo/group/content/assets", ".webp").slice(0, 3),
    run: (input) => readPictureMetadata(input),
  },
];
