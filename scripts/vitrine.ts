// `./vitrine`: builds the program if it is out of date, and runs the command.
import { pathToFileURL } from "node:url";
import { programFile } from "./program/program.ts";

await import(pathToFileURL(await programFile("vitrine")).href);
