import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inflate, default as packed } from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright-core";

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

type Executable = { readonly path: string; readonly libraries: string | null };

// The packed Chromium and the few libraries it wants come from the package registry: nothing of the machine is needed.
const unpacked = async (): Promise<Executable> => {
  const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
  const folder = await inflate(join(bin, "al2023.tar.br"));
  return { path: await packed.executablePath(bin), libraries: join(folder, "lib") };
};

const findExecutable = async (): Promise<Executable> => {
  if (process.platform === "linux" && process.arch === "x64") return unpacked();
  const installed = INSTALLED.find(existsSync);
  if (installed) return { path: installed, libraries: null };
  throw new Error("No Chromium was found: install the package chromium of this system and run the tests again.");
};

/** A headless Chromium that talks to nobody but this machine. */
export const launchChromium = async (): Promise<Browser> => {
  const { path, libraries } = await findExecutable();
  return chromium.launch({
    executablePath: path,
    args: CLOSED_NETWORK,
    env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}), HOME: tmpdir() },
  });
};
