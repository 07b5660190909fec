/** An object within a content value. `field`: its path, "sections.2.items.0". */
export type ContentNode = { readonly field: string; readonly node: Readonly<Record<string, unknown>> };

const joinField = (field: string, key: string): string => (field === "" ? key : `${field}.${key}`);

/** All objects of a content value, including itself. */
export const collectNodes = (value: unknown, field = ""): readonly ContentNode[] => {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).flatMap(([key, child]) => collectNodes(child, joinField(field, key)));
  return Array.isArray(value) ? children : [{ field, node: value as ContentNode["node"] }, ...children];
};

/** All texts in fields with one of the names. */
export const nodeTexts = (
  nodes: readonly ContentNode[],
  names: readonly string[],
): readonly { readonly field: string; readonly text: string }[] =>
  nodes.flatMap(({ field, node }) =>
    names.flatMap((name) => {
      const text = node[name];
      return typeof text === "string" ? [{ field: joinField(field, name), text }] : [];
    }),
  );
