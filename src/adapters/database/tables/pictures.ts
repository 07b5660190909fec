/** Instants are ISO 8601 text of one fixed width, so that both dialects order them alike. */
export type PictureTables = { pictures: PictureTable };

/** One row an address of a picture that a feed names. */
export type PictureTable = {
  url: string;
  /** `due`: to be fetched at `next_attempt_at`. `held`: the rest of the row says what. */
  state: "due" | "held" | "given_up";
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  hash: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  colour: string | null;
  /** The last version of the stock in which a vehicle had it. */
  seen_version: number;
  unwanted_since: string | null;
};
