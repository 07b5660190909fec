const TIMEOUT_MS = 5_000;

/** Maximum size of an island in bytes, enforced by server and browser. */
export const MAX_ISLAND_BYTES = 65_536;

/**
 * Loads an island: a page fragment that the server renders for these properties. Parsed into a separate document, so
 * that no text becomes markup here. Null on timeout or if the answer is not an island.
 */
export const loadIsland = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Document | null> => {
  const request = new XMLHttpRequest();
  const abort = (): void => request.abort();
  request.open("GET", `/islands/${name}?${new URLSearchParams({ props: JSON.stringify(props) })}`);
  request.responseType = "document";
  request.timeout = TIMEOUT_MS;
  request.addEventListener("progress", ({ loaded }) => {
    if (loaded > MAX_ISLAND_BYTES) abort();
  });
  signal.addEventListener("abort", abort);
  return new Promise((resolve) => {
    request.addEventListener("loadend", () => {
      signal.removeEventListener("abort", abort);
      resolve(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
};
