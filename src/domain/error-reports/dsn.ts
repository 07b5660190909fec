/** URL of a project's error reports: `https://key@host/path/project`. */
export type ErrorReportTarget = { readonly dsn: string; readonly publicKey: string; readonly envelopeUrl: string };

/** Null for an invalid DSN. Source: https://develop.sentry.dev/sdk/overview/#parsing-the-dsn */
export const parseDsn = (dsn: string): ErrorReportTarget | null => {
  const url = URL.canParse(dsn) ? new URL(dsn) : null;
  const [, path = "", project] = /^(.*)\/(\d{1,20})\/?$/.exec(url?.pathname ?? "") ?? [];
  if (url === null || project === undefined || !/^https?:$/.test(url.protocol)) return null;
  if (!/^[0-9a-z]{1,64}$/i.test(url.username) || url.password !== "" || url.search !== "" || url.hash !== "")
    return null;
  const query = new URLSearchParams({ sentry_version: "7", sentry_key: url.username });
  return {
    dsn,
    publicKey: url.username,
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/?${query.toString()}`,
  };
};
