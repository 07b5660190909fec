export { deviceStorage, type StoredTexts, tabStorage } from "./stored-texts.ts";
