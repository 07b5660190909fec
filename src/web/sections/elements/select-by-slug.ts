/** Returns the items with the given slugs in that order; all items if `slugs` is empty. */
export const selectBySlug = <T extends { readonly slug: string }>(
  all: readonly T[],
  slugs: readonly string[],
): readonly T[] => (slugs.length === 0 ? all : slugs.flatMap((slug) => all.find((item) => item.slug === slug) ?? []));
