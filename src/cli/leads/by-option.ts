import { userInfo } from "node:os";
import { Option } from "commander";

/** The account that runs the command; none in a container without accounts. */
const accountName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return "command line";
  }
};

/** Who does it, as saved with the event. */
export const byOption = (): Option =>
  new Option("--by <name>", "who did it: an e-mail address or a name").default(accountName(), "this account");
