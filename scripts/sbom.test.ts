import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { missingDependencies, type PackageManifest, productionBom } from "./production-sbom.ts";
import { createSbom } from "./sbom.ts";

const root = join(import.meta.dirname, "..");
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

type LockEntry = { readonly version: string; readonly dev?: true };

const productionLock = (): readonly string[] => {
  const packages = Object.entries(readJson("package-lock.json").packages as Record<string, LockEntry>);
  return packages
    .filter(([path, { dev }]) => path !== "" && dev !== true)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${version}`,
    )
    .sort();
};

test("the bill of materials lists every production package of the lock, with licence and hash, and no other", () => {
  const { bomFormat, metadata, components } = createSbom();
  expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "vitrine"]);
  expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...new Set(productionLock())]);
  expect(components.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
});

test("every direct dependency has an exact version", () => {
  const { dependencies, optionalDependencies, devDependencies } = readJson("package.json") as PackageManifest & {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

describe("a bill of materials from npm", () => {
  const component = (name: string, isDevelopment = false) => ({
    "bom-ref": `${name}@1.0.0`,
    name,
    version: "1.0.0",
    properties: isDevelopment ? [{ name: "cdx:npm:package:development", value: "true" }] : [],
  });
  const fromNpm = JSON.stringify({
    bomFormat: "CycloneDX",
    metadata: { component: { "bom-ref": "site@0.1.0", name: "folder" } },
    components: [component("server"), component("linter", true)],
    dependencies: [
      { ref: "site@0.1.0", dependsOn: ["server@1.0.0", "linter@1.0.0"] },
      { ref: "linter@1.0.0", dependsOn: ["server@1.0.0"] },
    ],
  });

  test("loses its development packages and what refers to them", () => {
    const { metadata, components, dependencies } = productionBom(fromNpm, { name: "site" });
    expect(metadata.component.name).toBe("site");
    expect(components.map(({ name }) => name)).toEqual(["server"]);
    expect(dependencies).toEqual([{ ref: "site@0.1.0", dependsOn: ["server@1.0.0"] }]);
  });

  test("is incomplete without a direct dependency in its exact version", () => {
    const bom = productionBom(fromNpm, { name: "site" });
    const dependencies = { server: "1.0.0", database: "2.0.0" };
    expect(missingDependencies(bom, { dependencies, optionalDependencies: { server: "1.0.1" } })).toEqual([
      "server@1.0.1",
      "database@2.0.0",
    ]);
    expect(missingDependencies(bom, { dependencies: { server: "1.0.0" }, optionalDependencies: {} })).toEqual([]);
  });
});
