import { join } from "node:path";
import { default as chromium, inflate } from "@sparticuz/chromium";

// A process of its own: the package unpacks to the temporary folder of the process. Its argument is the package's `bin`.
const [, , bin = ""] = process.argv;
await inflate(join(bin, "al2023.tar.br"));
await chromium.executablePath(bin);
