import { needsLocation, findSlotField, LEAD_KINDS } from "#domain/forms/index.ts";
import { readFormBody } from "../form/post/body/form-body.server.ts";

/** Names of the slot fields of all kinds. */
const SLOT_FIELDS = new Set(
  Object.values(LEAD_KINDS)
    .filter(needsLocation)
    .flatMap((kind) => findSlotField(kind)?.name ?? []),
);

/** The start of an appointment that the visitor chose instead of the requested one; null without a choice. */
export const readChosenStart = async (request: Request, client: string): Promise<string | null> => {
  const rules = { texts: SLOT_FIELDS, files: new Map<string, number>(), acceptsFiles: () => false };
  const { texts } = await readFormBody(request, rules, client);
  return [...texts.values()].find(Boolean) ?? null;
};
