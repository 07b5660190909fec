export type LlmsLink = { readonly title: string; readonly url: string; readonly about: string | null };

/** `/llms.txt`: what the site is and where its parts are, in Markdown. Source: https://llmstxt.org */
export const llmsText = (
  name: string,
  about: string,
  parts: readonly { readonly title: string; readonly links: readonly LlmsLink[] }[],
): string => {
  const line = ({ title, url, about: words }: LlmsLink): string =>
    `- [${title.replaceAll(/[[\]]/g, "")}](${url})${words === null ? "" : `: ${words}`}`;
  const sections = parts
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => `## ${title}\n\n${links.map(line).join("\n")}\n`);
  return `# ${name}\n\n> ${about}\n\n${sections.join("\n")}`;
};
