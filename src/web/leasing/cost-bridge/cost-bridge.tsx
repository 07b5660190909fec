import { OWNERSHIP_ANCHOR } from "../ownership-cost/index.ts";
import type { BridgeView } from "./bridge-view.ts";

/** Below a payment: what the vehicle costs a month with it, as a link to the page's cost of ownership. */
export const CostBridge = ({ bridge }: { readonly bridge: BridgeView }) => (
  <p className="text-s text-soft">
    {bridge.text}{" "}
    <a href={`#${OWNERSHIP_ANCHOR}`} className="link nowrap">
      {bridge.sum}
    </a>
    {bridge.note && (
      <>
        <br />
        {bridge.note}
      </>
    )}
  </p>
);
