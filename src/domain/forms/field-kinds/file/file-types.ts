/** Accepted file types by media type. */
export const FILE_TYPES = {
  "application/pdf": { label: "PDF", extensions: ["pdf"] },
  "image/jpeg": { label: "JPEG", extensions: ["jpg", "jpeg"] },
  "image/png": { label: "PNG", extensions: ["png"] },
  "image/webp": { label: "WebP", extensions: ["webp"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { label: "Word", extensions: ["docx"] },
  "application/vnd.oasis.opendocument.text": { label: "OpenDocument", extensions: ["odt"] },
} as const;

export type FileType = keyof typeof FILE_TYPES;
