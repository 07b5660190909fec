/** Prints the site's URL on standard output. */
export const printAddress = (host: string, port: number): void =>
  void process.stdout.write(`Vitrine is on http://${host === "127.0.0.1" ? "localhost" : host}:${port}\n`);
