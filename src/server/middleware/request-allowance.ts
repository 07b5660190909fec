/** How many requests a client may send: `burst` at once, and `perSecond` in the long run. */
export type Allowance = { readonly perSecond: number; readonly burst: number };

/** Clients that are remembered. The one that was seen first is forgotten first, and may then begin anew. */
const MOST_CLIENTS = 10_000;

/** Says of each request whether its client may send it now. `now` is in milliseconds. */
export const createAllowance = ({ perSecond, burst }: Allowance, now: () => number): ((client: string) => boolean) => {
  const clients = new Map<string, { readonly left: number; readonly at: number }>();
  return (client) => {
    const at = now();
    const last = clients.get(client) ?? { left: burst, at };
    const left = Math.min(burst, last.left + ((at - last.at) / 1000) * perSecond);
    const mayPass = left >= 1;
    clients.delete(client);
    clients.set(client, { left: mayPass ? left - 1 : left, at });
    if (clients.size > MOST_CLIENTS) clients.delete(clients.keys().next().value ?? "");
    return mayPass;
  };
};
