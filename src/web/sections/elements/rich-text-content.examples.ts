/** Rich text of one paragraph. */
export const exampleRichText = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
