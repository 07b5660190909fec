// JavaScript of any Node: `npm start` reads it before it has installed the Node that runs TypeScript. Its types: data-folder.d.mts.
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { findUnusablePath, inShell } from "./usable-path.mjs";

const OWNER_ONLY_FOLDER = 0o700;
const OTHER_ACCOUNTS = 0o077;

/** What the site writes into its data folder, and what operators add to it. */
const OWN_NAME = /^(?:vitrine\.sqlite.*|.+\.lock|outbox|unfinished|media|media-cache|exports|content|content\.json)$/;

/** What the site serves without, which its health then says: copies of pictures, and of the stock for others. */
const OPTIONAL_NAME = /^(?:media|media-cache|exports)$/;

/** Created by Linux in every new file system, for recovered files. */
const LOST_AND_FOUND = "lost+found";

const MAX_NAMED_FILES = 3;

/** Windows has no such permissions: a folder belongs to the account that created it. */
const hasPermissions = process.platform !== "win32";

/** A file of the database may disappear between the listing and the look; a link may lead to where this account may not look. */
const look = (path) => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

const isOwn = (path) => look(path)?.uid === process.getuid?.();

const isWide = (path) => ((look(path)?.mode ?? 0) & OTHER_ACCOUNTS) !== 0;

const contents = (folder) => readdirSync(folder).filter((name) => name !== LOST_AND_FOUND);

const isEmptyFolder = (path) => look(path)?.isDirectory() === true && contents(path).length === 0;

export const restrictCommand = (folder) => `chmod -R go= ${inShell(folder)}`;

export const findWidePath = (folder) => {
  if (!hasPermissions || look(folder) === undefined) return null;
  const closed = (name) => !OPTIONAL_NAME.test(name) || isOwn(join(folder, name));
  const paths = [
    folder,
    ...contents(folder)
      .filter(closed)
      .map((name) => join(folder, name)),
  ];
  return paths.find(isWide) ?? null;
};

export const findUnusableData = (folder) =>
  findUnusablePath(folder, (name) => OWN_NAME.test(name) && !OPTIONAL_NAME.test(name));

const refuseUnusable = (folder) => {
  const problem = hasPermissions ? findUnusableData(folder) : null;
  return problem === null ? null : `DATA_DIR cannot be used: ${problem}`;
};

/** The folder at which the file system of a path is mounted. */
const mountOf = (path) => {
  const parent = dirname(path);
  return parent === path || statSync(parent).dev !== statSync(path).dev ? path : mountOf(parent);
};

/** Verifies the permissions: some file systems ignore or reject a change. */
const restrict = (folder, chmod) => {
  try {
    chmod(folder, OWNER_ONLY_FOLDER);
  } catch {
    return false;
  }
  return !isWide(folder);
};

const describeRefusedPermissions = (folder) =>
  `DATA_DIR holds leads and the signing key, and other accounts of this machine may use ${folder}, whose permissions cannot be changed: ` +
  `it belongs to another account, or the file system mounted at ${mountOf(folder)} does not allow it. ` +
  `Give it to this account (chown ${process.getuid?.() ?? ""} ${inShell(folder)}), mount the file system with umask=077 for this account, or set DATA_DIR to a folder elsewhere.`;

const describeForeignFiles = (folder, names, wide) => {
  const named = names.slice(0, MAX_NAMED_FILES).join(", ") + (names.length > MAX_NAMED_FILES ? ", …" : "");
  return (
    `DATA_DIR holds leads and the signing key. ${folder} holds files that are not the site's (${named}), and other accounts ` +
    `of this machine may use ${wide}. Set DATA_DIR to an empty folder, or to one that does not exist yet: DATA_DIR=${inShell(join(folder, "vitrine"))}`
  );
};

export const restrictEmptyFolder = (folder, chmod = chmodSync) => {
  if (!hasPermissions || !isEmptyFolder(folder) || !isWide(folder) || restrict(folder, chmod)) return null;
  return describeRefusedPermissions(folder);
};

const create = (folder) => {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `DATA_DIR cannot be used: ${findUnusablePath(folder, () => false) ?? (error instanceof Error ? error.message : String(error))}`;
  }
};

/** Empty folders for the site, such as mount points. */
const restrictEmptyFolders = (folder, chmod) => {
  const own = contents(folder).filter((name) => !OPTIONAL_NAME.test(name) || isOwn(join(folder, name)));
  for (const path of [folder, ...own.map((name) => join(folder, name))]) {
    const problem = restrictEmptyFolder(path, chmod);
    if (problem !== null) return problem;
  }
  return null;
};

const refuseWide = (folder) => {
  const wide = findWidePath(folder);
  if (wide === null) return null;
  const names = contents(folder);
  return names.some((name) => OWN_NAME.test(name))
    ? `DATA_DIR holds leads and the signing key, and other accounts of this machine may use ${wide}. Run: ${restrictCommand(folder)}`
    : describeForeignFiles(folder, names, wide);
};

export const prepareDataFolder = (folder, chmod = chmodSync) =>
  create(folder) ?? refuseUnusable(folder) ?? restrictEmptyFolders(folder, chmod) ?? refuseWide(folder);

export const prepareConfiguredDataFolder = (environment, projectFolder, defaultFolder) => {
  const valueOf = (name) => (environment[name] ?? "").trim();
  if (valueOf("MOCK_DATA") === "true") return null;
  return prepareDataFolder(resolve(projectFolder, valueOf("DATA_DIR") || defaultFolder));
};
