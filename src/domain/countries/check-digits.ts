// Check digits of VAT numbers. Source: European Commission, VIES, "VAT number check digits".

/** ISO 7064 MOD 11,10: the check digit of the digits before it. */
export const mod11Mod10 = (digits: string): number => {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10;
};

/** The remainder of a whole number of any length. Letters count as 10 to 35. */
export const remainder = (text: string, divisor: number): number => {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % divisor;
  }
  return rest;
};
