export { type BridgeView, toBridgeView } from "./bridge-view.ts";
export { CostBridge } from "./cost-bridge.tsx";
