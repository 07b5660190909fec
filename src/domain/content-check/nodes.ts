/** An object somewhere inside a content value, with the path of its field ("sections.2.items.0"). */
export type ContentNode = { readonly field: string; readonly node: Readonly<Record<string, unknown>> };

const below = (field: string, key: string): string => (field === "" ? key : `${field}.${key}`);

/** Every object of a content value, itself first, each with its field. */
export const nodesOf = (value: unknown, field = ""): readonly ContentNode[] => {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).flatMap(([key, child]) => nodesOf(child, below(field, key)));
  return Array.isArray(value) ? children : [{ field, node: value as ContentNode["node"] }, ...children];
};

/** The texts that stand under one of the names, each with its field. */
export const textsOf = (
  nodes: readonly ContentNode[],
  names: readonly string[],
): readonly { readonly field: string; readonly text: string }[] =>
  nodes.flatMap(({ field, node }) =>
    names.flatMap((name) => {
      const text = node[name];
      return typeof text === "string" ? [{ field: below(field, name), text }] : [];
    }),
  );
