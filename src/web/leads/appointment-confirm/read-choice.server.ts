import { needsLocation, findSlotField, LEAD_KINDS } from "#domain/forms/index.ts";
import { readFormBody } from "../form/post/body/form-body.server.ts";

/** Names of the slot fields of all kinds. */
const SLOT_FIELDS = new Set(
  Object.values(LEAD_KINDS)
    .filter(needsLocation)
    .flatMap((kind) => findSlotField(kind)?.name ?? []),
);

/** The start of an appointment that the visitor chose, and the value of the button's field `action`; null without one. */
export const readChange = async (request: Request, client: string, action: string) => {
  const rules = {
    texts: new Set([...SLOT_FIELDS, action]),
    files: new Map<string, number>(),
    acceptsFiles: () => false,
  };
  const { texts } = await readFormBody(request, rules, client);
  const start = [...SLOT_FIELDS].map((name) => texts.get(name)).find(Boolean) ?? null;
  return { start, action: texts.get(action) ?? null };
};

/** The start of an appointment that the visitor chose instead of the requested one; null without a choice. */
export const readChosenStart = async (request: Request, client: string): Promise<string | null> =>
  (await readChange(request, client, "")).start;
