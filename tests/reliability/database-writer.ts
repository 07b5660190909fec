import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const WRITER = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  database.exec("begin immediate");
  process.stdin.on("data", () => process.exit());
  console.log("locked");
`;

export type DatabaseWriter = { readonly isWriting: () => boolean; readonly end: () => Promise<void> };

/** Another process that writes to the site's database until it is stopped. */
export const startDatabaseWriter = async (dataDir: string): Promise<DatabaseWriter> => {
  const writer = spawn(process.execPath, ["-e", WRITER, join(dataDir, "vitrine.sqlite")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  return {
    isWriting: () => writer.exitCode === null,
    async end() {
      const ended = once(writer, "exit");
      writer.stdin.end("end");
      await ended;
    },
  };
};
