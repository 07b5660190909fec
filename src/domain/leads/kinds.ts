import type { LeadKind } from "./kind.ts";
import { callBack } from "./kinds/call-back.ts";
import { contact } from "./kinds/contact.ts";
import { interest } from "./kinds/interest.ts";

/** Every kind of lead by its name. */
export const LEAD_KINDS = { interest, contact, call_back: callBack } as const satisfies Readonly<
  Record<string, LeadKind>
>;

const kinds: ReadonlyMap<string, LeadKind> = new Map(Object.entries(LEAD_KINDS));

/** The kind of that name, or null: a lead kept for years may be of a kind that is gone. */
export const leadKindNamed = (name: string): LeadKind | null => kinds.get(name) ?? null;
