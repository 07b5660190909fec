import { describe, expect, it } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { LEAD, LEAD_WITH_BOOKING, readBody, readHeader, sendLeadMail } from "../../../../../tests/fakes/sent-mail.ts";

describe("confirmationMail", () => {
  it("contains the appointment, how to change it and a calendar file", async () => {
    const mail = await sendLeadMail("confirmation", LEAD_WITH_BOOKING);
    expect(readHeader(mail, "subject")).toMatch(
      /^Votre rendez-vous du mardi 24\snovembre\u00a0: Ford Puma ST-Line \(réf\. V7K3-2QFM\)$/,
    );
    const text = readBody(mail, "text/plain");
    expect(text).toContain("Votre essai est réservé. Sa référence est V7K3-2QFM");
    expect(text).toContain("elle est propre, avec du carburant, et vous attend");
    expect(text).toMatch(/Date\u00a0: mardi 24\snovembre\s2026, de 10\sh à 11\sh\n/);
    expect(text).toContain("50, route de Longwy, L-8080 Bertrange");
    expect(text).toContain("Apportez votre permis de conduire");
    expect(text).toContain("Un empêchement\u00a0? Déplacez ou annulez le rendez-vous vous-même");
    expect(text).toContain("https://www.alzette.example/rendez-vous/modifier?cle=");
    expect(text).toContain("Appelez Alzette Automobiles Bertrange au +352 20 00 01 01 ou répondez");
    expect(text).toMatch(/Pour\u00a0: Essai routier, 1\sh\n/);
    const raw = mail.raw.toString("latin1");
    expect(raw).toContain("Content-Type: text/calendar; charset=utf-8; method=REQUEST");
    expect(raw).toMatch(/text\/calendar; charset=utf-8; method=REQUEST;\s+name=rendez-vous\.ics/);
    const calendar = Buffer.from(
      /name=rendez-vous\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? "",
      "base64",
    ).toString("utf8");
    expect(calendar).toContain("METHOD:REQUEST\r\n");
    expect(calendar).toContain("DTSTART:20261124T090000Z\r\n");
    expect(calendar).toContain("UID:V7K3-2QFM@www.alzette.example\r\n");
  });

  it("has no calendar file without an appointment", async () => {
    expect((await sendLeadMail("confirmation")).raw.toString("latin1")).not.toMatch(/calendar|\.ics/);
  });

  it("describes the next steps and whom to call", async () => {
    const mail = await sendLeadMail("confirmation");
    const text = readBody(mail, "text/plain");
    expect(text).toMatch(/^Bonjour Zoë D’Hulst,\n/);
    expect(text).toContain("Sa référence est V7K3-2QFM");
    expect(text).toContain("Un conseiller d’Alzette Automobiles Bertrange étudie votre demande");
    expect(text).toContain("sous un jour ouvré");
    expect(text).toContain("Appelez Alzette Automobiles Bertrange au +352 20 00 01 01.");
    expect(readHeader(mail, "reply-to")).toBe("Alzette Automobiles Bertrange <bertrange@alzette.example>");
    expect(readHeader(mail, "auto-submitted")).toBe("auto-replied");
  });

  const withMessage = (kind: string, message: string): Lead => ({ ...LEAD, kind, fields: { ...LEAD.fields, message } });

  const bodiesOf = async (lead: Lead): Promise<readonly [text: string, html: string]> => {
    const mail = await sendLeadMail("confirmation", lead);
    return [readBody(mail, "text/plain"), readBody(mail, "text/html")];
  };

  it.each(Object.values(LEAD_KINDS))("repeats the message of a form of the kind $name", async ({ name, fields }) => {
    expect(fields.some((field) => field.kind === "textarea")).toBe(true);
    const [text, html] = await bodiesOf(withMessage(name, "Bonjour,\n<b>Est-elle</b> libre ?"));
    expect(text).toContain("VOTRE MESSAGE\n\n> Bonjour,\n> <b>Est-elle</b> libre ?\n");
    expect(html).toContain("Bonjour,<br>&lt;b&gt;Est-elle&lt;/b&gt; libre ?</blockquote>");
  });

  it("repeats at most a thousand characters, no link, and nothing where there is no message", async () => {
    const [text, html] = await bodiesOf(withMessage("contact", "Voyez https://evil.example/a?b, www.evil.example."));
    expect(text).toContain("> Voyez [lien] [lien]\n");
    expect(text + html).not.toContain("evil.example");
    expect((await bodiesOf(withMessage("contact", "a".repeat(2000))))[0]).toContain(`> ${"a".repeat(1000)}…\n`);
    expect((await bodiesOf(withMessage("contact", "")))[0]).not.toContain("VOTRE MESSAGE");
  });
});
