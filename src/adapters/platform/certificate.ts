import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { errorMessage } from "#domain/shared/index.ts";

/** The certificate that a server presents. `fault`: why a browser refuses it, null if it does not. */
export type Certificate = { readonly validTo: Date; readonly fault: string | null };

/** The certificate of the server at an `https:` address. Rejects if it does not answer in time. */
export const readCertificate = async ({ hostname, port }: URL, timeoutMs: number): Promise<Certificate> => {
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const options = { host, port: Number(port || "443"), ...(isIP(host) === 0 && { servername: host }) };
  // A refused certificate is the result; nothing is sent.
  const socket = connect({ ...options, rejectUnauthorized: false });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeoutMs) });
    const { valid_to: validTo } = socket.getPeerCertificate();
    return { validTo: new Date(validTo), fault: socket.authorized ? null : errorMessage(socket.authorizationError) };
  } finally {
    socket.destroy();
  }
};
