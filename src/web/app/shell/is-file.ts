/**
 * True if a path has a file extension, which the router would not find. Slugs have no dots; dots in the query or
 * fragment are ignored.
 */
export const isFile = (href: string): boolean => /^[^?#]*\.[a-z\d]{2,11}(?:[?#]|$)/i.test(href);
