/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export type PictureTables = { pictures: PictureTable };

/** One row per picture URL in a feed, and per picture of staff, by the address of its file. */
export type PictureTable = {
  url: string;
  /** `due`: to be downloaded at `next_attempt_at`. `held`: stored, and the columns from `hash` on are set, of a picture of staff `hash` alone. */
  state: "due" | "held" | "given_up";
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  hash: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  colour: string | null;
  /** Last stock version in which a vehicle used the picture. */
  seen_version: number;
  unwanted_since: string | null;
};
