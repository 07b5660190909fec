/**
 * Creates a value when it is first needed, and only then. For formatters of Intl: the first one takes 25 ms of a browser, 100 ms of a phone, and
 * most pages start without one.
 */
export const once = <T extends object>(create: () => T): (() => T) => {
  let created: T | undefined;
  return () => (created ??= create());
};
