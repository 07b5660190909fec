/**
 * Creates a value on first use. For Intl formatters: the first one takes 25 ms in a browser, 100 ms on a phone, and
 * most pages start without one.
 */
export const once = <T extends object>(create: () => T): (() => T) => {
  let created: T | undefined;
  return () => (created ??= create());
};
