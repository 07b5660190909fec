/** Google ignores dots in the name of a mailbox, and has two names for its domain. */
const GOOGLE_DOMAIN = /@(?:gmail|googlemail)\.com$/;

/**
 * Identifies the mailbox behind the spellings of an address: `name+anything@host` is `name@host`, and `n.a.m.e@gmail.com` is
 * `name@gmail.com`. For limits only: other mail servers may deliver them to different people.
 */
export const mailboxKey = (email: string): string => {
  const plain = email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, "$1@");
  if (!GOOGLE_DOMAIN.test(plain)) return plain;
  return `${plain.slice(0, plain.indexOf("@")).replaceAll(".", "")}@gmail.com`;
};
