import type { FieldView } from "./index.ts";

/** Name of the field that another one depends on. */
export const relatedName = (field: FieldView): string | undefined => (field.kind === "slot" ? field.work : undefined);
