import type { Page } from "@playwright/test";
import { writeSeenCookie } from "#domain/shortlist/index.ts";
import type { VehicleState } from "#domain/vehicles/index.ts";
import type { Site } from "./sites/site.ts";

export type SeenFavourite = { readonly id: number; readonly cents: number; readonly state?: VehicleState };

/** A visitor who saw these favourites so many days before today. */
export const sawFavourites = async (
  page: Page,
  { url }: Pick<Site, "url">,
  days: number,
  seen: readonly SeenFavourite[],
): Promise<void> => {
  const day = Math.floor(Date.now() / 86_400_000) - days;
  const entries = seen.map(
    ({ id, cents, state = "available" }) => [id, { last: { cents, state, day }, before: null }] as const,
  );
  const [pair = ""] = writeSeenCookie({ viewedAt: day * 1_440, entries: new Map(entries) }, false).split(";");
  const ids = seen.map(({ id }) => id).join(".");
  await page.context().addCookies([
    { name: "favoris", value: ids, url },
    { name: "favoris-vus", value: pair.split("=")[1] ?? "", url, httpOnly: true },
  ]);
};
