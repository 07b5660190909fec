const START = "Page Not Found: ";

/** The specification's message of an address without a page: in the log, in payloads and as text. */
export const defaultMessage = (path: string): string => START + path;

export const isDefaultMessage = (message: string): boolean => message.startsWith(START);
