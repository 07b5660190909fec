// `node wait-until-ready.mjs PORT`: ends when the node on this port may receive visitors, for a restart of one node after the other.
const url = `http://127.0.0.1:${process.argv[2]}/readyz`;

const isReady = async () => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};

// The unit's TimeoutStartSec ends it.
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
