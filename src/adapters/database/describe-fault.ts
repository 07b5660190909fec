import { errorMessage } from "#domain/shared/index.ts";
import { DatabaseError } from "./database-error.ts";

/** One line about an error; one of the database names it. `database`: as `describeDatabase` returns it. */
export const describeFault = (error: unknown, database: string): string => {
  // Each address of a host that does not answer has its own error.
  const first: unknown = error instanceof AggregateError && error.message === "" ? error.errors[0] : error;
  if (first instanceof DatabaseError) return `the database ${database} ${first.fault}`;
  const [message = ""] = errorMessage(first).split("\n");
  return message;
};
