// `npm run doctor`: what is missing on this machine, and the command that mends it.
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { contentPreviewToken, openDatabase } from "../src/adapters/database/index.ts";
import { readConfig } from "../src/server/config.ts";

type Finding = { readonly what: string; readonly good: boolean; readonly mend?: string };

const root = join(import.meta.dirname, "..");

const runtime = (): Finding => ({
  what: `Node ${process.versions.node} runs the site`,
  good: Number(process.versions.node.split(".")[0]) >= 24,
  mend: "npm ci --ignore-scripts",
});

const writable = (folder: string): Finding => {
  const what = `${folder} can be written`;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { what, good: true };
  } catch {
    return { what, good: false, mend: `mkdir -p ${folder} && chown "$(id -u)" ${folder}` };
  }
};

const space = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  const free = (bavail * bsize) / 1024 ** 3;
  return { what: `${free.toFixed(1)} GiB are free where the data is`, good: free > 1, mend: `df -h ${folder}` };
};

const built = (): Finding => ({
  what: "the pages are built",
  good: existsSync(join(root, "build", "server", "index.js")),
  mend: "npm start",
});

const environment = (): Finding[] => {
  const config = readConfig(process.env);
  if (!config.ok)
    return config.error.map((what) => ({ what, good: false, mend: "see the README's table of variables" }));
  return [
    { what: "the environment is understood", good: true },
    writable(config.value.dataDir),
    space(config.value.dataDir),
  ];
};

/** Where there is a database: how editors see what is not published yet. */
const drafts = async (): Promise<Finding[]> => {
  const config = readConfig(process.env);
  if (!config.ok) return [];
  const { dataDir, databaseUrl, siteUrl } = config.value;
  if (databaseUrl === null && !existsSync(join(dataDir, "vitrine.sqlite"))) return [];
  const mend = "start the database that DATABASE_URL names, or give DATA_DIR back what it held";
  try {
    const database = await openDatabase({ dataDir, url: databaseUrl });
    const token = await contentPreviewToken(database);
    await database.close();
    return [{ what: `drafts are shown at ${siteUrl}/?preview=${token}`, good: true }];
  } catch (error) {
    return [{ what: `the database answers (${(error as Error).message})`, good: false, mend }];
  }
};

const findings = [runtime(), ...environment(), built(), ...(await drafts())];

for (const { what, good, mend } of findings) {
  console.log(`${good ? "ok     " : "MISSING"} ${what}${good || !mend ? "" : `\n        mend it: ${mend}`}`);
}
process.exitCode = findings.every(({ good }) => good) ? 0 : 1;
