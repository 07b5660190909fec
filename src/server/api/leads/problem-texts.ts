import type { ReceivedProblem } from "#application/leads/index.ts";

/** English, for the person who writes the program. */
export const problemText = ({ problem }: ReceivedProblem): string => {
  switch (problem.code) {
    case "required":
      return "is required";
    case "invalid":
      return "is not valid";
    case "unknown":
      return "is unknown";
    case "consent":
      return "needs `consent`: the statement that the person agreed to";
    case "not-national":
      return `is not valid in ${problem.country} or the countries around it`;
    case "too-long":
      return `has ${problem.length} characters, at most ${problem.max}`;
    case "too-early":
      return `is before ${problem.first}`;
    case "too-late":
      return `is after ${problem.last}`;
    case "closed":
      return "is a day on which the location is closed";
  }
};
