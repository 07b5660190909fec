export const pictureStrings = {
  drawing: "Image de synthèse",
} as const;
