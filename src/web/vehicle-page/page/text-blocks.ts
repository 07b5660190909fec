/** A paragraph with its lines, or a list with its items. */
export type TextBlock = { readonly type: "paragraph" | "list"; readonly lines: readonly string[] };

const ITEM = /^- /;

/** The blocks of a seller's text: paragraphs behind an empty line, list items behind "- ". */
export const toTextBlocks = (text: string): readonly TextBlock[] => {
  const blocks: { type: TextBlock["type"]; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "") {
      isNew = true;
      continue;
    }
    const type = ITEM.test(line) ? "list" : "paragraph";
    const last = isNew ? undefined : blocks.at(-1);
    if (last?.type === type) last.lines.push(line.replace(ITEM, ""));
    else blocks.push({ type, lines: [line.replace(ITEM, "")] });
    isNew = false;
  }
  return blocks;
};
