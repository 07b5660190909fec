import { errorCode } from "#domain/shared/index.ts";
import { data } from "react-router";
import type { SiteServices } from "#application/site/index.ts";

/** The URL contains the key, so it must not leak to other sites. Posts to this site require the referrer. */
const HEADERS = { "Referrer-Policy": "same-origin" } as const;

export type LinkResponse<View> = ReturnType<typeof data<{ readonly view: View }>>;

/** Responds with the page behind a signed link in an email. */
export const respondToLink = <View extends { readonly status: number }>(view: View): LinkResponse<View> =>
  data({ view }, { status: view.status, headers: view.status === 503 ? { ...HEADERS, "Retry-After": "60" } : HEADERS });

/**
 * The state behind such a link; null if it cannot be read or changed. Only the code of the error is logged: the driver's message may
 * quote personal data.
 */
export const stateOfLink = <State>(
  state: Promise<State>,
  { log }: SiteServices<"log">,
  failure: { readonly link: string; readonly message: string },
): Promise<State | null> =>
  state.catch((error: unknown) => {
    log.error({ link: failure.link, error: errorCode(error) }, failure.message);
    return null;
  });
