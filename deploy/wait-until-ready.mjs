// `node wait-until-ready.mjs PORT`: ends when the node on this port of HOST may receive visitors, for a restart of one node after the
// other.
import { nodeUrl } from "./node-url.mjs";

const url = nodeUrl("/readyz", { ...process.env, PORT: process.argv[2] });

const isReady = async () => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};

// The unit's TimeoutStartSec ends it.
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
