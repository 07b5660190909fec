import { MAX_TOKEN_LENGTH } from "./field-kinds/text-rule.ts";
import { maxFieldLength } from "./fields.ts";
import type { LeadKind } from "./kind.ts";

/** Forms submit each line break as two characters but count it as one. */
const truncate = (text: string, maxLength: number): string => {
  const lines = text.replaceAll("\r\n", "\n");
  return lines.length <= maxLength ? text : lines.slice(0, maxLength).toWellFormed();
};

/** The submitted texts for display: each truncated to the limit of its field. */
export const displayableValues = (
  { fields }: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const limits = new Map(fields.map((field) => [field.name, maxFieldLength(field)]));
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, truncate(text, limits.get(name) ?? MAX_TOKEN_LENGTH)]),
  );
};
