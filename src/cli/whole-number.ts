import { InvalidArgumentError } from "commander";

/** Reads the number of an option, from 1 to `max`. Throws for any other text. */
export const wholeNumberUpTo =
  (max: number) =>
  (text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
  };
