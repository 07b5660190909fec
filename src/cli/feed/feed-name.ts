import { InvalidArgumentError } from "commander";

/** The name of a feed in a command's arguments. */
export const parseFeedName = (name: string): string => {
  if (/^[a-z0-9][a-z0-9._-]{0,79}$/.test(name)) return name;
  throw new InvalidArgumentError("A feed's name has small letters, digits, dots and hyphens.");
};
