import { OWNERSHIP_ANCHOR } from "../ownership-cost/ownership-cost.tsx";
import type { MonthlyCostView } from "./monthly-cost-view.ts";

/** Below a payment: what the vehicle costs a month with it, as a link to the page's cost of ownership. */
export const MonthlyCost = ({ monthlyCost }: { readonly monthlyCost: MonthlyCostView }) => (
  <p className="text-s text-soft">
    {monthlyCost.text}{" "}
    <a href={`#${OWNERSHIP_ANCHOR}`} className="link nowrap">
      {monthlyCost.sum}
    </a>
    {monthlyCost.note && (
      <>
        <br />
        {monthlyCost.note}
      </>
    )}
  </p>
);
