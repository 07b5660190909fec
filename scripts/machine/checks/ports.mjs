import { get } from "node:http";
import { createServer } from "node:net";
import { fix, ok, variable } from "../machine.mjs";

const ANSWER_MS = 2_000;

/** The error of listening there; null: the port is free. */
const tryListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/** True if a site of Vitrine answers there. */
const answers = (port, host, path) =>
  new Promise((resolve) => {
    const request = get(
      { port, host: host === "0.0.0.0" ? "127.0.0.1" : host, path, timeout: ANSWER_MS },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });

const checkPort = async (name, port, host, path) => {
  const error = await tryListen(port, host);
  if (error === null) return ok(`${name} ${port} is free`);
  if (error.code === "EADDRINUSE")
    return (await answers(port, host, path))
      ? ok(`the site answers on ${name} ${port}`)
      : fix(`${name} ${port} is taken by another program`, `end it, or set ${name}`);
  if (error.code === "EACCES")
    return fix(`this account may not listen on ${name} ${port}`, "set a port above 1023, behind a proxy");
  return fix(`nothing can listen on ${host}, port ${port}: ${error.message}`, `correct HOST and ${name}`);
};

const isPort = (text) => /^\d+$/.test(text) && Number(text) < 65_536;

/** The ports are free, or the site itself answers there. */
export const checkPorts = async () => {
  const [port, statusPort] = [variable("PORT", "3000"), variable("STATUS_PORT")];
  const site = isPort(port) ? await checkPort("PORT", Number(port), variable("HOST", "127.0.0.1"), "/healthz") : [];
  const status = isPort(statusPort) ? await checkPort("STATUS_PORT", Number(statusPort), "127.0.0.1", "/metrics") : [];
  return [...site, ...status];
};
