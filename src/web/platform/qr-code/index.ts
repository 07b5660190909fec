export { qrCode, type QrCode } from "./qr-code.ts";
