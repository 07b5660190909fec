const TIMEOUT_MS = 5_000;

/** The largest island: the server sends no more bytes, and the browser reads no more. */
export const MAX_ISLAND_BYTES = 65_536;

/**
 * An island, a fragment of a page that the server renders for these properties. The browser parses the answer into a
 * document of its own, so that no text becomes markup here. Null if there is no answer in time, or not an island.
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
