import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programFile } from "../../scripts/program/program.ts";

const root = join(import.meta.dirname, "..", "..");

/** The demo group's feed with the price of every 50th vehicle raised by a few euros, another few in each version. */
const writeFeed = (file: string, version: number): void => {
  const [head = "", ...rows] = readFileSync(join(root, "demo", "group", "feeds", "vehicles.csv"), "utf8")
    .trimEnd()
    .split("\n");
  const column = head.split(",").indexOf("price.purchase.cents");
  const changed = rows.map((row, index) => {
    if (index % 50 !== 0) return row;
    const cells = row.split(",");
    cells[column] = String(Number(cells[column]) + 100 * version);
    return Number.isInteger(Number(cells[column])) ? cells.join(",") : row;
  });
  writeFileSync(file, `${[head, ...changed].join("\n")}\n`);
};

/** Writes a version of the feed and imports it into the database that the environment names. */
export const importFeed = async (
  file: string,
  env: Readonly<Record<string, string>>,
  version: number,
): Promise<void> => {
  writeFeed(file, version);
  const child = spawn(process.execPath, [await programFile("vitrine"), "import", "vehicles", file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the import ended with ${code}: ${output}`);
};
