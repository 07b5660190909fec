export type UploadedFileView = {
  readonly name: string;
  /** "1,2 Mo". */
  readonly size: string;
  readonly token: string;
};

/** Name of the field that holds the token of a file from an earlier submission. */
export const uploadedFileField = (name: string): string => `${name}_recu`;
