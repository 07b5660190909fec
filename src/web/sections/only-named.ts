/** Those an editor named, in that order; all of them where none is named. */
export const onlyNamed = <T extends { readonly slug: string }>(
  all: readonly T[],
  slugs: readonly string[],
): readonly T[] => (slugs.length === 0 ? all : slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []));
