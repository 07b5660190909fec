import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailLookOf } from "#domain/brand/index.ts";
import { derivePalette } from "#domain/brand/palette.ts";
import type { Lead, LeadSubject } from "#domain/leads/index.ts";
import {
  readBody,
  LEAD_WITH_BOOKING,
  aMailDelivery,
  readHeader,
  readHeaders,
  LEAD,
  LOGO,
  sendMail,
  sendLeadMail,
} from "../../../../tests/fakes/sent-mail.ts";
import { MAIL_LOOK } from "../../../../tests/builders/mail-look.ts";

/** Any code points, including lone surrogates. */
const anySigns = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength })
    .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(""));

describe("an ADF mail", () => {
  it("contains only the document as text", async () => {
    const mail = await sendLeadMail("adf");
    expect(readHeader(mail, "content-type")).toBe("text/plain; charset=utf-8");
    expect(readHeader(mail, "subject")).toBe("ADF V7K3-2QFM");
    expect(readBody(mail, "text/plain")).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/,
    );
  });
});

describe("a mail without a lead", () => {
  const message = { subject: "Nouveautés", text: "Bonjour", html: "<p>Bonjour</p>", unsubscribe: null };

  it("is sent as stored", async () => {
    const mail = await sendMail({ ...aMailDelivery("staff"), lead_id: null, message }, null);
    expect(readHeader(mail, "subject")).toBe("Nouveautés");
    expect(readBody(mail, "text/html")).toContain("<p>Bonjour</p>");
    expect(readHeader(mail, "auto-submitted")).toBe("auto-generated");
    expect(readHeader(mail, "list-unsubscribe")).toBeUndefined();
  });

  it("has headers for one-click unsubscribe (RFC 8058)", async () => {
    const unsubscribe = `https://www.alzette.example/alertes/arreter?lien=${"a".repeat(200)}`;
    const mail = await sendMail(
      { ...aMailDelivery("alert"), lead_id: null, message: { ...message, unsubscribe } },
      null,
    );
    expect(readHeader(mail, "list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(readHeader(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });
});

describe("a mail", () => {
  it("has the same Message-ID and the same bytes for every attempt", async () => {
    for (const purpose of ["dealership", "confirmation", "adf"] as const) {
      const [first, again] = [
        await sendLeadMail(purpose, LEAD_WITH_BOOKING),
        await sendLeadMail(purpose, LEAD_WITH_BOOKING),
      ];
      expect(readHeader(first, "message-id")).toBe("<0b5a3c0e-1111-4222-8333-444444444444@alzette.example>");
      expect(again.raw.equals(first.raw)).toBe(true);
    }
  });

  it("has the same headers whatever a field contains", async () => {
    const names = async (of: Lead): Promise<string[]> => {
      const mails = await Promise.all([
        sendLeadMail("dealership", of),
        sendLeadMail("confirmation", of),
        sendLeadMail("adf", of),
      ]);
      return mails.flatMap((mail) => readHeaders(mail).map(([name]) => name));
    };
    const file = { id: "cv", field: "cv", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const expected = await names({ ...LEAD_WITH_BOOKING, files: [{ ...file, name: "cv.pdf" }] });
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
        const subject = { ...LEAD.subject!, title } as LeadSubject;
        const fields = { ...LEAD.fields, first_name, message: first_name };
        const files = [{ ...file, name: `${title}.pdf` }];
        expect(await names({ ...LEAD_WITH_BOOKING, fields, subject, files, reference: `R${reference}` })).toEqual(
          expected,
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe("the look of a mail", () => {
  it("is the group's, and a colour that the visitor types stays what it is", async () => {
    const palette = derivePalette({ ink: "#2b1a3c", paper: "#fdfbff", accent: "#7d0a4f" });
    const look = mailLookOf({ brand: { logo: null, palette }, group: { name: "Étoile & fils" } });
    const message = `Je la veux en #0d2129, sinon en ${MAIL_LOOK.colours.ink}.`;
    const html = readBody(
      await sendLeadMail("confirmation", { ...LEAD, fields: { ...LEAD.fields, message } }, look),
      "text/html",
    );
    expect(html).toContain(message);
    const template = html.replaceAll(message, "");
    expect(template).toContain("color:#2b1a3c");
    expect(template).toMatch(/<span style="[^"]*">Étoile &amp; fils<\/span>/);
    const known = new Set(Object.values(look.colours));
    expect([...template.matchAll(/#[0-9a-f]{6}\b/g)].filter(([colour]) => !known.has(colour))).toEqual([]);
  });

  it("has the logo with it, and the name in its place where pictures are blocked", async () => {
    for (const purpose of ["dealership", "confirmation"] as const) {
      const mail = await sendLeadMail(purpose);
      expect(readBody(mail, "text/html")).toContain('<img src="cid:logo" width="132" height="34" alt="Garage Exemple"');
      const raw = mail.raw.toString("latin1");
      expect(raw.split("Content-ID: <logo>")).toHaveLength(2);
      expect(raw).toContain("Content-Disposition: inline; filename=logo.png");
      expect(raw).toContain(LOGO.toString("base64"));
    }
  });

  it("has no picture where the mail shows none", async () => {
    expect((await sendLeadMail("adf")).raw.toString("latin1")).not.toContain("image/png");
  });
});
