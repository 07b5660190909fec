import type { RssChannel, RssItem } from "#application/seo/ports.ts";
import { escapeXml } from "#domain/shared/index.ts";
import { xmlTextElement, XML_DECLARATION } from "../platform/formats/xml.ts";

/** RFC 822: "Fri, 02 Oct 2026 00:00:00 GMT". */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

const itemElement = ({ title, link, description, category, publishedAt }: RssItem): string =>
  [
    "<item>",
    xmlTextElement("title", title),
    xmlTextElement("link", link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    xmlTextElement("description", description),
    xmlTextElement("category", category),
    xmlTextElement("pubDate", rssDate(publishedAt)),
    "</item>\n",
  ].join("");

/** An RSS 2.0 feed with items in the given order. Source: https://www.rssboard.org/rss-specification */
export const createRssFeed = (channel: RssChannel, items: readonly RssItem[]): string => {
  const newest = items.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), "");
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    xmlTextElement("title", channel.title),
    xmlTextElement("link", channel.link),
    xmlTextElement("description", channel.description),
    xmlTextElement("language", channel.language),
    newest === "" ? "" : xmlTextElement("lastBuildDate", rssDate(newest)),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemElement),
    "</channel>\n</rss>\n",
  ].join("");
};
