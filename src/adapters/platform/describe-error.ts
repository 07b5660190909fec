import { errorMessage } from "#domain/shared/index.ts";

/** What is wrong with a certificate, by the code of OpenSSL. Node's messages speak of the options of this machine. */
const CERTIFICATE_FAULTS: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "its certificate chain is incomplete: the host does not send the intermediate certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "no authority that this machine knows has signed its certificate chain",
  SELF_SIGNED_CERT_IN_CHAIN: "no authority that this machine knows has signed its certificate chain",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself",
};

const certificateFault = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? CERTIFICATE_FAULTS[String(error.code)] : undefined;

/** The message of an error with that of its cause, which holds the reason of a failed `fetch`. */
export const describeError = (error: unknown): string => {
  const fault = certificateFault(error);
  if (fault !== undefined) return fault;
  return error instanceof Error && error.cause instanceof Error
    ? `${error.message} (${certificateFault(error.cause) ?? error.cause.message})`
    : errorMessage(error);
};
