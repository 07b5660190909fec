/** Title and trim: "Ford Puma ST-Line". */
export const vehicleName = ({ title, trim }: { readonly title: string; readonly trim?: string | null }): string =>
  [title, trim].filter(Boolean).join(" ");
