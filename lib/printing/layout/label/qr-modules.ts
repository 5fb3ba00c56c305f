import QRCode from "qrcode";

/** Which modules of a QR code are dark. */
export type QrModules = { count: number; dark: (row: number, column: number) => boolean };

/** Modules of white that a reader needs around a QR code. */
export const QUIET_ZONE = 4;

export function qrModulesOf(url: string): QrModules {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: "M" });
  return { count: modules.size, dark: (row, column) => Boolean(modules.get(row, column)) };
}

/** Side of a QR code with its quiet zone, on a label with this short side. */
export function qrSideMm(qr: QrModules, shortSide: number): number {
  return Math.max(QR_LEAST_MM, (qr.count + 2 * QUIET_ZONE) * MODULE_LEAST_MM, shortSide * 0.14);
}

const QR_LEAST_MM = 15;
const MODULE_LEAST_MM = 0.4;
