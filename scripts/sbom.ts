// `npm run sbom`: writes the production packages of package-lock.json as CycloneDX to sbom.cdx.json.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bom, missingDependencies, type PackageManifest, productionBom } from "./production-sbom.ts";

const root = join(import.meta.dirname, "..");

const FILE = "sbom.cdx.json";

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** `--omit=dev` is npm's own filter. It drops packages that a development package depends on too, so it is not used. */
const npmSbom = (): string => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, stdout, stderr } = spawnSync(
    npm,
    ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application", "--loglevel=error"],
    { cwd: root, encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES, shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return stdout;
};

/** The bill of materials of this checkout. Throws when a direct dependency is missing from it. */
export const createSbom = (): Bom => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as PackageManifest;
  const bom = productionBom(npmSbom(), manifest);
  const missing = missingDependencies(bom, manifest);
  if (missing.length > 0) throw new Error(`the bill of materials lacks ${missing.join(", ")}`);
  return bom;
};

if (process.argv[1] === import.meta.filename) {
  const bom = createSbom();
  writeFileSync(join(root, FILE), `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} packages written to ${FILE}`);
}
