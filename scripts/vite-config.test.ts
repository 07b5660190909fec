import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import createConfig from "../vite.config.ts";
import { GROUPED_PATHS } from "./chunk-groups/chunk-groups.ts";

const ROOT = join(import.meta.dirname, "..");

const config = createConfig({ command: "build", mode: "production" });

/** React Router returns several plugins in one array. */
const ownPlugins = (config.plugins ?? []).filter(
  (plugin): plugin is Plugin => !Array.isArray(plugin) && Boolean(plugin),
);

const scriptsOf = (name: string): readonly string[] =>
  readdirSync(join(ROOT, "node_modules", name), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => join(ROOT, "node_modules", name, file));

const FRAMEWORK = ["react", "react-dom", "react-router", "scheduler"].flatMap(scriptsOf);

const patternOf = ({ name, transform }: Plugin): RegExp => {
  const id = typeof transform === "object" ? transform.filter?.id : undefined;
  return id instanceof RegExp ? id : expect.fail(`${name} transforms modules without a pattern of their names`);
};

test("the build changes one file of the framework: where the router reloads for a script that is missing", () => {
  const changed = ownPlugins
    .filter(({ transform }) => transform !== undefined)
    .flatMap((plugin) => {
      const pattern = patternOf(plugin);
      return FRAMEWORK.filter((file) => pattern.test(file)).map((file) => `${plugin.name} ${file.split("/").at(-1)}`);
    });
  expect(new Set(changed)).toEqual(new Set(["chunk-failures routeModules.js"]));
});

test("every path of a group of scripts is the beginning of one", () => {
  const scripts = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `/src/${file}`);
  expect(GROUPED_PATHS.length).toBeGreaterThan(100);
  expect(GROUPED_PATHS.filter((path) => !scripts.some((script) => script.startsWith(path)))).toEqual([]);
});

test("the router does not delete the previous program and source maps", () => {
  expect(config.build?.emptyOutDir).toBe(false);
});

test("the build replaces no module and no part of a finished script", () => {
  expect(config.resolve?.alias).toBeUndefined();
  expect(config.define).toBeUndefined();
  const hooks = ownPlugins.flatMap(({ name, renderChunk, load, resolveId }) =>
    [renderChunk, load, resolveId].some((hook) => hook !== undefined) ? [name] : [],
  );
  expect(hooks).toEqual(["section-scripts", "studio-masks"]);
});
