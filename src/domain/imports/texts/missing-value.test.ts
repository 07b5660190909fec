import { expect, test } from "vitest";
import { isMissingValue } from "./clean-text.ts";

const SPELLINGS =
  ", ,-,--,–,—,.,…,?,???,/,n/a,N/A,n.a.,NA,null,NULL,(null),<null>,\\N,None,nan,NaN,NaT,undefined,#N/A,#REF!,#VALUE!,#DIV/0!,#NAME?,#BEZUG!,#WERT!,#NV,#NOM?,####,k.A.,k. A.,keine Angabe,Keine Angaben,ohne Angabe,unbekannt,nicht bekannt,non renseigné,NON RENSEIGNÉE,non communiqué,non précisé,inconnu,aucun,Aucune,néant,unknown,not specified,TBD,onbekend,geen,n.v.t.,0000-00-00,0000-00-00 00:00:00,00/00/0000,00.00.0000,00/0000,[object Object],[],{}".split(
    ",",
  );

test.each(SPELLINGS)("%j says that there is no value", (text) => {
  expect(isMissingValue(text)).toBe(true);
  expect(isMissingValue(` ${text}\u00a0`)).toBe(true);
});

test.each([
  "0",
  "0.0",
  "00",
  "0,00",
  "1",
  "-1",
  "Ka",
  "KA",
  "No",
  "Non",
  "nein",
  "false",
  "faux",
  "x",
  "✓",
  "✗",
  "A",
  "C3",
  "Nano",
  "Nullserie",
  "Noir",
  "one",
  "None the less",
  "e",
  "#1",
  "# 12",
  "2021-00",
  "https://x.example/-",
  "+",
])("%j is a value", (text) => {
  expect(isMissingValue(text)).toBe(false);
});
