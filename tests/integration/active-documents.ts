// Documents that run or load something, over HTTP. `uploads.test.ts` inspects each of them.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FILE_PROBLEM_MESSAGES } from "#application/strings/forms/file-field-labels.ts";
import {
  ACTIVE_OPEN_DOCUMENTS,
  ACTIVE_PDFS,
  ACTIVE_WORD_DOCUMENTS,
  UNREADABLE_PDFS,
  UNREADABLE_WORD_DOCUMENTS,
  UNSAFE_WORD_DOCUMENTS,
} from "../builders/active-documents.ts";
import { completedFor } from "../builders/form-answers.ts";
import { aPackedPdf, aPdf } from "../builders/pdf-document.ts";
import { anOpenDocument, aWordDocument } from "../builders/word-document.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { createVisitor, readControls } from "./form-visitor.ts";

const FORM = "/carrieres/mecanicien-automobile-bertrange/candidature";

/** Accepts every file. */
const SCANNER = `scanner: [${JSON.stringify(process.execPath)}, "-e", "process.stdin.resume().on('end', () => process.exit(0))"]`;

export const withScanner = (settings: string): string => settings.replace("scanner: null", SCANNER);

const REFUSED = [
  ["docx", "active", ACTIVE_WORD_DOCUMENTS],
  ["docx", "unsafe", UNSAFE_WORD_DOCUMENTS],
  ["docx", "unreadable", UNREADABLE_WORD_DOCUMENTS],
  ["odt", "active", ACTIVE_OPEN_DOCUMENTS],
  ["pdf", "active", ACTIVE_PDFS],
  ["pdf", "unreadable", UNREADABLE_PDFS],
] as const;

/** By extension and problem. */
const refusedOfEachKind = REFUSED.map(([extension, problem, documents]) =>
  Object.entries(documents).map(([name, create]) => [extension, name, problem, create] as const),
);

export const ALL_REFUSED = refusedOfEachKind.flat();

export const ONE_REFUSED_OF_EACH_KIND = refusedOfEachKind.flatMap((documents) => documents.slice(0, 1));

/** Valid, with a line break before its header. */
const SHIFTED = "\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

export const HONEST = [
  ["docx", "of Word", () => aWordDocument()],
  ["odt", "of LibreOffice", () => anOpenDocument()],
  ["pdf", "with links", () => aPdf()],
  ["pdf", "of LaTeX, which opens at a page", () => aPackedPdf()],
  ["pdf", "with a line break before its header", () => Buffer.from(SHIFTED)],
  ["pdf", "of the fixtures", () => readFileSync("tests/fixtures/uploads/cv-anais.pdf")],
] as const;

type Documents = {
  /** Changes the text of the settings. */
  readonly settings?: (text: string) => string;
  readonly refused: readonly (typeof ALL_REFUSED)[number][];
  readonly honest: readonly (typeof HONEST)[number][];
};

/** Sends the documents with job applications to a site of their own. */
export const describeDocuments = ({ settings = (text) => text, refused, honest }: Documents): void => {
  describe("a document of an application", () => {
    let site: Site;

    beforeAll(async () => {
      site = await startSite({ settings, env: { TRUST_PROXY: "1" } });
    });

    afterAll(() => site?.dispose());

    const visitor = createVisitor(() => site);
    let visits = 0;

    const apply = async (extension: string, content: Buffer): Promise<Response> => {
      visits += 1;
      const html = await visitor.read(FORM);
      const formulaire = readControls(html).get("formulaire") ?? expect.fail("no form");
      const body = new FormData();
      const texts = completedFor(html, {
        formulaire,
        first_name: "Anaïs",
        last_name: "D’Hulst",
        email: "anais@example.org",
        message: "Bonjour à tous.",
      });
      for (const [field, value] of Object.entries(texts)) body.append(field, value);
      body.append("cv", new File([Uint8Array.from(content)], `cv.${extension}`));
      body.append("letter", new File([Uint8Array.from(aWordDocument())], "lettre.docx"));
      // Files of rejected forms are limited by client.
      const headers = { "x-forwarded-for": `2001:db8:${visits.toString(16)}::1` };
      return visitor.request(FORM, { method: "POST", body, headers });
    };

    test.each(refused)(
      "refuses a %s with %s as %s, and nothing else is lost",
      async (extension, __, problem, create) => {
        const response = await apply(extension, create());
        const html = await response.text();
        expect(response.status).toBe(422);
        expect(html).toContain(FILE_PROBLEM_MESSAGES[problem]);
        for (const typed of ["Anaïs", "anais@example.org", "Bonjour à tous."]) expect(html).toContain(typed);
        expect(html).toMatch(/lettre\.docx, [^<]+, déjà reçu/);
      },
    );

    test.each(honest)("accepts a %s %s", async (extension, __, create) => {
      expect((await apply(extension, create())).status).toBe(303);
    });
  });
};
