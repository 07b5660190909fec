import { describe, expect, it } from "vitest";
import { bodyOf, booked, header, lead, written } from "./mails.test-support.ts";

describe("the mail to the dealership", () => {
  it("says in its subject what is asked, about what, and under which reference", async () => {
    const mail = await written("dealership");
    expect(header(mail, "subject")).toBe("Demande d’offre\u00a0: Ford Puma ST-Line (réf. V7K3-2QFM)");
    expect(header(mail, "to")).toBe("bertrange@alzette.example");
    expect(header(mail, "reply-to")).toBe("Zoë D’Hulst <zoe@exemple.lu>");
    expect(mail.envelope).toEqual({ from: "ne-pas-repondre@alzette.example", to: ["bertrange@alzette.example"] });
  });

  it("has every field, the car as it was seen, and the consent, as text", async () => {
    const text = bodyOf(await written("dealership"), "text/plain");
    for (const line of [
      "Civilité\u00a0: Madame",
      "Téléphone\u00a0: +352 621 123 456",
      "Contact préféré\u00a0: Par téléphone",
      "Message\u00a0: Bonjour,\n    .\n    <b>Est-elle</b> libre ?",
      "Nouveautés par e-mail\u00a0: Non",
      "Prix affiché\u00a0: 24\u202f990\u00a0€ TVAC",
      "Numéro de stock\u00a0: A-12",
      "Véhicule\u00a0: Ford Puma ST-Line\n    https://www.alzette.example/stock/12-1-ford-puma-st-line",
      "Concession\u00a0: Alzette Automobiles Bertrange",
      "Reçue\u00a0: samedi 21 novembre 2026 à 13:00",
      "Consentement\u00a0: J’accepte. (version 2026-11)",
    ]) {
      expect(text).toContain(line);
    }
  });

  it("escapes in HTML what the visitor wrote", async () => {
    const html = bodyOf(await written("dealership"), "text/html");
    expect(html).toContain("&lt;b&gt;Est-elle&lt;/b&gt; libre ?");
    expect(html).not.toContain("<b>Est-elle");
  });

  it("shows the fields of a kind that is gone by their names", async () => {
    const mail = await written("dealership", { ...lead, kind: "gone", subject: null, fields: { wish: "Capri" } });
    expect(header(mail, "subject")).toBe("gone (réf. V7K3-2QFM)");
    expect(bodyOf(mail, "text/plain")).toContain("wish\u00a0: Capri");
    expect(header(mail, "reply-to")).toBeUndefined();
  });

  it("tells the appointment before anything else", async () => {
    const text = bodyOf(await written("dealership", booked), "text/plain");
    expect(text).toMatch(/^LE RENDEZ-VOUS\n\nDate\u00a0: mardi 24\snovembre\s2026, de 10\sh à 11\sh\n/);
    expect(text).toContain("Lieu\u00a0: Alzette Automobiles Bertrange\n    50, route de Longwy, L-8080 Bertrange");
  });

  it("lets the telephone and the address of the visitor be followed", async () => {
    const html = bodyOf(await written("dealership"), "text/html");
    expect(html).toContain('href="tel:+352621123456"');
    expect(html).toContain('href="mailto:zoe@exemple.lu"');
  });

  it("has the files attached, under names in any script, and says which are not", async () => {
    const file = { field: "cv", name: "CV Zoë 王.pdf", type: "application/pdf", bytes: 15, sha256: "" } as const;
    const files = [
      { ...file, id: "cv" },
      { ...file, id: "gone", name: "lettre.pdf" },
      { ...file, id: "big", name: "photo.jpg", bytes: 14_000_000 },
    ];
    const mail = await written("dealership", { ...lead, files });
    const raw = mail.raw.toString("latin1");
    expect(raw).toContain("filename*0*=utf-8''CV%20Zo%C3%AB%20%E7%8E%8B.pdf");
    expect(raw.match(/Content-Disposition: attachment/g)).toHaveLength(1);
    expect(raw).toContain(Buffer.from("%PDF-1.7 the CV").toString("base64"));
    const text = bodyOf(mail, "text/plain");
    expect(text).toContain("Fichier\u00a0: CV Zoë 王.pdf, 1\u00a0Ko, joint");
    expect(text).toContain("lettre.pdf, 1\u00a0Ko (n’est plus conservé)");
    expect(text).toContain("photo.jpg, 14\u00a0Mo (trop grand pour être joint, il est conservé avec la demande)");
  });

  it.each([
    [{ type: "model", brand: "ford", slug: "puma", title: "Ford Puma", location: null }, "Modèle\u00a0: Ford Puma"],
    [{ type: "vacancy", slug: "mecanicien", title: "Mécanicien", location: null }, "Poste\u00a0: Mécanicien"],
  ] as const)("names %j with its page", async (subject, line) => {
    const text = bodyOf(await written("dealership", { ...lead, subject }), "text/plain");
    expect(text).toContain(`${line}\n    https://www.alzette.example/${subject.type}/${subject.slug}`);
  });
});
