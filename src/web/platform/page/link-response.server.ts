import { data } from "react-router";

/** The URL contains the key, so it must not leak to other sites. Posts to this site require the referrer. */
const HEADERS = { "Referrer-Policy": "same-origin" } as const;

export type LinkResponse<View> = ReturnType<typeof data<{ readonly view: View }>>;

/** Responds with the page behind a signed link in an email. */
export const respondToLink = <View extends { readonly status: number }>(view: View): LinkResponse<View> =>
  data({ view }, { status: view.status, headers: view.status === 503 ? { ...HEADERS, "Retry-After": "60" } : HEADERS });
