// node:http alone with the same bytes: `bare-server.ts PORT HEADERS BODY`, the headers as a JSON list of names and values.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port = "0", headers = "", body = ""] = process.argv;
const head = JSON.parse(readFileSync(headers, "utf8")) as string[];
const page = readFileSync(body);

createServer((_, res) => {
  res.writeHead(200, head);
  res.end(page);
}).listen(Number(port), "127.0.0.1");
