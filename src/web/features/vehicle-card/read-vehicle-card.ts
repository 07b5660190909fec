import type { Color, StudioShape } from "#domain/vehicles/index.ts";
import type { Picture } from "../pictures/index.ts";
import type { CardBadge, CardPictures, MonthlyView, VehicleCardView } from "./vehicle-card-view.ts";

const textOf = (card: Element, selector: string): string | null => card.querySelector(selector)?.textContent || null;

/** Text of an element behind its label for screen readers. */
const valueOf = (card: Element, selector: string): string | null =>
  card.querySelector(selector)?.lastChild?.textContent ?? null;

const readStudioPicture = (image: Element): Picture => ({
  kind: "studio",
  shape: (/\/([a-z-]+)-front-/.exec(image.getAttribute("src") ?? "")?.[1] ?? "") as StudioShape,
  color: (/paint-(?!inset)(\w+)/.exec(image.getAttribute("class") ?? "")?.[1] ?? "unknown") as Color,
  alt: image.getAttribute("alt") ?? "",
});

const readMonthly = (card: Element): MonthlyView | null => {
  const amount = card.querySelector(".monthly")?.firstChild?.textContent;
  if (!amount) return null;
  return {
    amount,
    conditions: textOf(card, ".popover") ?? "",
    emissions: textOf(card, ".vehicle-emissions"),
  };
};

const readBadge = (badge: Element): CardBadge => ({
  tone: (/badge-(\w+)/.exec(badge.getAttribute("class") ?? "")?.[1] ?? "plain") as CardBadge["tone"],
  label: badge.textContent,
});

const readBefore = (card: Element): VehicleCardView["before"] => {
  const before = card.querySelector(".price-before");
  const amount = before?.querySelector("s")?.textContent ?? "";
  return before && { label: before.textContent.slice(0, -amount.length).trim(), amount };
};

/**
 * The view of a card, read back from its markup, so that a page need not send it a second time. `sent`: the pictures of a
 * card with photographs, whose addresses the markup states in several sizes only.
 */
export const readVehicleCard = (card: Element, sent: CardPictures | undefined): VehicleCardView => {
  const link = card.querySelector(".card-link");
  const href = link?.getAttribute("href") ?? "";
  const image = card.querySelector("img");
  const distance = valueOf(card, ".vehicle-distance");
  return {
    id: Number(/\/(\d+)-[^/]*$/.exec(href)?.[1]),
    href,
    title: link?.textContent ?? "",
    trim: textOf(card, ".vehicle-trim"),
    picture: sent?.picture ?? (image ? readStudioPicture(image) : { kind: "photo", url: "", alt: "" }),
    ...(sent?.photos ? { photos: sent.photos } : {}),
    badges: [...card.querySelectorAll(".badge")].map(readBadge),
    attributes: [
      valueOf(card, ".icon-calendar"),
      valueOf(card, ".icon-road"),
      valueOf(card, ".icon-fuel") ?? valueOf(card, ".icon-bolt"),
      valueOf(card, ".icon-gearbox"),
    ],
    electric: card.querySelector(".icon-bolt") !== null,
    price: textOf(card, ".price-amount"),
    before: readBefore(card),
    monthly: readMonthly(card),
    location: card.querySelector(".vehicle-place")?.firstChild?.textContent ?? null,
    ...(distance === null ? {} : { distance }),
    ...(card.querySelector(".card-marks") ? {} : { sold: true }),
  };
};
