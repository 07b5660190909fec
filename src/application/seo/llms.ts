export type LlmsLink = { readonly title: string; readonly url: string; readonly description: string | null };

/** `/llms.txt` in Markdown: name, description and links by section. Source: https://llmstxt.org */
export const formatLlmsText = (
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
