import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lead, LeadSubject } from "#domain/leads/index.ts";
import { bodyOf, booked, delivery, header, headersOf, lead, sent, written } from "./mails.test-support.ts";

/** Any code points, lone surrogates too. */
const anySigns = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength })
    .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(""));

describe("the mail to a system that reads ADF", () => {
  it("is the document as text and nothing else", async () => {
    const mail = await written("adf");
    expect(header(mail, "content-type")).toBe("text/plain; charset=utf-8");
    expect(header(mail, "subject")).toBe("ADF V7K3-2QFM");
    expect(bodyOf(mail, "text/plain")).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/,
    );
  });
});

describe("a mail about no lead", () => {
  const message = { subject: "Nouveautés", text: "Bonjour", html: "<p>Bonjour</p>", unsubscribe: null };

  it("is sent as it was written", async () => {
    const mail = await sent({ ...delivery("staff"), lead_id: null, message }, null);
    expect(header(mail, "subject")).toBe("Nouveautés");
    expect(bodyOf(mail, "text/html")).toContain("<p>Bonjour</p>");
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
    expect(header(mail, "list-unsubscribe")).toBeUndefined();
  });

  it("ends what it belongs to with one click (RFC 8058)", async () => {
    const unsubscribe = `https://www.alzette.example/alertes/arreter?lien=${"a".repeat(200)}`;
    const mail = await sent({ ...delivery("alert"), lead_id: null, message: { ...message, unsubscribe } }, null);
    expect(header(mail, "list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });
});

describe("a mail", () => {
  it("has the same Message-ID and the same bytes whenever it is written", async () => {
    for (const purpose of ["dealership", "confirmation", "adf"] as const) {
      const [first, again] = [await written(purpose, booked), await written(purpose, booked)];
      expect(header(first, "message-id")).toBe("<0b5a3c0e-1111-4222-8333-444444444444@alzette.example>");
      expect(again.raw.equals(first.raw)).toBe(true);
    }
  });

  it("has its own headers once each and no others, whatever a field holds", { timeout: 60_000 }, async () => {
    const names = async (of: Lead): Promise<string[]> => {
      const mails = await Promise.all([written("dealership", of), written("confirmation", of), written("adf", of)]);
      return mails.flatMap((mail) => headersOf(mail).map(([name]) => name));
    };
    const file = { id: "cv", field: "cv", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const expected = await names({ ...booked, files: [{ ...file, name: "cv.pdf" }] });
    const nasty = fc.oneof(
      anySigns(120),
      fc.constantFrom(
        "x\r\nBcc: a@b.lu",
        "x\nSubject: y",
        "a\r\n\r\nbody",
        "=?UTF-8?Q?=0D=0ABcc:_a?=",
        '"<a@b.lu>,',
        "\0",
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (first_name, title, reference) => {
        const subject = { ...lead.subject!, title } as LeadSubject;
        const fields = { ...lead.fields, first_name, message: first_name };
        const files = [{ ...file, name: `${title}.pdf` }];
        expect(await names({ ...booked, fields, subject, files, reference: `R${reference}` })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
