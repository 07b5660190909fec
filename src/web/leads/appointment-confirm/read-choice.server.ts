import { needsLocation, findSlotField, LEAD_KINDS } from "#domain/forms/index.ts";
import type { ReadForm } from "#application/site/index.ts";

/** Names of the slot fields of all kinds. */
const SLOT_FIELDS = new Set(
  Object.values(LEAD_KINDS)
    .filter(needsLocation)
    .flatMap((kind) => findSlotField(kind)?.name ?? []),
);

/** The start of an appointment that the visitor chose, and the value of the button's field `action`; null without one. */
export const readChange = async (read: ReadForm, action: string) => {
  const rules = { texts: new Set([...SLOT_FIELDS, action]), files: new Map(), acceptsFiles: () => false };
  const { texts } = await read(rules);
  const start = [...SLOT_FIELDS].map((name) => texts.get(name)).find(Boolean) ?? null;
  return { start, action: texts.get(action) ?? null };
};

/** The start of an appointment that the visitor chose instead of the requested one; null without a choice. */
export const readChosenStart = async (read: ReadForm): Promise<string | null> => (await readChange(read, "")).start;
