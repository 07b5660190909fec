import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createDemoFiles } from "./generator/files.ts";

for (const [path, content] of Object.entries(createDemoFiles())) {
  const file = join(import.meta.dirname, "group", path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  process.stdout.write(`demo/group/${path}: ${Buffer.byteLength(content)} bytes\n`);
}
