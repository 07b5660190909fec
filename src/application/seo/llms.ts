import { storyPath } from "#domain/content/index.ts";
import { locationOfStory } from "#domain/site/index.ts";
import { SEO_STRINGS } from "../strings/seo.ts";
import type { SiteFileDependencies } from "./site-file-dependencies.ts";

type LlmsLink = { readonly title: string; readonly url: string; readonly description: string | null };

/** `/llms.txt` in Markdown: name, description and links by section. Source: https://llmstxt.org */
const formatLlmsText = (
  name: string,
  description: string,
  sections: readonly { readonly title: string; readonly links: readonly LlmsLink[] }[],
): string => {
  const formatLink = ({ title, url, description: about }: LlmsLink): string =>
    `- [${title.replaceAll(/[[\]]/g, "")}](${url})${about === null ? "" : `: ${about}`}`;
  const texts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${title}\n\n${links.map(formatLink).join("\n")}\n`);
  return `# ${name}\n\n> ${description}\n\n${texts.join("\n")}`;
};

/** Describes the site to language models: the stock and the pages that search engines may index. */
export const createLlmsText = async ({
  content,
  settings,
  paths,
  siteUrl,
  stock,
}: SiteFileDependencies): Promise<string> => {
  const stories = (await content.stories()).filter(
    ({ slug, noindex, article }) =>
      !noindex && article === null && locationOfStory(slug, settings.segments.locations) === null,
  );
  return formatLlmsText(settings.group.name, SEO_STRINGS.siteDescription(stock.size()), [
    {
      title: SEO_STRINGS.stock,
      links: [
        { title: SEO_STRINGS.stockList, url: siteUrl + paths.stock(), description: SEO_STRINGS.stockListDescription },
        { title: SEO_STRINGS.api, url: `${siteUrl}/api/v1/openapi.json`, description: SEO_STRINGS.apiDescription },
        { title: SEO_STRINGS.stockJson, url: `${siteUrl}/feeds/vitrine.json`, description: null },
      ],
    },
    {
      title: SEO_STRINGS.pages,
      links: stories.map(({ slug, title, description }) => ({
        title,
        url: siteUrl + storyPath(slug),
        description,
      })),
    },
  ]);
};
