// `node health.mjs /healthz`: ends with 0 when the node of this environment answers the path with success, else with 1.
import { nodeUrl } from "./node-url.mjs";

const answer = await fetch(nodeUrl(process.argv[2] ?? "/healthz", process.env)).catch(() => null);
process.exit(answer?.ok === true ? 0 : 1);
