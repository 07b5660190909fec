import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanFeedLine, cleanFeedParagraphs } from "./clean-text.ts";
import { isGarbled, repairEncoding } from "./repair-encoding.ts";

/** UTF-8 read as Windows-1252, as a wrong program does it. */
const misread = (text: string): string => new TextDecoder("windows-1252").decode(Buffer.from(text));

describe("repairEncoding", () => {
  it.each([
    "Citroën",
    "Škoda",
    "Véhicule très soigné, garantie 12 mois",
    "L’été à l’étang – 500 €…",
    "Größe 5 °C",
    "Œuvre",
    "ÉLECTRIQUE À ÇA",
    "Tomáš Dvořák",
  ])("repairs %s, once and twice wrongly read", (text) => {
    expect(repairEncoding(misread(text))).toBe(text);
    expect(repairEncoding(misread(misread(text)))).toBe(text);
  });

  it("repairs letters whose second byte became a blank", () => {
    expect(repairEncoding("Å koda")).toBe("Škoda");
    expect(repairEncoding("Ã vendre, trÃ¨s bien")).toBe("à vendre, très bien");
  });

  it("repairs a part of a text whose other part is right", () => {
    expect(repairEncoding("Très soignÃ©")).toBe("Très soigné");
  });

  it("leaves every text that is right", () => {
    for (const text of ["« CAFÉ»", "„Ä“ und Ö…", "Ångström", "SÃO PAULO", "Âge", "É’", "naïve – 12 °C", "Â la carte"]) {
      expect(repairEncoding(text)).toBe(text);
    }
    const letters = fc.string({ unit: fc.constantFrom(...'éèêëàâîïôöùûüçÉÈÀÇäÄöÖß œŒ«»’…–€abc"'.split("")) });
    // A letter of German before one of French: "Č", wrongly read.
    const texts = letters.filter((text) => !text.includes("ÄŒ"));
    fc.assert(
      fc.property(texts, (text) => {
        expect(repairEncoding(text)).toBe(text);
      }),
    );
  });

  it("repairs every text of French, German and Czech letters beside others", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."éèêëàâîïôöùûüçäöüßÉÈÀ abcdefg".split("")), minLength: 1 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(repairEncoding(misread(text))).toBe(text);
      }),
    );
  });

  it("reads the bytes of Windows-1252 in a text of another encoding", () => {
    expect(repairEncoding("Bonus 500 \u0080 \u0096 l\u0092hiver")).toBe("Bonus 500 € – l’hiver");
  });

  it("recognises a text whose characters are lost", () => {
    expect(["Citro\ufffdn", "trÃ s", "CitroÃ?n"].map(isGarbled)).toEqual([true, true, true]);
    expect(["Citroën", "SÃO PAULO", "Âge"].map(isGarbled)).toEqual([false, false, false]);
  });
});

test.each([
  ["Citro&euml;n", "Citroën"],
  ["A &amp; B &amp;eacute;t&#233; &#xe9;", "A & B été é"],
  ["500 &#128; &Alpha;&rarrw;&nbsp;: R&D, ?a=1&copy=2", "500 € Α↝\u00a0: R&D, ?a=1&copy=2"],
  ["&unknown; R&D &nbsp;", "&unknown; R&D"],
  ["<b>Puma</b> ST<br/>X", "Puma ST X"],
  ["Prix <20 000 km & >5", "Prix <20 000 km & >5"],
  ["a\u0000b\u0007\u200bc\u202e", "abc"],
  ["&lt;p&gt;Propre&lt;/p&gt;", "Propre"],
])("one line of %j is %j", (text, line) => {
  expect(cleanFeedLine(text)).toBe(line);
});

test.each([
  ["<p>Tr&egrave;s <b>propre</b>,<br/>2 cl&eacute;s &amp; carnet</p>", "Très propre,\n2 clés & carnet"],
  ["<p>Un</p>\n<p>Deux</p>", "Un\n\nDeux"],
  ["Options :<ul><li>GPS</li><li>Caméra</li></ul>Fin", "Options :\n\n- GPS\n- Caméra\n\nFin"],
  ["Points forts :\r\n- GPS\r\n- Caméra\r\n\r\nGarantie", "Points forts :\n- GPS\n- Caméra\n\nGarantie"],
  ["• GPS\n• Caméra", "- GPS\n- Caméra"],
  ["A<script>alert(1)</script><style>p{}</style><!-- x -->B", "A B"],
  ["A<script>alert(1)", "A"],
  ["Ligne\n\n\n\nAutre", "Ligne\n\nAutre"],
  ["<div>A</div>\n\n<div>B</div>", "A\n\nB"],
])("paragraphs of %j are %j", (text, paragraphs) => {
  expect(cleanFeedParagraphs(text)).toBe(paragraphs);
  expect(cleanFeedParagraphs(paragraphs)).toBe(paragraphs);
});

test("cleans a long hostile text in linear time", () => {
  const started = process.threadCpuUsage().user;
  for (const text of [
    "<".repeat(60_000),
    "<!--".repeat(15_000),
    "&amp;".repeat(12_000),
    "<script".repeat(8_000),
    "Ã".repeat(60_000),
  ]) {
    cleanFeedParagraphs(text);
  }
  expect((process.threadCpuUsage().user - started) / 1_000).toBeLessThan(2_000);
});
