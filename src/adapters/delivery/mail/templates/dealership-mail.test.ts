import { describe, expect, it } from "vitest";
import { readBody, LEAD_WITH_BOOKING, readHeader, LEAD, sendLeadMail } from "../../../../../tests/fakes/sent-mail.ts";

describe("dealershipMail", () => {
  it("names the request, its subject and its reference in the mail's subject", async () => {
    const mail = await sendLeadMail("dealership");
    expect(readHeader(mail, "subject")).toBe("Demande d’offre\u00a0: Ford Puma ST-Line (réf. V7K3-2QFM)");
    expect(readHeader(mail, "to")).toBe("bertrange@alzette.example");
    expect(readHeader(mail, "reply-to")).toBe("Zoë D’Hulst <zoe@exemple.lu>");
    expect(mail.envelope).toEqual({ from: "ne-pas-repondre@alzette.example", to: ["bertrange@alzette.example"] });
  });

  it("lists every field, the vehicle as displayed and the consent as text", async () => {
    const text = readBody(await sendLeadMail("dealership"), "text/plain");
    for (const line of [
      "Civilité\u00a0: Madame",
      "Téléphone\u00a0: +352 621 123 456",
      "Contact préféré\u00a0: Par téléphone",
      "Message\u00a0: Bonjour,\n    .\n    <b>Est-elle</b> libre ?",
      "Nouveautés par e-mail\u00a0: Non",
      "Prix affiché\u00a0: 24\u202f990\u00a0€\u00a0TTC",
      "Numéro de stock\u00a0: A-12",
      "Véhicule\u00a0: Ford Puma ST-Line\n    https://www.alzette.example/stock/12-1-ford-puma-st-line",
      "Concession\u00a0: Alzette Automobiles Bertrange",
      "Reçue\u00a0: samedi 21 novembre 2026 à 13:00",
      "Consentement\u00a0: J’accepte. (version 2026-11)",
    ]) {
      expect(text).toContain(line);
    }
  });

  it("escapes the visitor's input in HTML", async () => {
    const html = readBody(await sendLeadMail("dealership"), "text/html");
    expect(html).toContain("&lt;b&gt;Est-elle&lt;/b&gt; libre ?");
    expect(html).not.toContain("<b>Est-elle");
  });

  it("labels the fields of a removed kind with their names", async () => {
    const mail = await sendLeadMail("dealership", { ...LEAD, kind: "gone", subject: null, fields: { wish: "Capri" } });
    expect(readHeader(mail, "subject")).toBe("gone (réf. V7K3-2QFM)");
    expect(readBody(mail, "text/plain")).toContain("wish\u00a0: Capri");
    expect(readHeader(mail, "reply-to")).toBeUndefined();
  });

  it("begins with the appointment", async () => {
    const text = readBody(await sendLeadMail("dealership", LEAD_WITH_BOOKING), "text/plain");
    expect(text).toMatch(/^LE RENDEZ-VOUS\n\nDate\u00a0: mardi 24\snovembre\s2026, de 10\sh à 11\sh\n/);
    expect(text).toContain("Lieu\u00a0: Alzette Automobiles Bertrange\n    50, route de Longwy, L-8080 Bertrange");
  });

  it("links the visitor's phone number and email address", async () => {
    const html = readBody(await sendLeadMail("dealership"), "text/html");
    expect(html).toContain('href="tel:+352621123456"');
    expect(html).toContain('href="mailto:zoe@exemple.lu"');
  });

  it("attaches files with Unicode names and lists those that are not attached", async () => {
    const file = { field: "cv", name: "CV Zoë 王.pdf", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const files = [
      { ...file, id: "cv" },
      { ...file, id: "gone", name: "lettre.pdf" },
      { ...file, id: "big", name: "photo.jpg", bytes: 14_000_000 },
    ];
    const mail = await sendLeadMail("dealership", { ...LEAD, files });
    const raw = mail.raw.toString("latin1");
    expect(raw).toContain("filename*0*=utf-8''CV%20Zo%C3%AB%20%E7%8E%8B.pdf");
    expect(raw.match(/Content-Disposition: attachment/g)).toHaveLength(1);
    expect(raw).toContain(Buffer.from("%PDF-1.7 the CV").toString("base64"));
    const text = readBody(mail, "text/plain");
    expect(text).toContain("Fichier\u00a0: CV Zoë 王.pdf, 1\u00a0ko, joint");
    expect(text).toContain("lettre.pdf, 1\u00a0ko (n’est plus conservé)");
    expect(text).toContain("photo.jpg, 14\u00a0Mo (trop grand pour être joint, il est conservé avec la demande)");
  });

  it.each([
    [{ type: "model", brand: "ford", slug: "puma", title: "Ford Puma", location: null }, "Modèle\u00a0: Ford Puma"],
    [{ type: "vacancy", slug: "mecanicien", title: "Mécanicien", location: null }, "Poste\u00a0: Mécanicien"],
  ] as const)("links %j to its page", async (subject, line) => {
    const text = readBody(await sendLeadMail("dealership", { ...LEAD, subject }), "text/plain");
    expect(text).toContain(`${line}\n    https://www.alzette.example/${subject.type}/${subject.slug}`);
  });
});
