// `npm run doctor`: checks this machine and prints the command that fixes each problem.
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { describeDatabase, describeFault, hasDatabase, openDatabase } from "../src/adapters/database/index.ts";
import { signingKeyId } from "../src/adapters/signing/index.ts";
import { findWidePath, restrictCommand } from "../src/adapters/platform/data-folder.mjs";
import { isSupportedNode } from "../src/adapters/platform/node-runtime.mjs";
import { MARKET_SETTINGS } from "../src/composition/settings.ts";
import { type Config, OWNER_ONLY_UMASK, readConfig } from "../src/server/config.ts";
import { findUnencryptedConnections } from "../src/server/unencrypted-connections.ts";

/** `isWarning`: it works, but the operator should know. */
type Finding = {
  readonly description: string;
  readonly isOk: boolean;
  readonly isWarning?: boolean;
  readonly fix?: string;
};

const root = join(import.meta.dirname, "..");

const runtime = (): Finding => ({
  description: `Node ${process.versions.node} runs the site`,
  isOk: isSupportedNode(process.versions.node),
  fix: "npm ci --ignore-scripts",
});

const writable = (folder: string): Finding => {
  const description = `${folder} can be written`;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { description, isOk: true };
  } catch {
    return { description, isOk: false, fix: `mkdir -p ${folder} && chown "$(id -u)" ${folder}` };
  }
};

const restricted = (folder: string): Finding => {
  const wide = findWidePath(folder);
  const description = `${wide ?? folder} is of use to this account alone`;
  return { description, isOk: wide === null, fix: restrictCommand(folder) };
};

const space = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : root);
  const free = (bavail * bsize) / 1024 ** 3;
  return { description: `${free.toFixed(1)} GiB are free where the data is`, isOk: free > 1, fix: `df -h ${folder}` };
};

const built = (): Finding => ({
  description: "the pages are built",
  isOk: existsSync(join(root, "build", "server", "index.js")),
  fix: "npm start",
});

/** Identifies keys without revealing them. */
const signing = (keys: readonly string[] | null): Finding => {
  const [newest, ...previous] = (keys ?? []).map(signingKeyId);
  if (newest === undefined) return { description: "forms are signed by the key in the database", isOk: true };
  const accepted = previous.length === 0 ? "" : `, and what ${previous.join(", ")} signed is accepted`;
  return { description: `forms are signed by the key ${newest}${accepted}`, isOk: true };
};

const connections = (config: Config): Finding[] => {
  const settings = MARKET_SETTINGS.read(config.site);
  if (!settings.ok) return settings.error.map((description) => ({ description, isOk: false, fix: "correct the file" }));
  return findUnencryptedConnections({ ...config, ...settings.value.leads }).map((description) => ({
    description,
    isOk: true,
    isWarning: true,
  }));
};

const environment = (): Finding[] => {
  const config = readConfig(process.env);
  if (!config.ok)
    return config.error.map((description) => ({
      description,
      isOk: false,
      fix: "see the README's table of variables",
    }));
  return [
    { description: "the environment is understood", isOk: true },
    signing(config.value.secretKeys),
    writable(config.value.dataDir),
    restricted(config.value.dataDir),
    space(config.value.dataDir),
    ...connections(config.value),
  ];
};

const CHECK_MS = 20_000;

/** The database, when there is one. Its tokens and keys are not printed: a report is passed on. */
const database = async (): Promise<Finding[]> => {
  const config = readConfig(process.env);
  if (!config.ok) return [];
  const location = { dataDir: config.value.dataDir, url: config.value.databaseUrl };
  if (!(await hasDatabase(location))) return [];
  const name = describeDatabase(location);
  const restore = "./vitrine restore BACKUP --replace, into a new DATA_DIR or database";
  try {
    const opened = await openDatabase(location);
    const { damage, unchecked } = await opened.dialect.findDamage(opened.db, CHECK_MS).finally(opened.close);
    const late = unchecked.length === 0 ? "" : `; not checked for lack of time: ${unchecked.join(", ")}`;
    const [first] = damage;
    return first === undefined
      ? [{ description: `the database ${name} answers and shows no damage${late}`, isOk: true }]
      : [{ description: `the database ${name} is damaged: ${first}`, isOk: false, fix: restore }];
  } catch (error) {
    const fix = `start the database that DATABASE_URL names, give DATA_DIR back what it held, or ${restore}`;
    return [{ description: `the database cannot be used: ${describeFault(error, name)}`, isOk: false, fix }];
  }
};

process.umask(OWNER_ONLY_UMASK);

const findings = [runtime(), ...environment(), built(), ...(await database())];

for (const { description, isOk, isWarning = false, fix } of findings) {
  const label = isWarning ? "WARNING" : isOk ? "ok     " : "MISSING";
  console.log(`${label} ${description}${isOk || !fix ? "" : `\n        fix: ${fix}`}`);
}
process.exitCode = findings.every(({ isOk }) => isOk) ? 0 : 1;
