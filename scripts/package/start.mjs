// Starts an entry of the program: `node start.mjs site`. JavaScript of any Node, which it checks.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isSupportedNode, OLDEST_NODE } from "../../src/adapters/platform/node-runtime.mjs";

const { node: version } = process.versions;
if (!isSupportedNode(version)) {
  console.error(
    `Node ${version} is too old: Vitrine needs Node ${OLDEST_NODE} or newer. Use the one of the archive (node/bin/node), or install one from https://nodejs.org.`,
  );
  process.exit(1);
}

// React reads it when it is loaded.
process.env.NODE_ENV ??= "production";

const programs = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "build", "program");
const [entry, ...args] = process.argv.slice(2);
const file = join(programs, readdirSync(programs)[0], `${entry}.js`);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
