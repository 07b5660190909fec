/** Says on standard output that the site is served. */
export const printAddress = (host: string, port: number): void =>
  void process.stdout.write(`Vitrine is on http://${host === "127.0.0.1" ? "localhost" : host}:${port}\n`);
