import type { PurgeHold } from "./ports.ts";

export const CONFIRM_COMMAND = "./vitrine leads purge --confirm";

const day = (instant: string): string => instant.slice(0, 10);

const amounts = ({ expiring }: PurgeHold): string =>
  expiring
    .filter(({ expired }) => expired > 0)
    .map(({ name, expired, total }) => `${expired} of ${total} ${name}`)
    .join(", ");

const reasons = {
  clock: ({ at, expected }: PurgeHold): string =>
    `this machine's clock says ${day(at)}, where ${day(expected ?? at)} was expected: it is wrong, or the site was off, or a backup was restored`,
  amount: () => "that is more than a tenth, and more than 20",
};

/** What waits and why, for the operator, in English. */
export const describeHeldData = (hold: PurgeHold): string =>
  `expired data is not deleted: ${amounts(hold)}; ${reasons[hold.reason](hold)}`;

/** The same with the command that confirms it. */
export const describeHold = (hold: PurgeHold): string =>
  `${describeHeldData(hold)}. If that is right: ${CONFIRM_COMMAND}`;
