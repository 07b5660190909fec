import type { EquipmentKey } from "../vehicles/index.ts";
import { createEquipmentPhrases } from "./tables/equipment-phrases.ts";
import { phrasesOf } from "./tables/phrase-table.ts";
import { phraseKey } from "./tokens/phrase-map.ts";

/** The equipment that a text names; null for any other. */
export type FindEquipment = (text: string) => string | null;

/** What programs write beside an option: "(ACC)", "17''". Each number is tried from its first digit alone. */
const REMARK = /\([^()]*\)|(?<!\d)\d+ ?(?:["'\u2019\u201d]{1,2}|pouces)/g;

/** Finds equipment by the words of the search: the whole text must be one of them. */
export const createEquipmentFinder = (labels: Readonly<Record<EquipmentKey, string>>): FindEquipment => {
  const keys = new Map<string, string>();
  for (const row of createEquipmentPhrases(labels)) {
    const [equipment, other] = row[0].values?.["equipment"] ?? [];
    if (equipment !== undefined && other === undefined)
      for (const phrase of phrasesOf(row)) keys.set(phraseKey(phrase), equipment);
  }
  keys.set(phraseKey(labels.air_conditioning), "air_conditioning");
  return (text) => keys.get(phraseKey(text.replaceAll(REMARK, " "))) ?? null;
};
