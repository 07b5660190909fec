import { type Lead, subjectLine } from "./lead.ts";
import type { Seal } from "./ports.ts";

/** What the thanks page tells. Nothing of the visitor is in it: it travels in an address. */
export type Thanks = {
  readonly kind: string;
  readonly reference: string;
  /** "Ford Puma ST-Line"; empty where the lead is about nothing in particular. */
  readonly vehicle: string;
  readonly place: { readonly name: string; readonly phone: string } | null;
};

const PURPOSE = "thanks";

/** The `ref` of the thanks page. Only made for a lead that is committed; the same lead has always the same. */
export const sealThanks = (seal: Seal, lead: Pick<Lead, "kind" | "reference" | "subject">): string => {
  const place = lead.subject?.location ?? null;
  return seal.seal(
    JSON.stringify([
      PURPOSE,
      lead.kind,
      lead.reference,
      subjectLine(lead.subject),
      ...(place === null ? [] : [place.name, place.phone]),
    ]),
  );
};

/** What was sealed, or null where the `ref` is none of ours. */
export const openThanks = (seal: Seal, ref: string): Thanks | null => {
  const text = seal.open(ref);
  if (text === null || !text.startsWith(`["${PURPOSE}",`)) return null;
  const [, kind, reference, vehicle, place, phone] = JSON.parse(text) as [
    string,
    string,
    string,
    string,
    string?,
    string?,
  ];
  return { kind, reference, vehicle, place: place === undefined ? null : { name: place, phone: phone ?? "" } };
};
