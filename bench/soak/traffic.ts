import { Agent, request } from "node:http";
import { findFormPath, openForm } from "../../tests/reliability/lead-visitor.ts";
import { createRandom } from "../random.ts";

/** `retryAfter`: seconds that the answer asks to wait; null: none. */
export type ResponseFigures = { readonly status: number; readonly bytes: number; readonly retryAfter: string | null };

/** Sends the next request of the mix; rejects when the connection fails. */
export type SendNext = () => Promise<ResponseFigures>;

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

const BRANDS = ["ford", "hyundai", "kia", "volvo", "opel", "peugeot", "renault", "toyota"];
const FUELS = ["diesel", "petrol", "electric", "hybrid"];
const SORTS = ["price", "mileage", "newest"];

type Site = { readonly url: string };

type Visitor = { readonly send: (path: string, form?: string) => Promise<ResponseFigures> };

const createVisitor = ({ url }: Site, connections: number): Visitor => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { "user-agent": BROWSER, "accept-encoding": "br, gzip" };
  const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  return {
    send: (path, form) =>
      new Promise((resolve, reject) => {
        const method = form === undefined ? "GET" : "POST";
        const outgoing = request(
          url + path,
          { agent, method, headers: { ...headers, ...(form === undefined ? {} : formHeaders) } },
          (response) => {
            let bytes = 0;
            response.on("data", (chunk: Buffer) => {
              bytes += chunk.byteLength;
            });
            const { statusCode: status = 0, headers: answered } = response;
            response.once("end", () => resolve({ status, bytes, retryAfter: answered["retry-after"] ?? null }));
            response.once("error", reject);
          },
        );
        outgoing.once("error", reject);
        outgoing.end(form);
      }),
  };
};

const readSlugs = async ({ url }: Site): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/api/v1/vehicles?perPage=100`);
  const { vehicles } = (await answer.json()) as { readonly vehicles: readonly { readonly slug: string }[] };
  return vehicles.map(({ slug }) => slug);
};

/**
 * A mix of visitors: pages from the cache, vehicle pages, searches that nobody has sent before, the JSON API, pictures,
 * opened forms and, one in fifty, a lead.
 */
export const createTraffic = async (site: Site, connections: number): Promise<SendNext> => {
  const { next, integer, pick } = createRandom(1);
  const slugs = await readSlugs(site);
  const formPath = await findFormPath(site);
  const { send } = createVisitor(site, connections);
  const newSearch = (): string =>
    `brand=${pick(BRANDS)}&fuel=${pick(FUELS)}&sort=${pick(SORTS)}&price-max=${integer(10_000, 60_000)}`;
  const sendLead = async (): Promise<ResponseFigures> => {
    const { address, body } = await openForm(site, formPath, "Zoé");
    return send(address, body);
  };
  const mix: readonly (readonly [share: number, send: SendNext])[] = [
    [0.4, () => send(pick(["/", "/stock", "/stock?fuel=electric", "/concessions", "/faq", "/news"]))],
    [0.2, () => send(`/stock/${pick(slugs)}`)],
    [0.18, () => send(`/stock?${newSearch()}`)],
    [0.1, () => send(`/api/v1/vehicles?${newSearch()}`)],
    [0.07, () => send(`/api/v1/suggestions?q=${pick(["for", "golf", "diesel auto", "suv hyb"]).replaceAll(" ", "+")}`)],
    [0.03, () => send(formPath)],
    [0.02, sendLead],
  ];
  return () => {
    let rest = next();
    for (const [share, sendOne] of mix) {
      if (rest < share) return sendOne();
      rest -= share;
    }
    return send("/");
  };
};
