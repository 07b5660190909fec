import { availableParallelism, cpus } from "node:os";
import { ok, variable, warn } from "../machine.mjs";

/** Each process needs a core. */
export const checkCores = () => {
  const cores = availableParallelism?.() ?? cpus().length;
  const processes = Number(variable("SERVER_PROCESSES", "1"));
  const said = `${cores} processor ${cores === 1 ? "core" : "cores"} for ${processes === 1 ? "one process" : `${processes} processes`}`;
  return processes > cores ? warn(said, "set SERVER_PROCESSES to the number of cores at most") : ok(said);
};
