/** Removes blanks and dots and converts to upper case: "LU 1234 5613" gives "LU12345613". */
export const compactNumber = (text: string): string => text.replaceAll(/[\s.]/g, "").toUpperCase();

/**
 * True for a Luxembourg VAT number: `LU` and eight digits, the last two being the first six modulo 89.
 * Source: European Commission, VIES, "VAT number check digits", Luxembourg.
 */
export const isLuxembourgVatNumber = (text: string): boolean => {
  const match = /^LU(\d{6})(\d{2})$/.exec(compactNumber(text));
  return match !== null && Number(match[1]) % 89 === Number(match[2]);
};

/**
 * True for a well-formed IBAN: country, two check digits, 11 to 30 letters or digits (16 for Luxembourg), and the
 * rearranged number modulo 97 being 1. Source: ISO 13616, ISO/IEC 7064 MOD 97-10.
 */
export const isIban = (text: string): boolean => {
  const iban = compactNumber(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith("LU") && iban.length !== 20) return false;
  let remainder = 0;
  for (const sign of `${iban.slice(4)}${iban.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
};

/** An IBAN in groups of four, separated by no-break spaces. */
export const formatIban = (iban: string): string => compactNumber(iban).replaceAll(/(.{4})(?=.)/g, "$1\u00a0");
