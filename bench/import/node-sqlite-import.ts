import { createReadStream } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse";

// The yardstick on a machine without sqlite3: `node-sqlite-import.ts FEED DATABASE`.
const [, , feed = "", file = ""] = process.argv;
const database = new DatabaseSync(file);
let insert: ReturnType<DatabaseSync["prepare"]> | null = null;
database.exec("begin");
for await (const cells of createReadStream(feed).pipe(parse()) as AsyncIterable<string[]>) {
  if (insert) insert.run(...cells);
  else {
    database.exec(`create table vehicles (${cells.map((column) => `"${column}" text`).join(", ")})`);
    insert = database.prepare(`insert into vehicles values (${cells.map(() => "?").join(", ")})`);
  }
}
database.exec("commit");
database.close();
