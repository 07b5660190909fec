/**
 * True if a path ends in a file extension. Slugs have no dots: such an address is a file, which the router would not
 * find. A dot in the query or the fragment says nothing.
 */
export const isFile = (href: string): boolean => /^[^?#]*\.[a-z\d]{2,11}(?:[?#]|$)/i.test(href);
