import { xmlText } from "../shared/index.ts";
import { element, XML_HEAD } from "./xml.ts";

/** `publishedAt` is an ISO 8601 day or instant; `link` is absolute. */
export type FeedItem = {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly category: string | null;
  readonly publishedAt: string;
};

export type FeedHead = {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same. */
  readonly link: string;
  /** The feed's own address. */
  readonly self: string;
  readonly language: string;
};

/** RFC 822 as RSS wants it: "Fri, 02 Oct 2026 00:00:00 GMT". */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

const itemOf = ({ title, link, description, category, publishedAt }: FeedItem): string =>
  [
    "<item>",
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element("description", description),
    element("category", category),
    element("pubDate", rssDate(publishedAt)),
    "</item>\n",
  ].join("");

/** A feed of news, newest first. Source: RSS 2.0 (https://www.rssboard.org/rss-specification), with its own address. */
export const rssFeed = (head: FeedHead, items: readonly FeedItem[]): string => {
  const newest = items.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), "");
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    element("title", head.title),
    element("link", head.link),
    element("description", head.description),
    element("language", head.language),
    newest === "" ? "" : element("lastBuildDate", rssDate(newest)),
    `<atom:link href="${xmlText(head.self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemOf),
    "</channel>\n</rss>\n",
  ].join("");
};
