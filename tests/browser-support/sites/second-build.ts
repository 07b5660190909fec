import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPreviousAssets, writeBuildFiles } from "../../../scripts/build-files.ts";

export type SecondBuild = { readonly folder: string; readonly id: string; readonly dispose: () => void };

const readId = (folder: string): string => {
  const { id } = JSON.parse(readFileSync(join(folder, "client", "builds", "latest.json"), "utf8")) as { id: string };
  return id;
};

const scriptsAndStyles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => join(folder, name));

/**
 * The build as another one that comes after it: with another id, and another name for each of its own scripts. As after
 * any build, the assets of the first one lie beside its own.
 */
export const createSecondBuild = (first = "build"): SecondBuild => {
  const folder = mkdtempSync(join(tmpdir(), "second-build-"));
  const [id, secondId] = [readId(first), "5ec0nd"];
  const client = join(folder, "client");
  const isScript = (name: string): boolean => name.endsWith(".js");
  const assets = [...readPreviousAssets(join(first, "client")).keys()];
  const names = assets.filter(isScript);
  const rename = (text: string): string => {
    const withNames = names.reduce((renamed, name) => renamed.replaceAll(name, name.replace(/\.js$/, "-2.js")), text);
    return withNames.replaceAll(id, secondId);
  };
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  cpSync(join(first, "server"), join(folder, "server"), { recursive: true });
  cpSync(join(first, "client"), client, { recursive: true });
  rmSync(join(client, "builds"), { recursive: true });
  // The folder also has the assets of the build before the first one.
  for (const name of readdirSync(join(client, "assets"))) {
    if (isScript(name) || !assets.includes(name)) rmSync(join(client, "assets", name));
  }
  for (const name of names) {
    writeFileSync(
      join(client, "assets", rename(name)),
      rename(readFileSync(join(first, "client", "assets", name), "utf8")),
    );
  }
  for (const file of scriptsAndStyles(join(folder, "server"))) writeFileSync(file, rename(readFileSync(file, "utf8")));
  writeBuildFiles(client, readPreviousAssets(join(first, "client")));
  return { folder, id: secondId, dispose: () => rmSync(folder, { recursive: true }) };
};
