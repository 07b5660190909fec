import type { Parameters } from "#domain/ownership/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import type { LiveCalculator } from "./use-lease-calculator.ts";

const withParameters = (search: string, parameters: Parameters): string => {
  const params = new URLSearchParams(search);
  for (const [name, value] of parameters) params.append(name, value);
  return `?${params}`;
};

/** Why the terms cannot be calculated, with a link to the nearest ones that can. Empty if there is a result. */
export const LeaseProblemMessage = ({
  calculator: { view, state, applyProposal },
}: {
  readonly calculator: Pick<LiveCalculator, "view" | "state" | "applyProposal">;
}) => {
  const { problem } = state;
  if (problem === null) return null;
  const { proposal } = problem;
  return (
    <Notice title={strings.noResult} live>
      {!problem.isDeposit && <p>{problem.message}</p>}
      {proposal && (
        <p>
          <Link
            href={withParameters(proposal.search, view.carried)}
            onClick={(event) => applyProposal(event, proposal)}
          >
            {proposal.label}
          </Link>
        </p>
      )}
    </Notice>
  );
};
